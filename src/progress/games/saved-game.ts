import { withAttempts, type Game } from '../../core/game/game.ts';
import { lineOf } from '../../core/game/history.ts';
import { mergeAttempts } from '../../core/game/merge-games.ts';

/** An unfinished board, as it is kept from one visit to the next. */
export interface SavedGame {
  readonly game: Game;
  /** The name of the page that changed it last; empty where that is not known. */
  readonly changedBy: string;
  /** The moment of that change, in milliseconds since 1970, but always later than the change before. */
  readonly changedAt: number;
  /** The number of times that it was written; 0 if it never was. */
  readonly revision: number;
}

/** Returns an untouched game as one that was never kept. */
export function newSavedGame(game: Game): SavedGame {
  return { game, changedBy: '', changedAt: 0, revision: 0 };
}

/**
 * Merges two boards of one name: the one that was changed last, with the most help and time that either counted. Of one
 * change it keeps the longer history, else the one that was written last. It is `a` itself if `b` adds nothing.
 */
export function mergeSavedGames(a: SavedGame, b: SavedGame): SavedGame {
  const [newer, older] = isLater(b, a) ? [b, a] : [a, b];
  const { game } = newer;
  const attempts = mergeAttempts(game.attempts, older.game.attempts);
  if (attempts === game.attempts) return newer;
  return { ...newer, game: withAttempts(game, game.history, attempts) };
}

/** Returns true if `a` was changed after `b`. Of two changes at one moment every tab picks the same. */
export function isLater(a: SavedGame, b: SavedGame): boolean {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt;
  if (a.changedBy !== b.changedBy) return a.changedBy > b.changedBy;
  const [ofA, ofB] = [a.game.history, b.game.history];
  if (ofA.past.length !== ofB.past.length) return ofA.past.length > ofB.past.length;
  // A write that joins two boards may give the same queens another attempt. Tabs that only read follow the last write.
  return a.revision > b.revision && attemptsOf(a) !== attemptsOf(b);
}

/** Returns the attempt of each step, from the oldest. */
function attemptsOf({ game }: SavedGame): string {
  return lineOf(game.history)
    .map(({ attempt }) => attempt)
    .join(' ');
}
