import type { Remote } from 'comlink';
import type { House } from '../../core/house.ts';
import type { Puzzle, PuzzleKind, Step } from '../../core/puzzle.ts';
import type { Rules } from '../../core/rules.ts';
import type { Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import type { Asked, Listener } from '../asked.ts';
import type { GuardFinding } from './guard-hint.ts';
import type { Hinted, Standing } from './hinted.ts';
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

/** What a hint for a puzzle of any kind says, and what it leads to. */
export type PuzzleHint = Hinted<PlacementFinding | GuardFinding>;

/** What may be asked; the worker works on one question of a kind, the newest. */
export type PuzzleQuestionKind = 'make' | 'check' | 'hint' | 'answer';

/**
 * What the page may ask of the worker. A question that is dropped, by name or by a newer one of its
 * kind, rejects; its answer is not waited for.
 */
export interface PuzzleWorker extends Asked {
  make(wish: Wish, seed: number, onProgress: Remote<Listener<Making>>): Promise<Puzzle | undefined>;
  check(puzzle: Puzzle): Promise<PuzzleCheck>;
  hint(puzzle: Puzzle, standing: Standing): Promise<PuzzleHint>;
  answer(puzzle: Puzzle, queens: readonly Square[]): Promise<readonly Square[] | undefined>;
  drop(kind: PuzzleQuestionKind): void;
}
