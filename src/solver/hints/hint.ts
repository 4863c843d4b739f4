import type { Conflict } from '../../core/board/attacks.ts';
import type { Move } from '../../core/game/game.ts';
import type { House } from '../../core/board/house.ts';
import type { Square } from '../../core/board/square.ts';
import type { Bound, Insight } from '../insight/insight.ts';
import type { FirstRowCase } from '../search/no-solution.ts';
import type { GuardFinding } from '../guard/guard-finding.ts';
import type { DeadEndExplanation, Explanation } from '../reasoning/explain.ts';
import type { Ray } from '../reasoning/rays.ts';

/**
 * The free square with the most new completions through it, as far as they were counted, and how it compares with the
 * others. It is used where no reason forces a square.
 */
export interface Choice {
  /** A square in a completion that the player has not found. */
  readonly place: Square;
  /** Completions of the board, including those found before. */
  readonly completions: Bound;
  /** The new ones among them. */
  readonly newCompletions: Bound;
  /** New completions with a queen on `place`; exact if `fresh` is. */
  readonly newThrough: Bound;
  /** The number of other squares with the same count. */
  readonly equals: number;
  /** The number of free squares with a smaller count. */
  readonly worse: number;
}

/** A reason, true of every completion or answer. */
export type ReasonFinding = Explanation & {
  /**
   * The queens that keep squares of its houses empty, each with its line of attack: those that the reason assumes and,
   * in free play, those on the board.
   */
  readonly rays: readonly Ray[];
};

/** The queens to take back from a board of free play, and the completions that this opens. */
export interface Removal {
  /** In the order they were placed. */
  readonly queens: readonly Square[];
  readonly opens: Insight;
}

/** Findings about the completions of a board of free play. */
type FreePlayFinding =
  | {
      /** A board of this size has no solution (n = 2, 3). */
      readonly technique: 'no-solution';
      readonly cases: readonly FirstRowCase[];
    }
  | {
      /** The board cannot be completed. */
      readonly technique: 'dead';
      readonly lift: Removal;
      /**
       * The one of them that the dead end supposes to stay without the others; `undefined` if it supposes that all of
       * several stay, or if there is no dead end.
       */
      readonly square: Square | undefined;
      /** The others of them that the dead end leaves out. */
      readonly others: readonly Square[];
      /** The dead end that it leads to beside the queens that stay; `undefined` if no short reason shows one. */
      readonly deadEnd: DeadEndExplanation | undefined;
      /** The queens that keep squares of its house empty, on the board or assumed; empty without a dead end. */
      readonly rays: readonly Ray[];
    }
  | {
      /** The player has found every completion. */
      readonly technique: 'all-known';
      /** The number of completions. */
      readonly ways: number;
      /** The queens to remove for a new completion; `undefined` if every solution of the size is found. */
      readonly lift: Removal | undefined;
    }
  | {
      /** No technique applies: the hint only compares the free squares. */
      readonly technique: 'most-open';
      /** The row or column of the square that has fewer free squares. */
      readonly house: House;
      /**
       * 'alone' if no other row or column without a queen has so few free squares, 'shared' if some others have as few,
       * 'all' if all others have as many.
       */
      readonly fewest: 'alone' | 'shared' | 'all' | 'no';
      readonly choice: Choice;
    };

/** Findings about a board of Complete or Regions that has a wrong queen or mark, or on which no technique applies. */
type PlacementFinding =
  | {
      /** A queen or a mark that contradicts the answer, or one of several that contradict all answers together. */
      readonly technique: 'wrong';
      /**
       * 'queen': a placed queen is wrong. 'mark': all placed queens are right, and a mark is on a square of the answer.
       */
      readonly piece: 'queen' | 'mark';
      readonly square: Square;
      /**
       * If the puzzle has several answers: a minimal set of queens that no answer has together, or marks on squares of
       * one answer, where each has a queen on some mark; `undefined` if it has one answer.
       */
      readonly together: readonly Square[] | undefined;
      /** The other wrong queens, or the other wrong marks. */
      readonly others: readonly Square[];
      /**
       * The dead end that the queen leads to beside the right queens, or the mark beside the right marks; `undefined`
       * if no short reason shows one.
       */
      readonly deadEnd: DeadEndExplanation | undefined;
      /** The queens that keep squares of its house empty, wrong or assumed; empty without a dead end. */
      readonly rays: readonly Ray[];
    }
  | {
      /**
       * A house has neither a queen nor a free square, so that no answer contains the queens and marks on the board.
       */
      readonly technique: 'emptied';
      readonly house: House;
    }
  | {
      /** The puzzle has no answer, whatever is on the board. */
      readonly technique: 'unsolvable';
    }
  | {
      /** No technique applies. */
      readonly technique: 'beyond';
    };

/**
 * The finding of a hint on a board of any kind. It is plain data: sentences and drawings are made where they are shown.
 */
export type Finding =
  | {
      /** The queens on the board are a solution. */
      readonly technique: 'solved';
    }
  | {
      readonly technique: 'conflict';
      /** At least one, the newest first. */
      readonly conflicts: readonly Conflict[];
      /** The queen of the first conflict to remove, and why; `undefined` if both are given. */
      readonly remove: ConflictRemoval | undefined;
    }
  | ReasonFinding
  | FreePlayFinding
  | PlacementFinding
  | GuardFinding;

/** The queen to remove of two in conflict, and the reason. */
export interface ConflictRemoval {
  readonly queen: Square;
  /**
   * The other one is given, the answer has no queen on this square, this queen was placed last, or no answer has this
   * one with the queens that stay.
   */
  readonly because: 'other-given' | 'not-in-answer' | 'newer' | 'apart-from-rest';
}

export type FindingOf<Technique extends Finding['technique']> = Extract<
  Finding,
  { readonly technique: Technique }
>;

/** A hint: its finding, and the move that follows from it. */
export interface Hint {
  readonly finding: Finding;
  /** The move of the button on the hint's last level; `undefined` if there is none. */
  readonly act: Move | undefined;
}
