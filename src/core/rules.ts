import type { Shape } from './shape.ts';

/** What is asked of a player. Plain data: it crosses to the worker, and a puzzle's code says it. */
export interface Rules {
  readonly shape: Shape;
  /** How far queens see along diagonals: to the edge (`queen`), or to the next square (`touch`). */
  readonly sight: 'queen' | 'touch';
  /** The region of each square, from 0; no two queens may share one. */
  readonly regions?: readonly number[];
  /**
   * `place`: one queen in each row, none seeing another. `guard`: at most `queens` of them, which may
   * see each other, so that every square has a queen or is seen by one.
   */
  readonly goal: { readonly kind: 'place' } | { readonly kind: 'guard'; readonly queens: number };
}

const queens: Rules[] = [];

/** The n-queens problem on n × n, which free play plays; the same object each time. */
export function queensRules(size: number): Rules {
  return (queens[size] ??= {
    shape: { rows: size, columns: size },
    sight: 'queen',
    goal: { kind: 'place' },
  });
}
