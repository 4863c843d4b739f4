import type { Conflict } from '../core/attacks.ts';
import type { Move } from '../core/game.ts';
import type { House } from '../core/house.ts';
import type { Square } from '../core/square.ts';
import type { Bound } from './insight.ts';
import type { Lift } from './lift.ts';
import type { FirstRowCase } from './no-solution.ts';
import type { GuardFinding } from './puzzles/guard-finding.ts';
import type { DeadEndExplanation, Explanation } from './reasoning/explain.ts';
import type { Ray } from './reasoning/rays.ts';

/** How a square that no other is known to surpass compares with them, where no reason forces any. */
export interface Choice {
  /** A square that lies in an ending the player has not found. */
  readonly place: Square;
  /** Endings of the board, those found before included. */
  readonly ways: Bound;
  /** Those of them that are new. */
  readonly fresh: Bound;
  /** New endings with a queen on it; exact where `fresh` is. */
  readonly kept: Bound;
  /** How many other squares are known to have as many. */
  readonly equals: number;
}

/** A reason of the reasoner, true of every ending or answer. */
export type ReasonFinding = Explanation & {
  /** Free play: which queens keep the squares of its houses empty, and along which lines. Empty in puzzles. */
  readonly rays: readonly Ray[];
};

/** What a hint says of the ways to finish a board of free play. */
export type FreePlayFinding =
  | {
      /** The board has no solution at all (n = 2, 3). */
      readonly technique: 'no-solution';
      readonly cases: readonly FirstRowCase[];
    }
  | {
      /** The board cannot be finished. */
      readonly technique: 'dead';
      /** Queens that cannot stand together; without any one of them the others can. */
      readonly together: readonly Square[];
      readonly lift: Lift;
      /** What the queens that stand lead to; `undefined` where no short reason says that they cannot. */
      readonly deadEnd: DeadEndExplanation | undefined;
    }
  | {
      /** Every ending is one the player has found. */
      readonly technique: 'all-known';
      /** How many endings there are. */
      readonly ways: number;
      /** What to move to reach a new one; `undefined` when every solution of the size is found. */
      readonly lift: Lift | undefined;
    }
  | {
      /** No reason was found: only how the squares compare. */
      readonly technique: 'most-open';
      /** The row or column of the square that has fewer free squares. */
      readonly house: House;
      /** If that is the open row or column with fewest free squares: alone, or with others. */
      readonly fewest: 'alone' | 'shared' | 'no';
      readonly choice: Choice;
    };

/** What a hint says of a board of Complete or Regions, whose answer is known or the reasons come to an end. */
export type PlacementFinding =
  | {
      /** What no answer has. */
      readonly technique: 'wrong';
      /** A queen that the player placed; where all of those are right, a mark on a square of the answer. */
      readonly piece: 'queen' | 'mark';
      readonly square: Square;
      /** The others of its sort that are wrong. */
      readonly others: readonly Square[];
      /**
       * What the queen leads to beside those that are right, or the mark among those that are; `undefined` where
       * no short reason says that it is wrong.
       */
      readonly deadEnd: DeadEndExplanation | undefined;
    }
  | {
      /** A house has neither a queen nor a free square, so no answer has all that stands. */
      readonly technique: 'emptied';
      readonly house: House;
    }
  | {
      /** The techniques say nothing more. */
      readonly technique: 'beyond';
    };

/** What a hint says of a board of any kind. Plain data: sentences and drawings are made where they are shown. */
export type Finding =
  | {
      /** The queens that stand are a solution. */
      readonly technique: 'solved';
    }
  | {
      readonly technique: 'conflict';
      /** Newest first; at least one. */
      readonly conflicts: readonly Conflict[];
      /** Why it is this queen of the first conflict that is to go; `undefined` where both of them are given. */
      readonly remove: ConflictRemoval | undefined;
    }
  | ReasonFinding
  | FreePlayFinding
  | PlacementFinding
  | GuardFinding;

/** Which of two queens in conflict is to go, and why that one. */
export interface ConflictRemoval {
  readonly queen: Square;
  /** The other one is given, the answer has no queen there, or it was placed last. */
  readonly because: 'other-given' | 'not-in-answer' | 'newer';
}

/** The findings of a technique. */
export type FindingOf<Technique extends Finding['technique']> = Extract<
  Finding,
  { readonly technique: Technique }
>;

/** What a hint says, and what it leads to. */
export interface Hint {
  readonly finding: Finding;
  /** What the button of the last rung does; `undefined` where there is nothing to do. */
  readonly act: Move | undefined;
}
