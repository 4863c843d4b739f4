import type { Square } from '../../core/board/square.ts';
import type { GuardsLeft, NotEnough } from './guard-reasons.ts';

/** The queens and squares that are left. */
export interface GuardTask {
  /** Most queens of the answers that a hint speaks of, including those on the board. */
  readonly queens: number;
  /** The queens left to place; below 0 if more are on the board. */
  readonly left: number;
  /** Squares that no queen attacks or occupies, in ascending order. */
  readonly unguarded: readonly Square[];
  /**
   * True if the rules allow any number of queens; `queens` is then the least number that can guard the board with those
   * on it.
   */
  readonly isAim: boolean;
}

/** Findings about a board of Guard, which has no houses. */
export type GuardFinding =
  | { readonly technique: 'all-guarded' }
  | {
      /** The allowed queens do not suffice, wherever those that were placed go. */
      readonly technique: 'too-few-queens';
      readonly task: GuardTask;
    }
  | {
      readonly technique: 'wrong-queens';
      /** The wrong queens; more than necessary if finding the fewest took too long. */
      readonly lift: readonly Square[];
      /**
       * The reason that the queens left do not suffice, if two or more are left; `undefined` if no short reason shows
       * it.
       */
      readonly notEnough: NotEnough | undefined;
      readonly task: GuardTask;
    }
  | {
      readonly technique: 'wrong-marks';
      /** Marked squares of which every answer has a queen on one. If few queens are left, the set is minimal. */
      readonly together: readonly Square[];
      /** The wrong marks. */
      readonly unmark: readonly Square[];
      readonly task: GuardTask;
    }
  | {
      /** One queen is left to place. */
      readonly technique: 'last-queen';
      /** The squares from which one queen guards all that is not guarded. */
      readonly squares: readonly Square[];
      readonly place: Square;
      readonly task: GuardTask;
    }
  | ({
      /** More than one queen is left to place. */
      readonly technique: 'only-from-these';
      /** A square of `left` that belongs to an answer. */
      readonly place: Square;
      readonly task: GuardTask;
    } & GuardsLeft);
