import type { Square } from '../core/square.ts';

/** What a check says of a board. */
export type BoardCheck =
  | {
      /** The queens that are wrong, and the marks; none where all is right so far. */
      readonly kind: 'checked';
      readonly queens: readonly Square[];
      readonly marks: readonly Square[];
    }
  | {
      /** The board has no solution, whatever stands. */
      readonly kind: 'no-solution';
    }
  | {
      /** The search was given up. */
      readonly kind: 'undecided';
    };
