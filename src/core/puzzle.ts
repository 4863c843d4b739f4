import { queensRules, type Rules } from './rules.ts';
import type { Shape } from './shape.ts';
import type { Square } from './square.ts';

/**
 * - `complete`: queens are given on n × n; the others are to be placed so that none sees another.
 * - `regions`: one queen in each row, column and region.
 * - `guard`: so many queens are to stand on or see every square.
 */
export type PuzzleKind = 'complete' | 'regions' | 'guard';

/** How hard a puzzle is, by the hardest reason a person needs to solve it; the easiest first. */
export const STEPS = ['gentle', 'steady', 'tricky', 'thorny'] as const;

export type Step = (typeof STEPS)[number];

/** A board to be solved. */
export interface Puzzle {
  readonly rules: Rules;
  /** Queens that belong to the board, each on a square of its own, in the order of squares. */
  readonly givens: readonly Square[];
}

/** The kind of puzzle that rules make. */
export function kindOf({ goal, regions }: Rules): PuzzleKind {
  if (goal.kind === 'guard') return 'guard';
  return regions ? 'regions' : 'complete';
}

/** A puzzle of the kind Complete on n × n. */
export function completePuzzle(size: number, givens: readonly Square[]): Puzzle {
  return { rules: queensRules(size), givens };
}

/**
 * A puzzle of the kind Regions on n × n.
 * @param regions The region of each square, from 0; n of them.
 */
export function regionsPuzzle(
  size: number,
  sight: Rules['sight'],
  regions: readonly number[],
): Puzzle {
  const shape = { rows: size, columns: size };
  return { rules: { shape, sight, regions, goal: { kind: 'place' } }, givens: [] };
}

/**
 * A puzzle of the kind Guard.
 * @param queens How many may stand, those given included; as many as the board has squares where any
 * number will do.
 */
export function guardPuzzle(shape: Shape, queens: number, givens: readonly Square[] = []): Puzzle {
  return { rules: { shape, sight: 'queen', goal: { kind: 'guard', queens } }, givens };
}

/** The least and the most rows and columns of the puzzles of a kind that the game makes and lets a player draw. */
export const PUZZLE_SIZES: Readonly<
  Record<PuzzleKind, { readonly least: number; readonly most: number }>
> = {
  complete: { least: 5, most: 14 },
  regions: { least: 5, most: 12 },
  guard: { least: 3, most: 12 },
};

/** The least and the most rows and columns of the puzzles of a kind that are opened by a code. */
export const CODE_SIZES: typeof PUZZLE_SIZES = {
  ...PUZZLE_SIZES,
  complete: { least: 5, most: 20 },
  regions: { least: 5, most: 16 },
};
