import { newGame, type Game } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import { database, readValue } from '../storage/database.ts';
import { SessionStash } from '../storage/session-stash.ts';
import {
  isRecordOf,
  readFirstVersion,
  readSavedGame,
  savedGameRecord,
} from './saved-game-record.ts';
import type { GameRepository, StoredGame } from './game-store.ts';
import type { SavedGame } from './saved-game.ts';

/** The name of the database with the unfinished board of each size. */
export const BOARDS_DATABASE = 'ninety-two-boards';

/**
 * Returns the key of the board of a size. Builds before version 2 use the size alone as the key: if one is still open
 * beside this build, neither touches the records of the other.
 */
export function savedGameKey(size: number): string {
  return `board ${size}`;
}

/** Returns the repository of the boards of free play, one for each size. */
export function boardRepository(): GameRepository<number> {
  return {
    stash: new SessionStash(),
    stashName: (size) => `ninety-two-left board ${size}`,
    // `relaxed`, because losing a move in a power failure costs less than flushing the disk at every tap.
    use: database(BOARDS_DATABASE, 'boards', 'relaxed'),
    fresh: freshBoard,
    recordOf: (_, board) => savedGameRecord(board),
    read: readStored,
    write: (store, size, board) => store.put(savedGameRecord(board), savedGameKey(size)),
  };
}

function freshBoard(size: number): Game {
  return newGame(queensRules(size));
}

/** Reads the board of a size from a record of version 2 if there is one, else from one of version 1. */
async function readStored(
  store: IDBObjectStore,
  size: number,
  known: SavedGame,
): Promise<StoredGame> {
  const [value, first] = await Promise.all([
    readValue(store.get(savedGameKey(size))),
    readValue(store.get(size)),
  ]);
  if (isRecordOf(value, known)) return { board: known, damaged: undefined };
  if (value !== undefined) {
    const board = readSavedGame(value, freshBoard(size));
    return { board, damaged: board ? undefined : { key: savedGameKey(size), value } };
  }
  const board = readFirstVersion(first, freshBoard(size));
  const damaged = first !== undefined && !board;
  return { board, damaged: damaged ? { key: size, value: first } : undefined };
}
