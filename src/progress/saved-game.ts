import { withAttempts, type Game } from '../core/game.ts';
import { isSameHistory, mergeAttempts, mergeGames } from '../core/merge-games.ts';

/** An unfinished board, as it is kept from one visit to the next. */
export interface SavedGame {
  readonly game: Game;
  /** The name of the page that changed it last; empty where that is not known. */
  readonly changedBy: string;
  /** When that was: milliseconds since 1970, but always later than the change before. */
  readonly changedAt: number;
  /** How often it was written; 0 for one that never was. */
  readonly revision: number;
}

/** A game nobody has touched, as one that was never kept. */
export function newSavedGame(game: Game): SavedGame {
  return { game, changedBy: '', changedAt: 0, revision: 0 };
}

/**
 * A board that this page and other tabs may both have changed: the newer change shows, the steps of
 * the older stay below it. What only counts (help, time) moves nothing.
 * @param base The board from which this page went on.
 * @param stored What the others made of it.
 * @param mine What this page made of it.
 */
export function mergeSavedGames(base: SavedGame, stored: SavedGame, mine: SavedGame): SavedGame {
  const { revision } = stored;
  // The others have done nothing, or only counted: what this page has keeps its objects, so that nobody
  // is told of a change.
  if (stored === base || isSameChange(stored, base)) {
    return { ...mine, game: withCounts(mine, stored), revision };
  }
  if (mine.game.history === base.game.history) return { ...stored, game: withCounts(stored, mine) };
  const [older, newer] = isLater(stored, mine) ? [mine, stored] : [stored, mine];
  return { ...newer, game: mergeGames(base.game, older.game, newer.game), revision };
}

/**
 * A stored board with what a page made of it that went before it knew whether the database had done it.
 * @param base The board from which that page went on.
 */
export function joinLeft(base: SavedGame, stored: SavedGame, left: SavedGame): SavedGame {
  if (!isOneChange(stored, left)) return mergeSavedGames(base, stored, left);
  return { ...stored, game: withCounts(stored, left) };
}

/** The game of a board, with the most that either counted of each attempt. */
function withCounts({ game }: SavedGame, other: SavedGame): Game {
  const attempts = mergeAttempts(game.attempts, other.game.attempts);
  return attempts === game.attempts ? game : withAttempts(game, game.history, attempts);
}

/** Whether two boards are as one and the same change left them. */
function isSameChange(a: SavedGame, b: SavedGame): boolean {
  return isOneChange(a, b) && isSameHistory(a.game.history, b.game.history);
}

/** Returns true if one change was the last of both, whatever was put below it. */
function isOneChange(a: SavedGame, b: SavedGame): boolean {
  return a.changedAt === b.changedAt && a.changedBy === b.changedBy;
}

/** Returns true if a board was changed after another; of two changes at one moment every tab picks the same. */
export function isLater(a: SavedGame, b: SavedGame): boolean {
  return a.changedAt > b.changedAt || (a.changedAt === b.changedAt && a.changedBy > b.changedBy);
}
