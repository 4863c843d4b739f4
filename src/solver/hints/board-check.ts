import type { Insight } from '../insight/insight.ts';
import type { Square } from '../../core/board/square.ts';

export type BoardCheck =
  | {
      /** The board was checked. `queens` and `marks` are the wrong ones; both are empty if all are right so far. */
      readonly kind: 'checked';
      readonly queens: readonly Square[];
      readonly marks: readonly Square[];
      /** The completions of a board of free play on which nothing is wrong. */
      readonly insight?: Insight;
    }
  | {
      /** The size has no solution, or the puzzle has no answer. */
      readonly kind: 'no-solution';
    }
  | {
      /** The search gave up. */
      readonly kind: 'undecided';
    };
