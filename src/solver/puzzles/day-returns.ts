import { dayNumber, type Day } from '../../core/day.ts';
import { DAY_VERSIONS, dayVersionOf } from '../../core/day-wishes.ts';
import type { Puzzle, PuzzleKind } from '../../core/puzzle.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/square.ts';
import { finish } from '../task.ts';
import { makeDayPuzzle } from './makers.ts';

// What the salts of days are chosen by (`npm run data:days`), and tested with.

/** For so many days no puzzle of a day comes back. */
export const DAYS_APART = 60;

/** A puzzle of a day that was one of an earlier day, be it turned or mirrored. */
export interface DayReturn {
  readonly day: Day;
  /** How many days it is since it was there the last time. */
  readonly after: number;
}

/**
 * The puzzles of a kind that come back, day by day.
 * @param days In their order.
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
 * What a puzzle and its turned and mirrored images have in common, and no other puzzle has: the first of
 * their texts. Which number a region has does not matter.
 */
export function familyOf(puzzle: Puzzle): string {
  const texts = [false, true].flatMap((isTransposed) =>
    [false, true].flatMap((isUpsideDown) =>
      [false, true].map((isMirrored) => textOf(puzzle, { isTransposed, isUpsideDown, isMirrored })),
    ),
  );
  return texts.reduce((first, text) => (text < first ? text : first));
}

/** One of the eight ways to lay a board down: rows and columns exchanged or not, then mirrored or not. */
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
  /** Where a square of the puzzle comes to lie. */
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
