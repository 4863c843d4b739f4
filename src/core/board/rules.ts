import type { Shape } from './shape.ts';

/** The rules of a board. Plain data, because it is sent to the worker and written in puzzle codes. */
export interface Rules {
  readonly shape: Shape;
  /** The reach of queens along diagonals: to the edge (`queen`), or to the next square (`touch`). */
  readonly sight: 'queen' | 'touch';
  /** The region of each square, from 0; no two queens may share one. */
  readonly regions?: readonly number[];
  /**
   * `place`: one queen in each row, none attacking another. `guard`: at most `queens` of them, which may attack each
   * other, so that every square has a queen or is attacked by one.
   */
  readonly goal: { readonly kind: 'place' } | { readonly kind: 'guard'; readonly queens: number };
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
