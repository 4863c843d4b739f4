import type { UseStore } from 'idb-keyval';
import type { Game } from '../core/game.ts';
import type { LeftGame, LeftGames } from './left-games.ts';
import { joinLeft, type SavedGame } from './saved-game.ts';

/** What a database holds of one game: a game, nothing, or a value that cannot be read. */
export interface StoredGame {
  readonly board: SavedGame | undefined;
  /** The key and the value of an entry to be set aside. */
  readonly damaged: { readonly key: string | number; readonly value: unknown } | undefined;
  /** When the game was over; what was changed until then is not to be kept any more. */
  readonly closedAt?: number;
}

/** Where and how games of one sort are kept, each under a name. */
export interface GameShelf<Name extends string | number> {
  /** What pages of this tab have left of these games. */
  readonly left: LeftGames<Name>;
  readonly use: UseStore;
  /** The game of a name before anybody has touched it. */
  fresh(name: Name): Game;
  /**
   * Reads a game.
   * @param known What was read or written last; where nobody has written since, it is not read again.
   */
  read(store: IDBObjectStore, name: Name, known: SavedGame): Promise<StoredGame>;
  write(store: IDBObjectStore, name: Name, board: SavedGame): void;
}

/** The board that is stored, with what pages have left since, as if they had lived to see it stored. */
export function withLeft(
  { board, closedAt = -1 }: StoredGame,
  left: readonly LeftGame[],
): SavedGame | undefined {
  return left
    .filter(({ mine }) => mine.changedAt > closedAt)
    .reduce((stored, { base, mine }) => (stored ? joinLeft(base, stored, mine) : mine), board);
}
