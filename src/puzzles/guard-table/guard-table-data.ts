import type { Square } from '../../core/board/square.ts';

/** The proven facts about a board of the Guard table. */
export interface LeastGuards {
  /** The least number of queens that attack or occupy every square. */
  readonly least: number;
  /** Squares of that many queens that do so. */
  readonly queens: readonly Square[];
}

/** Queens that guard each board. No board can be guarded by fewer; `npm run data:guard-table` proves it. */
const QUEENS: Readonly<Record<string, readonly Square[]>> = {
  '3x3': [4],
  '3x4': [5, 1],
  '3x5': [2, 7],
  '3x6': [7, 10],
  '3x7': [2, 9, 12],
  '3x8': [2, 14, 1],
  '3x9': [2, 15, 18],
  '3x10': [2, 16, 20],
  '3x11': [2, 17, 22],
  '3x12': [2, 18, 24],
  '4x4': [5, 6],
  '4x5': [12, 7],
  '4x6': [14, 4, 18],
  '4x7': [3, 10, 17],
  '4x8': [18, 26, 6],
  '4x9': [3, 16, 28, 2],
  '4x10': [3, 17, 21, 16],
  '4x11': [3, 18, 23, 33],
  '4x12': [3, 19, 25, 36],
  '5x5': [12, 7, 11],
  '5x6': [14, 8, 20],
  '5x7': [24, 17, 10],
  '5x8': [18, 14, 30, 1],
  '5x9': [4, 19, 33, 6],
  '5x10': [4, 16, 31, 25],
  '5x11': [4, 20, 34, 49],
  '5x12': [5, 37, 22, 54],
  '6x6': [5, 27, 13],
  '6x7': [24, 1, 7, 13],
  '6x8': [27, 14, 20, 33],
  '6x9': [40, 11, 25, 46],
  '6x10': [22, 37, 5, 54],
  '6x11': [5, 14, 28, 45, 39],
  '6x12': [5, 19, 28, 57, 40],
  '7x7': [24, 17, 10, 45],
  '7x8': [27, 7, 8, 36, 1],
  '7x9': [30, 7, 49, 38, 8],
  '7x10': [33, 27, 14, 51, 68],
  '7x11': [36, 7, 71, 25, 53],
  '7x12': [52, 36, 6, 34, 80],
  '8x8': [27, 28, 26, 23, 59],
  '8x9': [40, 11, 23, 30, 53],
  '8x10': [44, 27, 21, 51, 79],
  '8x11': [48, 3, 71, 29, 64, 37],
  '8x12': [52, 44, 84, 14, 9, 70],
  '9x9': [40, 11, 25, 69, 55],
  '9x10': [44, 6, 68, 82, 20],
  '9x11': [3, 67, 95, 31, 49],
  '9x12': [52, 66, 20, 43, 29, 80],
  '10x10': [44, 2, 86, 60, 28],
  '10x11': [60, 14, 78, 42, 106],
  '10x12': [65, 55, 108, 40, 30, 119],
  '11x11': [60, 78, 14, 42, 106],
  '11x12': [65, 59, 85, 15, 45, 115],
  '12x12': [65, 37, 143, 19, 93, 111],
};

/**
 * The boards of the Guard table by their shapes, such as `7x9`: rows, then columns, 3–12 each, no more rows than
 * columns.
 */
export const LEAST_GUARDS: ReadonlyMap<string, LeastGuards> = new Map(
  Object.entries(QUEENS).map(([shape, queens]) => [shape, { least: queens.length, queens }]),
);
