import { withAttempts, type Game } from '../../core/game/game.ts';
import { lineOf, type History } from '../../core/game/history.ts';
import { mergeAttempts } from '../../core/game/merge-games.ts';
import { samePosition } from '../../core/game/position.ts';

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
  // A write that joins two boards may put other steps below a change. Tabs that only read follow the last write.
  return a.revision > b.revision && !isSameLine(ofA, ofB);
}

/** Returns true if two histories of one length have the same steps, each of the same attempt. */
function isSameLine(a: History, b: History): boolean {
  const steps = lineOf(b);
  return lineOf(a).every((step, index) => {
    const other = steps[index]!;
    return step.attempt === other.attempt && samePosition(step, other);
  });
}
