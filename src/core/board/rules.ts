import type { Shape } from './shape.ts';

/**
 * How far queens see along diagonals: to the next square (`touch`), or to the edge (`queen`). Along rows and columns
 * they see to the edge. Records have the names, puzzle codes the letters.
 */
export const SIGHTS = {
  touch: { reach: 1, letter: 't' },
  queen: { reach: Infinity, letter: 's' },
} as const satisfies Readonly<Record<string, { readonly reach: number; readonly letter: string }>>;

export type Sight = keyof typeof SIGHTS;

export const SIGHT_NAMES = Object.keys(SIGHTS) as readonly Sight[];

/** The rules of a board. Plain data, because it is sent to the worker and written in puzzle codes. */
export interface Rules {
  readonly shape: Shape;
  readonly sight: Sight;
  /** The region of each square, from 0; no two queens may share one. */
  readonly regions?: readonly number[];
  /**
   * `place`: one queen in each row, none attacking another. `guard`: at most `queens` of them, which may attack each
   * other, so that every square has a queen or is attacked by one.
   */
  readonly goal: { readonly kind: 'place' } | { readonly kind: 'guard'; readonly queens: number };
}

export type GoalKind = Rules['goal']['kind'];

/** Facts about the queens of a goal, by which boards, games and screens tell goals apart. */
export interface GoalFacts {
  /** True if queens may attack each other: a square under attack may still need one. */
  readonly mayAttack: boolean;
  /** True if each row has one queen, which gives the queens an order. */
  readonly isByRows: boolean;
  /** True if every square has to be attacked or taken; a square that is neither is open. */
  readonly seesAll: boolean;
}

export const GOALS: Readonly<Record<GoalKind, GoalFacts>> = {
  place: { mayAttack: false, isByRows: true, seesAll: false },
  guard: { mayAttack: true, isByRows: false, seesAll: true },
};

/** Returns the most queens that rules allow, given ones included. */
export function mostQueens({ goal, shape }: Rules): number {
  switch (goal.kind) {
    case 'place':
      return shape.rows;
    case 'guard':
      return goal.queens;
  }
}

const queens: Rules[] = [];

/** Returns the rules of the n-queens problem on n × n, which free play uses; the same object each time. */
export function queensRules(size: number): Rules {
  return (queens[size] ??= {
    shape: { rows: size, columns: size },
    sight: 'queen',
    goal: { kind: 'place' },
  });
}
