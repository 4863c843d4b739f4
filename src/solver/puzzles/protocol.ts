import type { Day } from '../../core/days/day.ts';
import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import type { Puzzle, PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Sight } from '../../core/board/rules.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import type { WorkerApi } from '../worker/worker-api.ts';
import type { BoardCheck } from '../hints/board-check.ts';
import type { Hint } from '../hints/hint.ts';
import type { LookBack, SolvedGame } from '../look-back/look-back.ts';
import type { Reason } from '../reasoning/techniques.ts';
import type { BoardState } from '../hints/board-state.ts';
import type { Drill, DrillPosition } from './drills/drill.ts';
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

export interface FinishedDraft {
  readonly draft: OwnDraft;
  /** The number of squares whose region or given queen was changed or removed; bare squares do not count. */
  readonly changed: number;
}

/** Kinds of questions. The worker answers one question of a kind, the newest. */
export type PuzzleQuestionKind =
  | 'make'
  | 'drill'
  | 'day'
  | 'check'
  | 'hint'
  | 'checkBoard'
  | 'answer'
  | 'judge'
  | 'finish'
  | 'hardest'
  | 'lookBack';

/**
 * Functions that the worker of puzzles offers to the page. A question that is dropped, by `drop` or by a newer one of
 * its kind, rejects.
 */
export interface PuzzleWorker extends WorkerApi {
  /** Sends its progress to the listener (`hear`, a `Making`). */
  make(wish: PuzzleSpec, seed: number, question: number): Promise<Puzzle | undefined>;
  drill(position: DrillPosition): Promise<Drill | undefined>;
  hardest(puzzle: Puzzle): Promise<Technique | undefined>;
  lookBack(game: SolvedGame): Promise<LookBack>;
  check(puzzle: Puzzle): Promise<PuzzleCheck>;
  /** Sends a hint that will do to the listener (`hear`) if the best takes long. */
  hint(puzzle: Puzzle, standing: BoardState, question: number): Promise<Hint>;
  checkBoard(puzzle: Puzzle, standing: BoardState): Promise<BoardCheck>;
  /** Sends an answer that will do to the listener (`hear`) if the nearest takes long. */
  answer(
    puzzle: Puzzle,
    queens: readonly Square[],
    question: number,
  ): Promise<readonly Square[] | undefined>;
  day(day: Day, kind: PuzzleKind): Promise<GradedPuzzle | undefined>;
  judge(draft: OwnDraft): Promise<DraftVerdict>;
  finish(draft: OwnDraft): Promise<FinishedDraft | undefined>;
  drop(kind: PuzzleQuestionKind): void;
}
