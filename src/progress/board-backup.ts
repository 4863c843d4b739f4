import { geometryOf } from '../core/geometry.ts';
import { newGame, type Game } from '../core/game.ts';
import { samePosition } from '../core/position.ts';
import { queensRules } from '../core/rules.ts';
import { isSize } from '../core/square.ts';
import { verdict } from '../core/verdict.ts';
import { GAMES_DATABASE } from './board-shelf.ts';
import { isThere } from './database.ts';
import { ALL_SIZES } from './every-size.ts';
import { believableMoment } from './find.ts';
import type { Progress } from './progress.ts';
import { withoutHistory } from './puzzle-game.ts';
import { isLater, joinLeft, newSavedGame, type SavedGame } from './saved-game.ts';
import { readSavedGame, savedGameRecord } from './saved-game-record.ts';
import type { Reading } from './tries.ts';

/** Unfinished boards of free play, by their sizes. */
export type Boards = ReadonlyMap<number, SavedGame>;

/** What an import would do to the unfinished boards. */
export interface BoardCounts {
  /** The sizes of the boards that would show, the smallest first. */
  readonly sizes: readonly number[];
  /** The number of boards that are here already, or were changed later here. */
  readonly known: number;
}

/** Reads every unfinished board for a backup: as it stands, without its way back. */
export async function allBoards(progress: Progress): Promise<Reading<Boards>> {
  const { value, isWhole } = await listBoards(progress, ALL_SIZES.filter(isSize));
  const unfinished = [...value].filter(([, { game }]) => isUnfinished(game));
  return {
    value: new Map(unfinished.map(([size, board]) => [size, withoutHistory(board)])),
    isWhole,
  };
}

/** Reads the boards of these sizes, also those that nobody has touched. */
async function listBoards(progress: Progress, sizes: readonly number[]): Promise<Reading<Boards>> {
  const { value, isWhole } = await progress.boards.list(sizes);
  return { value, isWhole: isWhole || sizes.length === 0 || !(await isThere(GAMES_DATABASE)) };
}

/** Returns true if something stands on a board. */
function isLaid({ history }: Game): boolean {
  const { queens, marks } = history.present;
  return queens.length + marks.length > 0;
}

/** Returns true if something stands on a board, and that is no solution yet. */
function isUnfinished(game: Game): boolean {
  return isLaid(game) && !verdict(geometryOf(game.rules), game.history.present.queens).solved;
}

/** The entry of a backup for the board of a size. */
export function boardEntry([size, board]: readonly [size: number, board: SavedGame]): unknown {
  return { shape: shapeOf(size), ...(savedGameRecord(board) as object) };
}

function shapeOf(size: number): string {
  return `${size}x${size}`;
}

/** Reads an entry of the boards; returns true if it is one. Of two of one size the last is kept. */
export function addBoard(boards: Map<number, SavedGame>, entry: unknown): boolean {
  const { shape } = Object(entry) as { readonly shape?: unknown };
  const size = ALL_SIZES.find((each) => shapeOf(each) === shape);
  if (!isSize(size)) return false;
  const board = readSavedGame(entry, newGame(queensRules(size)));
  if (!board || !isLaid(board.game)) return false;
  // A date that cannot be must not have this board stand above all others for ever.
  boards.set(size, { ...board, changedAt: believableMoment(board.changedAt, Date.now()) });
  return true;
}

/**
 * Puts a board of a backup together with the one that is here. The one that was changed later shows, but never an empty
 * one; the steps of the one that is here stay below it.
 * @returns `here` itself where the backup brings nothing.
 */
export function joinBoards(here: SavedGame, brought: SavedGame): SavedGame {
  const { history, rules } = here.game;
  if (samePosition(history.present, brought.game.history.present)) return here;
  if (isLaid(here.game) && !isLater(brought, here)) return here;
  // Where an empty board gives way to an older one, other tabs must take that for the newer.
  const changedAt = Math.max(brought.changedAt, here.changedAt + (isLaid(here.game) ? 0 : 1));
  return joinLeft(newSavedGame(newGame(rules)), here, { ...brought, changedAt });
}

/** Counts what taking these boards over would bring. */
export async function previewOfBoards(
  progress: Progress,
  boards: Boards,
): Promise<Reading<BoardCounts>> {
  const { value: here, isWhole } = await listBoards(progress, [...boards.keys()]);
  const sizes = [...boards].flatMap(([size, board]) => {
    const known = here.get(size)!;
    return joinBoards(known, board) === known ? [] : size;
  });
  const value = { sizes: sizes.sort((a, b) => a - b), known: boards.size - sizes.length };
  return { value, isWhole };
}

/**
 * Takes over boards, each put together with what is here. Resolves when they are stored, or in memory where storage
 * refused.
 * @returns The number of those that brought something.
 */
export async function takeBoards(progress: Progress, boards: Boards): Promise<number> {
  let brought = 0;
  for (const [size, board] of boards) {
    if (await progress.boards.take(size, (here) => joinBoards(here, board))) brought++;
  }
  return brought;
}
