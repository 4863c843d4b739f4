import type { Sight } from '../board/rules.ts';
import { DAY_KINDS } from './day-puzzles.ts';
import { WEEK, type WeekdayPuzzle } from './day-week.ts';
import { dayNumber, FIRST_DAY, weekdayOf, type Day } from './day.ts';
import type { PuzzleVariant } from '../puzzles/puzzle-variants.ts';
import type { PuzzleKind, Difficulty } from '../puzzles/puzzle.ts';
import { nextBelow, nextWord, seeded } from '../board/random.ts';

/** The specification of one of a day's puzzles, for the generators. */
export interface DaySpec extends PuzzleVariant {
  readonly step: Difficulty;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
}

/** A version of the daily puzzles: the first day it applies to, and how its puzzles are specified and made. */
export interface DayVersion {
  readonly from: Day;
  /** The number that prepared days are stored with. */
  readonly version: number;
  /** The version of the generators that make its days. */
  readonly generators: number;
  /**
   * Numbers from which, with the day, boards and seeds are drawn: one for the kind, or one a weekday from Monday on.
   * They are chosen so that no puzzle is repeated too soon.
   */
  readonly salts: Readonly<Record<PuzzleKind, readonly number[]>>;
  /** Difficulties and boards by weekday; without it difficulties rotate with the date. */
  readonly week?: typeof WEEK;
}

/** The versions of the daily puzzles, the oldest first. A version that is in force never changes. */
export const DAY_VERSIONS: readonly DayVersion[] = [
  {
    from: FIRST_DAY,
    version: 1,
    generators: 1,
    salts: { complete: [97], regions: [7], guard: [28] },
  },
  {
    from: '2026-12-07',
    version: 2,
    generators: 1,
    week: WEEK,
    salts: {
      complete: [2701, 6, 5, 2, 1, 1, 1],
      regions: [101],
      guard: [207, 201, 201, 201, 201, 201, 201],
    },
  },
];

/** Returns the version by which a day's puzzles are made. */
export function dayVersionOf(day: Day, versions = DAY_VERSIONS): DayVersion {
  return versions.findLast(({ from }) => from <= day) ?? versions[0]!;
}

/** The difficulties of a day's puzzles where they rotate with the date. */
const DAY_DIFFICULTIES: readonly Difficulty[] = ['gentle', 'steady', 'tricky'];

const COMPLETE = squareVariants('complete', 'queen', [9, 10, 11, 12]);
const TOUCH = squareVariants('regions', 'touch', [6, 7, 8, 9]);
/** Regions on Sundays. */
const SIGHT = squareVariants('regions', 'queen', [8, 9]);
const GUARD = [
  [7, 7],
  [7, 8],
  [7, 9],
  [7, 10],
  [8, 8],
  [8, 9],
  [8, 10],
].map(([rows = 0, columns = 0]): PuzzleVariant => ({
  kind: 'guard',
  sight: 'queen',
  shape: { rows, columns },
}));

const SUNDAY = 6;

/** A factor that spreads the salts, so that no two salts give the same generator seed on different days. */
const SPREAD = 0x9e3779b1;

/**
 * Returns the specifications of a day's puzzles, in the order of `DAY_KINDS`. The same version gives the same
 * specifications. Days before `FIRST_DAY` have none.
 */
export function daySpecs(day: Day, version = dayVersionOf(day)): readonly DaySpec[] {
  if (day < FIRST_DAY) return [];
  const number = dayNumber(day);
  const weekday = weekdayOf(day);
  return DAY_KINDS.map((kind, index) => {
    const salts = version.salts[kind];
    const random = seeded(Math.imul(salts[weekday % salts.length]!, SPREAD) + number);
    const { step, variants } =
      version.week?.[kind][weekday] ?? turning(kind, weekday, number + index);
    const cell = variants[nextBelow(random, variants.length)]!;
    return { ...cell, step, seed: nextWord(random) };
  });
}

/** Returns the difficulty and the boards of a day where difficulties rotate with the date. */
function turning(kind: PuzzleKind, weekday: number, turn: number): WeekdayPuzzle {
  const cells = {
    complete: COMPLETE,
    regions: weekday === SUNDAY ? SIGHT : TOUCH,
    guard: GUARD,
  };
  return { step: DAY_DIFFICULTIES[turn % DAY_DIFFICULTIES.length]!, variants: cells[kind] };
}

function squareVariants(kind: PuzzleKind, sight: Sight, sizes: readonly number[]): PuzzleVariant[] {
  return sizes.map((size) => ({ kind, sight, shape: { rows: size, columns: size } }));
}
