import { geometryOf } from '../../core/board/geometry.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { samePosition } from '../../core/game/position.ts';
import { queensRules } from '../../core/board/rules.ts';
import { isSize } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { BOARDS_DATABASE } from '../games/board-repository.ts';
import { isThere } from '../storage/database.ts';
import { ALL_SIZES } from '../solutions/every-size.ts';
import type { Progress } from '../progress.ts';
import { withoutHistory } from '../puzzles/puzzle-game.ts';
import { onTopOf } from '../../core/game/merge-games.ts';
import { isLater, type SavedGame } from '../games/saved-game.ts';
import { readSavedGame, savedGameRecord } from '../games/saved-game-record.ts';
import type { Reading } from '../storage/record-store.ts';
import { believableMoment } from '../storage/fields.ts';

/** Unfinished boards of free play, by their sizes. */
export type Boards = ReadonlyMap<number, SavedGame>;

/** The effect that an import would have on the unfinished boards. */
export interface BoardCounts {
  /** The sizes whose boards the import would change, the smallest first. */
  readonly sizes: readonly number[];
  /** The number of boards in the file that are here already, or were changed later here. */
  readonly known: number;
}

/** Reads every unfinished board for a backup, without its history. */
export async function allBoards(progress: Progress): Promise<Reading<Boards>> {
  const { value, isWhole } = await listBoards(progress, ALL_SIZES.filter(isSize));
  const unfinished = [...value].filter(([, { game }]) => isUnfinished(game));
  return {
    value: new Map(unfinished.map(([size, board]) => [size, withoutHistory(board)])),
    isWhole,
  };
}

/** Reads the boards of these sizes, untouched ones included. */
async function listBoards(progress: Progress, sizes: readonly number[]): Promise<Reading<Boards>> {
  const { value, isWhole } = await progress.boards.list(sizes);
  return { value, isWhole: isWhole || sizes.length === 0 || !(await isThere(BOARDS_DATABASE)) };
}

/** Returns true if a queen or a mark is on a board. */
function isLaid({ history }: Game): boolean {
  const { queens, marks } = history.present;
  return queens.length + marks.length > 0;
}

/** Returns true if a queen or a mark is on a board and its queens are no solution. */
function isUnfinished(game: Game): boolean {
  return isLaid(game) && !verdict(geometryOf(game.rules), game.history.present.queens).solved;
}

/** Returns the entry of a backup for the board of a size. */
export function boardEntry([size, board]: readonly [size: number, board: SavedGame]): unknown {
  return { shape: shapeOf(size), ...(savedGameRecord(board) as object) };
}

function shapeOf(size: number): string {
  return `${size}x${size}`;
}

/**
 * Reads an entry of the boards and adds it to `boards`, in place of an earlier one of its size.
 * @returns True if the entry is a board.
 */
export function addBoard(boards: Map<number, SavedGame>, entry: unknown): boolean {
  const { shape } = Object(entry) as { readonly shape?: unknown };
  const size = ALL_SIZES.find((each) => shapeOf(each) === shape);
  if (!isSize(size)) return false;
  const board = readSavedGame(entry, newGame(queensRules(size)));
  if (!board || !isLaid(board.game)) return false;
  // A wrong date must not make this board the newest for ever.
  boards.set(size, { ...board, changedAt: believableMoment(board.changedAt, Date.now()) });
  return true;
}

/**
 * Merges a board of a backup with the one that is here. The one that was changed later shows, but the one that is here
 * never does if it is empty. The steps of the one that is here stay below it.
 * @returns `here` itself if the backup brings nothing.
 */
export function mergeBoards(here: SavedGame, brought: SavedGame): SavedGame {
  const { history } = here.game;
  if (samePosition(history.present, brought.game.history.present)) return here;
  if (isLaid(here.game) && !isLater(brought, here)) return here;
  // Other tabs must take the older board that replaces an empty one for the newer.
  const changedAt = Math.max(brought.changedAt, here.changedAt + (isLaid(here.game) ? 0 : 1));
  return { ...brought, changedAt, game: onTopOf(here.game, brought.game) };
}

/** Counts what taking these boards over would bring. */
export async function previewOfBoards(
  progress: Progress,
  boards: Boards,
): Promise<Reading<BoardCounts>> {
  const { value: here, isWhole } = await listBoards(progress, [...boards.keys()]);
  const sizes = [...boards].flatMap(([size, board]) => {
    const known = here.get(size)!;
    return mergeBoards(known, board) === known ? [] : size;
  });
  const value = { sizes: sizes.sort((a, b) => a - b), known: boards.size - sizes.length };
  return { value, isWhole };
}

/**
 * Takes over boards, each merged with the one that is here. Resolves when they are stored, or in memory where storage
 * refused.
 * @returns The number of boards that changed something here.
 */
export async function importBoards(progress: Progress, boards: Boards): Promise<number> {
  let brought = 0;
  for (const [size, board] of boards) {
    if (await progress.boards.take(size, board, mergeBoards)) brought++;
  }
  return brought;
}
