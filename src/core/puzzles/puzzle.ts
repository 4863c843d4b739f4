import { queensRules, type Rules, type Sight } from '../board/rules.ts';
import type { Shape } from '../board/shape.ts';
import type { Square } from '../board/square.ts';

/**
 * The kinds of puzzle, in the order in which they are listed:
 *
 * - `complete`: some queens are given on n × n; the others are to be placed so that none attacks another.
 * - `regions`: one queen in each row, column and region.
 * - `guard`: a number of queens is to attack or stand on every square.
 */
export const PUZZLE_KINDS = ['complete', 'regions', 'guard'] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The difficulties, the easiest first: the hardest reason that a person needs to solve a puzzle decides. */
export const DIFFICULTIES = ['gentle', 'steady', 'tricky', 'thorny'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** The rules and the given queens of a board to be solved. */
export interface Puzzle {
  readonly rules: Rules;
  /** Squares of queens that belong to the board, each different, in the order of squares. */
  readonly givens: readonly Square[];
}

export function kindOf({ goal, regions }: Rules): PuzzleKind {
  switch (goal.kind) {
    case 'place':
      return regions ? 'regions' : 'complete';
    case 'guard':
      return 'guard';
  }
}

/** Returns a puzzle of the kind Complete on n × n. */
export function completePuzzle(size: number, givens: readonly Square[]): Puzzle {
  return { rules: queensRules(size), givens };
}

/**
 * Returns a puzzle of the kind Regions on n × n.
 * @param regions The region of each square, from 0; n of them.
 */
export function regionsPuzzle(size: number, sight: Sight, regions: readonly number[]): Puzzle {
  const shape = { rows: size, columns: size };
  return { rules: { shape, sight, regions, goal: { kind: 'place' } }, givens: [] };
}

/**
 * Returns a puzzle of the kind Guard.
 * @param queens The most queens allowed, with the given ones; the number of squares where any number is allowed.
 */
export function guardPuzzle(shape: Shape, queens: number, givens: readonly Square[] = []): Puzzle {
  return { rules: { shape, sight: 'queen', goal: { kind: 'guard', queens } }, givens };
}

/** The form of a kind of puzzle, as codes and boards have it. */
interface PuzzleForm {
  /** The letter with which its codes begin. */
  readonly letter: string;
  /** How far its queens may see; several where the player can choose. */
  readonly sights: readonly Sight[];
  /** True if its boards have as many rows as columns. */
  readonly isSquare: boolean;
  readonly hasRegions: boolean;
}

export const PUZZLE_FORMS: Readonly<Record<PuzzleKind, PuzzleForm>> = {
  complete: { letter: 'c', sights: ['queen'], isSquare: true, hasRegions: false },
  regions: { letter: 'r', sights: ['touch', 'queen'], isSquare: true, hasRegions: true },
  guard: { letter: 'g', sights: ['queen'], isSquare: false, hasRegions: false },
};

/** The fewest and the most rows and columns of a kind's puzzles that the game makes and lets a player draw. */
export const PUZZLE_SIZES: Readonly<
  Record<PuzzleKind, { readonly least: number; readonly most: number }>
> = {
  complete: { least: 5, most: 14 },
  regions: { least: 5, most: 12 },
  guard: { least: 3, most: 12 },
};

/** The fewest and the most rows and columns of a kind's puzzles that a code can open. */
export const CODE_SIZES: typeof PUZZLE_SIZES = {
  ...PUZZLE_SIZES,
  complete: { least: 5, most: 20 },
  regions: { least: 5, most: 16 },
};
