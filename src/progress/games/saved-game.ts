import { withAttempts, type Game } from '../../core/game/game.ts';
import { isSameHistory, mergeAttempts, mergeGames } from '../../core/game/merge-games.ts';

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
 * Merges a board that this page and other tabs may both have changed: the newer change shows, and the steps of the
 * older stay below it. Counted help and time move nothing.
 * @param base The board from which this page went on.
 * @param stored The board as the others have changed it.
 * @param mine The board as this page has changed it.
 */
export function mergeSavedGames(base: SavedGame, stored: SavedGame, mine: SavedGame): SavedGame {
  const { revision } = stored;
  // The others have changed nothing, or only counted. The objects of this page are kept, so that listeners hear of
  // no change.
  if (stored === base || isSameChange(stored, base)) {
    return { ...mine, game: withCounts(mine, stored), revision };
  }
  if (mine.game.history === base.game.history) return { ...stored, game: withCounts(stored, mine) };
  const [older, newer] = isLater(stored, mine) ? [mine, stored] : [stored, mine];
  return { ...newer, game: mergeGames(base.game, older.game, newer.game), revision };
}

/**
 * Merges a stored board with one that a page has stashed, because it closed before it knew if the database had stored
 * it.
 * @param base The board from which that page went on.
 */
export function mergeStashed(base: SavedGame, stored: SavedGame, left: SavedGame): SavedGame {
  if (!isOneChange(stored, left)) return mergeSavedGames(base, stored, left);
  return { ...stored, game: withCounts(stored, left) };
}

/** Returns the game of a board, with the most help and time that either counted for each attempt. */
function withCounts({ game }: SavedGame, other: SavedGame): Game {
  const attempts = mergeAttempts(game.attempts, other.game.attempts);
  return attempts === game.attempts ? game : withAttempts(game, game.history, attempts);
}

/** Returns true if the same change left both boards as they are. */
function isSameChange(a: SavedGame, b: SavedGame): boolean {
  return isOneChange(a, b) && isSameHistory(a.game.history, b.game.history);
}

/** Returns true if one change was the last of both, whatever steps were put below it. */
function isOneChange(a: SavedGame, b: SavedGame): boolean {
  return a.changedAt === b.changedAt && a.changedBy === b.changedBy;
}

/** Returns true if `a` was changed after `b`. Of two changes at one moment every tab picks the same. */
export function isLater(a: SavedGame, b: SavedGame): boolean {
  return a.changedAt > b.changedAt || (a.changedAt === b.changedAt && a.changedBy > b.changedBy);
}
