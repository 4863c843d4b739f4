import type { Move } from '../../core/game.ts';
import type { House } from '../../core/house.ts';
import type { PuzzleKind, Step } from '../../core/puzzle.ts';
import type { Rules } from '../../core/rules.ts';
import type { Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import type { GuardFinding } from './guard-hint.ts';
import type { PlacementFinding } from './placement-hint.ts';

/** A puzzle that is wanted. */
export interface Wish {
  readonly kind: PuzzleKind;
  /** Rows and columns; equal but for Guard. */
  readonly shape: Shape;
  /** How far queens see along diagonals; `touch` only in Regions. */
  readonly sight: Rules['sight'];
  readonly step: Step;
}

/** How far making a puzzle has come. */
export interface Making {
  /** Boards looked at so far. */
  readonly tried: number;
}

/** What can be said of a puzzle, however it came to be. */
export type PuzzleCheck =
  | {
      /** Exactly one answer. */
      readonly kind: 'one';
      readonly answer: readonly Square[];
      /** `undefined` where the techniques of hints do not solve it. */
      readonly step: Step | undefined;
    }
  | {
      readonly kind: 'several';
      /** Whether there are no more than two. */
      readonly areTwo: boolean;
      /** Two of the answers. */
      readonly answers: readonly [readonly Square[], readonly Square[]];
    }
  | {
      readonly kind: 'none';
      /** k houses whose squares all lie within fewer others, where that is why. */
      readonly crowded:
        { readonly houses: readonly House[]; readonly within: readonly House[] } | undefined;
      /** Guard: the least number of queens that would do; `undefined` for the other kinds. */
      readonly least: number | undefined;
    }
  | {
      /** Guard, and so many queens suffice. */
      readonly kind: 'guarded';
      /** The least number of queens, those given included, that would do. */
      readonly least: number;
      readonly step: Step | undefined;
    }
  | {
      /** The search was given up. */
      readonly kind: 'too-hard';
    };

/** What a hint says, and what it leads to. */
export interface PuzzleHint {
  readonly finding: PlacementFinding | GuardFinding;
  /** What Place does; `undefined` where there is nothing to do. */
  readonly act: Move | undefined;
}

/** What stands on a puzzle's board. */
export interface Standing {
  /** Queens in the order they were placed, those given first. */
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
}
