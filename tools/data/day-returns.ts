import { dayNumber, type Day } from '../../src/core/days/day.ts';
import { DAY_VERSIONS, dayVersionOf } from '../../src/core/days/day-specs.ts';
import type { Puzzle, PuzzleKind } from '../../src/core/puzzles/puzzle.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../src/core/board/square.ts';
import { finish } from '../../src/solver/worker/task.ts';
import { makeDayPuzzle } from '../../src/solver/puzzles/make/makers.ts';

// `npm run data:days` chooses the salts of days with these functions; tests use them too.

/** Days for which no puzzle of a day returns. */
export const DAYS_APART = 60;

/** A puzzle of a day that an earlier day had, possibly turned or mirrored. */
interface DayReturn {
  readonly day: Day;
  /** Days since it was last there. */
  readonly after: number;
}

/**
 * Yields the puzzles of a kind that return, day by day.
 * @param days Days in ascending order.
 */
export function* dayReturns(
  kind: PuzzleKind,
  days: Iterable<Day>,
  versions = DAY_VERSIONS,
): Generator<DayReturn> {
  const lastSeen = new Map<string, number>();
  for (const day of days) {
    const made = finish(makeDayPuzzle(day, kind, dayVersionOf(day, versions)));
    if (!made) throw new Error(`${day} has no puzzle of the kind ${kind}.`);
    const family = familyOf(made.puzzle);
    const before = lastSeen.get(family);
    const number = dayNumber(day);
    lastSeen.set(family, number);
    if (before !== undefined) yield { day, after: number - before };
  }
}

/**
 * Returns a text that a puzzle shares with its turned and mirrored images, and with no other puzzle: the smallest of
 * their texts. The numbers of its regions do not matter.
 */
export function familyOf(puzzle: Puzzle): string {
  const texts = [false, true].flatMap((isTransposed) =>
    [false, true].flatMap((isUpsideDown) =>
      [false, true].map((isMirrored) => textOf(puzzle, { isTransposed, isUpsideDown, isMirrored })),
    ),
  );
  return texts.reduce((first, text) => (text < first ? text : first));
}

/** One of the eight orientations of a board: transposed or not, then mirrored or not in each direction. */
interface Laid {
  readonly isTransposed: boolean;
  readonly isUpsideDown: boolean;
  readonly isMirrored: boolean;
}

function textOf(
  { rules, givens }: Puzzle,
  { isTransposed, isUpsideDown, isMirrored }: Laid,
): string {
  const { shape, sight, regions = [], goal } = rules;
  const rows = isTransposed ? shape.columns : shape.rows;
  const columns = isTransposed ? shape.rows : shape.columns;
  /** Returns the image of a square of the puzzle. */
  const laid = (square: Square): Square => {
    const [down, across] = [rowOf(square, shape.columns), columnOf(square, shape.columns)];
    const [row, column] = isTransposed ? [across, down] : [down, across];
    return squareAt(
      isUpsideDown ? rows - 1 - row : row,
      isMirrored ? columns - 1 - column : column,
      columns,
    );
  };
  const queens = givens.map(laid).sort((a, b) => a - b);
  const painted = new Array<number>(regions.length);
  for (const [square, region] of regions.entries()) painted[laid(square)] = region;
  const met = [...new Set(painted)];
  const numbers = painted.map((region) => met.indexOf(region));
  return JSON.stringify([rows, columns, sight, goal, queens, numbers]);
}
