import type { UseStore } from 'idb-keyval';
import type { Game } from '../../core/game/game.ts';
import type { SessionStash } from '../storage/session-stash.ts';
import type { StashedGame } from './stashed-game.ts';
import { mergeStashed, type SavedGame } from './saved-game.ts';

/** The entry of one game in a database: a game, nothing, or a value that cannot be read. */
export interface StoredGame {
  readonly board: SavedGame | undefined;
  /** The key and the value of an unreadable entry, which is to be set aside. */
  readonly damaged: { readonly key: string | number; readonly value: unknown } | undefined;
  /** The moment when the game was over, in milliseconds since 1970; changes until then are no longer kept. */
  readonly closedAt?: number;
}

/** The place where games of one sort are kept, each under a name. */
export interface GameRepository<Name extends string | number> {
  readonly stash: SessionStash;
  /** Returns the name under which pages stash the game of a name. */
  readonly stashName: (name: Name) => string;
  readonly use: UseStore;
  /** Returns the game of a name as it is before anybody has touched it. */
  readonly fresh: (name: Name) => Game;
  /**
   * Reads a game.
   * @param known The game that was read or written last. If nobody has written since, it is returned and the entry is
   *   not parsed again.
   */
  read(store: IDBObjectStore, name: Name, known: SavedGame): Promise<StoredGame>;
  write(store: IDBObjectStore, name: Name, board: SavedGame): void;
}

/** Returns the stored board with the changes that pages have stashed, as if those pages had stored them. */
export function withStashed(
  { board, closedAt = -1 }: StoredGame,
  left: readonly StashedGame[],
): SavedGame | undefined {
  return left
    .filter(({ mine }) => mine.changedAt > closedAt)
    .reduce((stored, { base, mine }) => (stored ? mergeStashed(base, stored, mine) : mine), board);
}
