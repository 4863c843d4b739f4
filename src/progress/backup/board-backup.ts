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
import type { Saved } from '../storage/record-table.ts';
import { believableMoment } from '../storage/fields.ts';
import type { Imported } from './import-backup.ts';

/** Unfinished boards of free play, by their sizes. */
export type Boards = ReadonlyMap<number, SavedGame>;

/** Reads every unfinished board for a backup, without its history. */
export async function allBoards(progress: Progress): Promise<Reading<Boards>> {
  const { value, isWhole } = await progress.boards.list(ALL_SIZES.filter(isSize));
  const unfinished = [...value].filter(([, { game }]) => isUnfinished(game));
  return {
    value: new Map(unfinished.map(([size, board]) => [size, withoutHistory(board)])),
    isWhole: isWhole || !(await isThere(BOARDS_DATABASE)),
  };
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
function mergeBoards(here: SavedGame, brought: SavedGame): SavedGame {
  const { history } = here.game;
  // The same board counts as changed when it was changed last, in whatever order both come.
  if (samePosition(history.present, brought.game.history.present))
    return isLater(brought, here) ? { ...brought, game: here.game } : here;
  if (isLaid(here.game) && !isLater(brought, here)) return here;
  // Other tabs must take the older board that replaces an empty one for the newer.
  const changedAt = Math.max(brought.changedAt, here.changedAt + (isLaid(here.game) ? 0 : 1));
  return { ...brought, changedAt, game: onTopOf(here.game, brought.game) };
}

/**
 * Takes over boards, each merged with the one that is here. Resolves when they are stored, or in memory where storage
 * refused.
 */
export async function importBoards(progress: Progress, boards: Boards): Promise<Imported> {
  const replaced = new Map<number, Saved<SavedGame>>();
  for (const [size, board] of boards) {
    await progress.boards.take(size, board, (before, foreign) => {
      const after = mergeBoards(before, foreign);
      if (after.game !== before.game) replaced.set(size, { before, after });
      return after;
    });
  }
  return {
    count: replaced.size,
    undo: async () => {
      for (const [size, { before, after }] of replaced)
        await progress.boards.putBack(size, before!, after);
    },
  };
}
