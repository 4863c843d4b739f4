import type { Day } from '../../core/day.ts';
import type { OwnDraft } from '../../core/own-draft.ts';
import type { Puzzle, PuzzleKind } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import type { PracticeWish, Technique } from '../../core/technique.ts';
import { Connection, type CallOptions, type WorkerLike } from '../connection.ts';
import type { BoardCheck } from '../board-check.ts';
import type { Hint } from '../hint.ts';
import type { Standing } from './standing.ts';
import type {
  DraftVerdict,
  FinishedDraft,
  Making,
  PlayedDay,
  PuzzleCheck,
  PuzzleQuestionKind,
  PuzzleWorker,
  Wish,
} from './protocol.ts';

/** Making tells how far it has come. */
export interface MakeOptions extends CallOptions {
  readonly onProgress?: (making: Making) => void;
}

/** A search that may take long tells what will do meanwhile. */
export interface BestOptions<Answer> extends CallOptions {
  readonly onBest?: (answer: Answer) => void;
}

/**
 * Puzzles made, checked and solved apart from the page.
 *
 * A call is overtaken, and rejects with an `AbortError`, by the next of its kind; calls of different kinds
 * are answered side by side. It rejects with `SolverDied` when two workers in a row do not live to answer it; the
 * next call starts another.
 */
export interface PuzzleSolver {
  /**
   * Makes a puzzle. The same wish and seed make the same puzzle on every device.
   * @param seed A whole number; its lower 32 bits count.
   * @returns `undefined` where so many boards were looked at that there seems to be none.
   */
  make(wish: Wish, seed: number, options: MakeOptions): Promise<Puzzle | undefined>;
  /**
   * Makes a puzzle whose hardest reason is a technique.
   * @param seed As in `make`.
   * @returns `undefined` where there seems to be none.
   */
  practice(wish: PracticeWish, seed: number, options: MakeOptions): Promise<Puzzle | undefined>;
  /** The hardest technique that hints need for a puzzle with an answer; `undefined` where none is known. */
  hardest(puzzle: Puzzle, options: CallOptions): Promise<Technique | undefined>;
  /**
   * Makes a puzzle of a day, by the version of the generators that holds for it. The same on every device.
   * @returns `undefined` for days before the first, and where its version is not known here.
   */
  day(day: Day, kind: PuzzleKind, options: CallOptions): Promise<PlayedDay | undefined>;
  /** What is to be said of a puzzle that a player is making. */
  judge(draft: OwnDraft, options: CallOptions): Promise<DraftVerdict>;
  /**
   * Fills what a draft has not and changes as little as it finds of what it has, until it is exactly a puzzle.
   * @returns `undefined` where that did not succeed.
   */
  finish(draft: OwnDraft, options: CallOptions): Promise<FinishedDraft | undefined>;
  /** How many answers a puzzle has, and how hard it is. */
  check(puzzle: Puzzle, options: CallOptions): Promise<PuzzleCheck>;
  /** What to say next about what stands. */
  hint(puzzle: Puzzle, standing: Standing, options: BestOptions<Hint>): Promise<Hint>;
  /** Which queens and marks on a board are wrong. */
  checkBoard(puzzle: Puzzle, standing: Standing, options: CallOptions): Promise<BoardCheck>;
  /**
   * An answer: the only one, and of several one near to what stands; `undefined` where there is none, or
   * none was found.
   * @param queens In the order they were placed, those given first.
   */
  answer(
    puzzle: Puzzle,
    queens: readonly Square[],
    options: BestOptions<readonly Square[]>,
  ): Promise<readonly Square[] | undefined>;
}

/**
 * Puzzles whose worker is started by the first call and kept until it dies.
 * @param start Starts a worker that serves puzzles.
 */
export function createPuzzleSolver(start: () => WorkerLike): PuzzleSolver {
  const connection = new Connection<PuzzleQuestionKind, PuzzleWorker>(start);
  return {
    make({ kind, shape, sight, step }, seed, { signal, onProgress = () => undefined }) {
      return connection.askInParts({
        kind: 'make',
        signal,
        onInterim: onProgress,
        send: async (remote, question) => remote.make({ kind, shape, sight, step }, seed, question),
      });
    },

    practice(wish, seed, { signal, onProgress = () => undefined }) {
      return connection.askInParts({
        kind: 'practice',
        signal,
        onInterim: onProgress,
        send: async (remote, question) => remote.practice(wish, seed, question),
      });
    },

    hardest(puzzle, { signal }) {
      return connection.ask({
        kind: 'hardest',
        signal,
        send: async (remote) => remote.hardest(plain(puzzle)),
      });
    },

    day(day, kind, { signal }) {
      return connection.ask({ kind: 'day', signal, send: async (remote) => remote.day(day, kind) });
    },

    judge(draft, { signal }) {
      return connection.ask({ kind: 'judge', signal, send: async (remote) => remote.judge(draft) });
    },

    finish(draft, { signal }) {
      return connection.ask({
        kind: 'finish',
        signal,
        send: async (remote) => remote.finish(draft),
      });
    },

    check(puzzle, { signal }) {
      return connection.ask({
        kind: 'check',
        signal,
        send: async (remote) => remote.check(plain(puzzle)),
      });
    },

    hint(puzzle, { queens, marks }, { signal, onBest = () => undefined }) {
      return connection.askInParts({
        kind: 'hint',
        signal,
        onInterim: onBest,
        send: async (remote, question) => remote.hint(plain(puzzle), { queens, marks }, question),
      });
    },

    checkBoard(puzzle, { queens, marks }, { signal }) {
      return connection.ask({
        kind: 'checkBoard',
        signal,
        send: async (remote) => remote.checkBoard(plain(puzzle), { queens, marks }),
      });
    },

    answer(puzzle, queens, { signal, onBest = () => undefined }) {
      return connection.askInParts({
        kind: 'answer',
        signal,
        onInterim: onBest,
        send: async (remote, question) => remote.answer(plain(puzzle), queens, question),
      });
    },
  };
}

/** What is played has more than the worker needs. */
function plain({ rules, givens }: Puzzle): Puzzle {
  return { rules, givens };
}
