import { promisifyRequest } from 'idb-keyval';
import { newGame, type Game } from '../core/game.ts';
import { queensRules } from '../core/rules.ts';
import { database } from './database.ts';
import { LeftGames } from './left-games.ts';
import {
  isRecordOf,
  readFirstVersion,
  readSavedGame,
  savedGameRecord,
} from './saved-game-record.ts';
import type { GameShelf, StoredGame } from './game-shelf.ts';
import type { SavedGame } from './saved-game.ts';

/** The name of the database with the unfinished board of each size. */
export const GAMES_DATABASE = 'ninety-two-boards';

/**
 * The key of a size's board. Builds before version 2 keep theirs under the size alone: where one is
 * still open beside this build, neither touches what the other wrote.
 */
export function savedGameKey(size: number): string {
  return `board ${size}`;
}

/** Where the boards of free play are kept, one a size. */
export function boardShelf(): GameShelf<number> {
  return {
    left: new LeftGames('board'),
    // Not `strict`: a move lost with a failing power supply is worth less than a disk flush a tap.
    use: database(GAMES_DATABASE, 'boards', 'relaxed'),
    fresh: freshBoard,
    read: readStored,
    write: (store, size, board) => store.put(savedGameRecord(board), savedGameKey(size)),
  };
}

function freshBoard(size: number): Game {
  return newGame(queensRules(size));
}

/** Reads the board of a size: version 2 where there is one, else version 1. */
async function readStored(
  store: IDBObjectStore,
  size: number,
  known: SavedGame,
): Promise<StoredGame> {
  const [value, first] = await Promise.all([
    promisifyRequest<unknown>(store.get(savedGameKey(size))),
    promisifyRequest<unknown>(store.get(size)),
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
