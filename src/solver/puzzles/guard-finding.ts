import type { Square } from '../../core/square.ts';
import type { GuardsLeft, NotEnough } from './guard-reasons.ts';

/** How much is left to do. */
export interface GuardTask {
  /** How many queens all answers that a hint speaks of have at most, those that stand included. */
  readonly queens: number;
  /** How many of them are left; below 0 when more stand. */
  readonly left: number;
  /** Squares that no queen sees or stands on, in their order. */
  readonly unguarded: readonly Square[];
  /**
   * The rules allow any number of queens, and `queens` is the least number that can guard the board with those
   * that stand.
   */
  readonly isAim: boolean;
}

/** What a hint says of a board of Guard, which has no houses. */
export type GuardFinding =
  | { readonly technique: 'all-guarded' }
  | {
      /** So many queens do not suffice, wherever those that were placed go. */
      readonly technique: 'too-few-queens';
      readonly task: GuardTask;
    }
  | {
      readonly technique: 'wrong-queens';
      /** Queens placed that no answer has together; without any one of them the others have one. */
      readonly together: readonly Square[];
      /** Queens to lift, so that an answer has those that are left: the fewest, unless that took too long. */
      readonly lift: readonly Square[];
      /** Why those that are left are not enough, where two or more are; `undefined` where no short reason says so. */
      readonly notEnough: NotEnough | undefined;
      readonly task: GuardTask;
    }
  | {
      readonly technique: 'wrong-marks';
      /**
       * Marked squares of which each answer has one at least. Where few queens are left, this is not so without any
       * one of them.
       */
      readonly together: readonly Square[];
      /** Marks to take away, so that an answer has none of those that are left. */
      readonly unmark: readonly Square[];
      readonly task: GuardTask;
    }
  | {
      /** One queen is left. */
      readonly technique: 'last-queen';
      /** The squares that guard all that is not guarded. */
      readonly squares: readonly Square[];
      readonly place: Square;
      readonly task: GuardTask;
    }
  | ({
      /** More are left. */
      readonly technique: 'only-from-these';
      /** Of the squares left, one that belongs to an answer. */
      readonly place: Square;
      readonly task: GuardTask;
    } & GuardsLeft);
