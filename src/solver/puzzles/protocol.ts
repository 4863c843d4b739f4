import type { Day } from '../../core/day.ts';
import type { House } from '../../core/house.ts';
import type { OwnDraft } from '../../core/own-draft.ts';
import type { Puzzle, PuzzleKind, Step } from '../../core/puzzle.ts';
import type { Rules } from '../../core/rules.ts';
import type { Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import type { PracticeWish, Technique } from '../../core/technique.ts';
import type { Asked } from '../asked.ts';
import type { BoardCheck } from '../board-check.ts';
import type { Hint } from '../hint.ts';
import type { HardestReason } from '../reasoning/hardest-reason.ts';
import type { Standing } from './standing.ts';

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

/** What can be said of a puzzle that a player is making; the first that is true. */
export type DraftVerdict =
  | {
      /** Squares have no region yet. */
      readonly kind: 'unpainted';
      readonly squares: number;
    }
  | {
      /** A region in two or more pieces. */
      readonly kind: 'pieces';
      readonly region: number;
      /** The squares of its smallest piece. */
      readonly smallest: readonly Square[];
      readonly pieces: number;
    }
  | {
      /** Fewer regions than rows were painted. */
      readonly kind: 'missing';
      readonly regions: readonly number[];
    }
  | {
      /**
       * What it has so far breaks its rules. Complete: two queens that are given see each other, the newest
       * such pair. Guard: more queens are given than may stand; those are all that are given.
       */
      readonly kind: 'broken';
      readonly squares: readonly Square[];
    }
  | {
      /** The queens that are given are an answer already. */
      readonly kind: 'all-given';
    }
  | {
      readonly kind: 'puzzle';
      readonly puzzle: Puzzle;
      readonly check: PuzzleCheck;
      /**
       * The hardest reason that hints give on the way to its one answer, where they lead there; `undefined`
       * for Guard.
       */
      readonly hardest: HardestReason | undefined;
      /**
       * Guard with queens given: how many would do at least if none were; left out for other puzzles, and
       * where that is too hard to tell.
       */
      readonly leastOfBoard?: number | undefined;
    };

/** A puzzle of a day, made. */
export interface PlayedDay {
  readonly puzzle: Puzzle;
  readonly step: Step;
}

/** A draft that was finished. */
export interface FinishedDraft {
  readonly draft: OwnDraft;
  /** How many squares that had something have something else, or nothing. */
  readonly changed: number;
}

/** What may be asked; the worker works on one question of a kind, the newest. */
export type PuzzleQuestionKind =
  | 'make'
  | 'practice'
  | 'day'
  | 'check'
  | 'hint'
  | 'checkBoard'
  | 'answer'
  | 'judge'
  | 'finish'
  | 'hardest';

/**
 * What the page may ask of the worker. A question that is dropped, by name or by a newer one of its
 * kind, rejects; its answer is not waited for.
 */
export interface PuzzleWorker extends Asked {
  /** Tells how far it has come (`hear`, a `Making`). */
  make(wish: Wish, seed: number, question: number): Promise<Puzzle | undefined>;
  /** Tells how far it has come (`hear`, a `Making`). */
  practice(wish: PracticeWish, seed: number, question: number): Promise<Puzzle | undefined>;
  hardest(puzzle: Puzzle): Promise<Technique | undefined>;
  check(puzzle: Puzzle): Promise<PuzzleCheck>;
  /** Tells a hint that will do (`hear`), where the best takes long. */
  hint(puzzle: Puzzle, standing: Standing, question: number): Promise<Hint>;
  checkBoard(puzzle: Puzzle, standing: Standing): Promise<BoardCheck>;
  /** Tells an answer that will do (`hear`), where the nearest takes long. */
  answer(
    puzzle: Puzzle,
    queens: readonly Square[],
    question: number,
  ): Promise<readonly Square[] | undefined>;
  day(day: Day, kind: PuzzleKind): Promise<PlayedDay | undefined>;
  judge(draft: OwnDraft): Promise<DraftVerdict>;
  finish(draft: OwnDraft): Promise<FinishedDraft | undefined>;
  drop(kind: PuzzleQuestionKind): void;
}
