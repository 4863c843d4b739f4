import type { Puzzle, PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Sight } from '../../core/board/rules.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import type { Reason } from '../reasoning/techniques.ts';
import type { Crowded } from './check/check-placement.ts';

export interface PuzzleSpec {
  readonly kind: PuzzleKind;
  /** Rows and columns; equal except for Guard. */
  readonly shape: Shape;
  /** The reach of queens along diagonals; `touch` only in Regions. */
  readonly sight: Sight;
  readonly step: Difficulty;
}

/** Progress of making a puzzle. */
export interface Making {
  /** Boards tried so far. */
  readonly tried: number;
}

export type PuzzleCheck =
  | {
      /** The puzzle has exactly one answer. */
      readonly kind: 'one';
      readonly answer: readonly Square[];
      /** `undefined` if the techniques of hints do not solve it. */
      readonly step: Difficulty | undefined;
    }
  | {
      readonly kind: 'several';
      /** True if there are exactly two. */
      readonly areTwo: boolean;
      /** Two of the answers. */
      readonly answers: readonly [readonly Square[], readonly Square[]];
    }
  | {
      readonly kind: 'none';
      /** `undefined` if crowded houses are not the reason. */
      readonly crowded: Crowded | undefined;
      /** For Guard, the least number of queens that suffice; `undefined` for the other kinds. */
      readonly least: number | undefined;
    }
  | {
      /** A puzzle of Guard whose allowed queens suffice. */
      readonly kind: 'guarded';
      /** The least number of queens that suffice, including the given ones. */
      readonly least: number;
      readonly step: Difficulty | undefined;
    }
  | {
      /** The search gave up. */
      readonly kind: 'too-hard';
    };

/** Verdict on a puzzle that a player is making: the first of its problems, or the puzzle that it is. */
export type DraftVerdict =
  | {
      /** Some squares have no region yet. */
      readonly kind: 'unpainted';
      readonly squares: number;
    }
  | {
      /** A region is in two or more pieces. */
      readonly kind: 'pieces';
      readonly region: number;
      /** The squares of its smallest piece. */
      readonly smallest: readonly Square[];
      readonly pieces: number;
    }
  | {
      /** Some regions are not painted: there are fewer than rows. */
      readonly kind: 'missing';
      readonly regions: readonly number[];
    }
  | {
      /**
       * The given queens break the rules. In Complete, two of them attack each other; `squares` is the newest such
       * pair. In Guard, more are given than are allowed; `squares` is all of them.
       */
      readonly kind: 'broken';
      readonly squares: readonly Square[];
    }
  | {
      /** The given queens are already an answer. */
      readonly kind: 'all-given';
    }
  | {
      readonly kind: 'puzzle';
      readonly puzzle: Puzzle;
      readonly check: PuzzleCheck;
      /**
       * The hardest reason that hints give on the way to the only answer, if they lead there; `undefined` for Guard.
       */
      readonly hardest: Reason | undefined;
      /**
       * For Guard with given queens, the least number of queens that would suffice without them; `undefined` for other
       * puzzles, and if that is too hard to tell.
       */
      readonly leastOfBoard?: number | undefined;
    };

/** A puzzle of a day. */
export interface GradedPuzzle {
  readonly puzzle: Puzzle;
  readonly step: Difficulty;
}
