import { withAttempts, type Game } from '../../core/game/game.ts';
import { lineOf } from '../../core/game/history.ts';
import { mergeAttempts } from '../../core/game/merge-games.ts';

/** An unfinished game, as it is kept from one visit to the next. */
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
 * Merges two games of one name: the one that was changed last, with the most help and time that either counted. The
 * result is the same in whatever order games come. It is `a` itself if `b` adds nothing.
 */
export function mergeSavedGames<Saved extends SavedGame>(a: Saved, b: Saved): Saved {
  const [newer, older] = isLater(b, a) ? [b, a] : [a, b];
  const { game } = newer;
  const attempts = mergeAttempts(game.attempts, older.game.attempts);
  if (attempts === game.attempts) return newer;
  return { ...newer, game: withAttempts(game, game.history, attempts) };
}

/**
 * Merges two devices' games of one name: the one that was changed last is kept as it is, without what the other one
 * counted. Of one change it keeps the most of both. It is `a` itself if `b` adds nothing.
 */
export function mergeForeignGames<Saved extends SavedGame>(a: Saved, b: Saved): Saved {
  if (isSameChange(a, b)) return mergeSavedGames(a, b);
  return isLater(b, a) ? b : a;
}

function isSameChange(a: SavedGame, b: SavedGame): boolean {
  const [presentOfA, presentOfB] = [a, b].map(({ game }) => JSON.stringify(game.history.present));
  return a.changedAt === b.changedAt && a.changedBy === b.changedBy && presentOfA === presentOfB;
}

/**
 * Returns true if `a` was changed after `b`. Of two changes at one moment the names of the pages decide. Of one change
 * the longer history is the later one, then the one that was written last, and then the texts decide.
 */
export function isLater(a: SavedGame, b: SavedGame): boolean {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt;
  if (a.changedBy !== b.changedBy) return a.changedBy > b.changedBy;
  const steps = a.game.history.past.length - b.game.history.past.length;
  if (steps !== 0) return steps > 0;
  const [textOfA, textOfB] = [a, b].map(({ game }) => JSON.stringify(lineOf(game.history)));
  // A write that joins two boards may put other steps below a change. Tabs that only read follow the last write.
  if (textOfA !== textOfB && a.revision !== b.revision) return a.revision > b.revision;
  return textOfA! > textOfB!;
}
