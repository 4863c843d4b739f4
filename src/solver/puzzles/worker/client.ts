import type { Day } from '../../../core/days/day.ts';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { Puzzle, PuzzleKind } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Technique } from '../../../core/puzzles/technique.ts';
import type { LookBack, SolvedGame } from '../../look-back/look-back.ts';
import { Connection, type CallOptions, type WorkerLike } from '../../worker/connection.ts';
import type { BoardCheck } from '../../hints/board-check.ts';
import type { Hint } from '../../hints/hint.ts';
import type { BoardState } from '../../hints/board-state.ts';
import type { Drill, DrillPosition } from '../drills/drill.ts';
import type {
  DraftVerdict,
  FinishedDraft,
  Making,
  GradedPuzzle,
  PuzzleCheck,
  PuzzleQuestionKind,
  PuzzleWorker,
  PuzzleSpec,
} from '../protocol.ts';

/** Options of making a puzzle, which reports its progress. */
export interface MakeOptions extends CallOptions {
  readonly onProgress?: (making: Making) => void;
}

/** Options of a search that may take long: `onBest` receives answers that will do meanwhile. */
interface BestOptions<Answer> extends CallOptions {
  readonly onBest?: (answer: Answer) => void;
}

/**
 * The solver of puzzles, which makes, checks and solves them in a worker.
 *
 * A call rejects with an `AbortError` when the next call of its kind replaces it; calls of different kinds are answered
 * side by side. It rejects with `SolverDied` if two workers in a row die before they answer; the next call starts
 * another.
 */
export interface PuzzleSolver {
  /**
   * Makes a puzzle. The same wish and seed make the same puzzle on every device.
   * @param seed A whole number; only its lower 32 bits count.
   * @returns `undefined` if none was found among as many boards as are tried.
   */
  make(wish: PuzzleSpec, seed: number, options: MakeOptions): Promise<Puzzle | undefined>;
  /**
   * Finds the simplest technique of a position, and the reply to each square.
   * @returns `undefined` if no technique gives or rules out a square.
   */
  drill(position: DrillPosition, options: CallOptions): Promise<Drill | undefined>;
  /** Returns the hardest technique that hints need for a puzzle with an answer; `undefined` if none is known. */
  hardest(puzzle: Puzzle, options: CallOptions): Promise<Technique | undefined>;
  /** Reads a solved game of a puzzle with an answer. */
  lookBack(game: SolvedGame, options: CallOptions): Promise<LookBack>;
  /**
   * Makes a puzzle of a day, the same on every device, with the version of the generators for that day.
   * @returns `undefined` for days before the first, and if the version is not known here.
   */
  day(day: Day, kind: PuzzleKind, options: CallOptions): Promise<GradedPuzzle | undefined>;
  judge(draft: OwnDraft, options: CallOptions): Promise<DraftVerdict>;
  /**
   * Completes a draft and changes as little of it as it finds, until it is a puzzle.
   * @returns `undefined` if that fails.
   */
  finish(draft: OwnDraft, options: CallOptions): Promise<FinishedDraft | undefined>;
  /** Returns the number of answers of a puzzle, and its difficulty. */
  check(puzzle: Puzzle, options: CallOptions): Promise<PuzzleCheck>;
  hint(puzzle: Puzzle, standing: BoardState, options: BestOptions<Hint>): Promise<Hint>;
  /** Finds the wrong queens and marks on a board. */
  checkBoard(puzzle: Puzzle, standing: BoardState, options: CallOptions): Promise<BoardCheck>;
  /**
   * Finds an answer: the only one, or one of several that is near to the queens placed; `undefined` if there is none or
   * none was found.
   * @param queens In the order they were placed, the given ones first.
   */
  answer(
    puzzle: Puzzle,
    queens: readonly Square[],
    options: BestOptions<readonly Square[]>,
  ): Promise<readonly Square[] | undefined>;
}

/**
 * Creates a solver of puzzles. The first question starts its worker, which is kept until it dies.
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

    drill({ puzzle, standing: { queens, marks } }, { signal }) {
      return connection.ask({
        kind: 'drill',
        signal,
        send: async (remote) =>
          remote.drill({ puzzle: plain(puzzle), standing: { queens, marks } }),
      });
    },

    hardest(puzzle, { signal }) {
      return connection.ask({
        kind: 'hardest',
        signal,
        send: async (remote) => remote.hardest(plain(puzzle)),
      });
    },

    lookBack({ puzzle, moves, helped }, { signal }) {
      return connection.ask({
        kind: 'lookBack',
        signal,
        send: async (remote) => remote.lookBack({ puzzle: plain(puzzle), moves, helped }),
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

/** Keeps the fields that the worker needs: a puzzle in play may have others. */
function plain({ rules, givens }: Puzzle): Puzzle {
  return { rules, givens };
}
