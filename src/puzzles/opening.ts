import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nameOfShape } from '../core/guard-table.ts';
import type { PuzzleCodeProblem } from '../core/puzzle-code-problem.ts';
import { parsePuzzleCode, puzzleCode } from '../core/puzzle-code.ts';
import { guardPuzzle, type Puzzle } from '../core/puzzle.ts';
import type { PuzzlesPage } from '../core/puzzles-page.ts';
import type { PlayedPuzzle, PuzzleProgress } from '../progress/puzzle-progress.ts';
import { SolverDied } from '../solver/connection.ts';
import type { PuzzleSolver } from '../solver/puzzles/client.ts';
import type { PuzzleCheck } from '../solver/puzzles/protocol.ts';
import type { Origin } from './puzzle-words.ts';

/** Why a puzzle is not played at once. */
export type Doubt =
  | Extract<PuzzleCheck, { kind: 'several' | 'none' | 'too-hard' }>
  | {
      /** It has one answer, and the techniques of hints do not lead to it. */
      readonly kind: 'beyond';
    }
  | {
      /** The worker stopped twice. */
      readonly kind: 'died';
    };

/** How far the puzzle of an address is opened. */
export type Opened =
  | { readonly kind: 'checking' }
  | { readonly kind: 'play'; readonly played: PlayedPuzzle; readonly origin: Origin }
  /** The address is no code. */
  | { readonly kind: 'unreadable'; readonly code: string; readonly problem: PuzzleCodeProblem }
  | { readonly kind: 'doubtful'; readonly played: PlayedPuzzle; readonly doubt: Doubt };

/** What an address of a puzzle asks for. */
export type PuzzleAddress = Extract<PuzzlesPage, { page: 'puzzle' | 'table-board' }>;

/** Opens the puzzle that an address names, the newest only: one that was made elsewhere is checked before. */
export class Opening implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #solver: Pick<PuzzleSolver, 'check'>;
  #opened: Opened | undefined;
  #current = new AbortController();

  /** @param host Rendered again when there is more to show. */
  constructor(host: ReactiveControllerHost, solver: Pick<PuzzleSolver, 'check'>) {
    this.#host = host;
    this.#solver = solver;
    host.addController(this);
  }

  /** What is known of the address that was asked for last; `undefined` where it names no puzzle. */
  get opened(): Opened | undefined {
    return this.#opened;
  }

  hostDisconnected(): void {
    this.#current.abort();
  }

  /** Shows no puzzle. */
  close(): void {
    this.#current.abort();
    this.#opened = undefined;
  }

  /** Opens a puzzle as it is. */
  play({ name, puzzle, step }: PlayedPuzzle, origin: Origin): void {
    this.#current.abort();
    this.#enter({ kind: 'play', played: { name, puzzle, step }, origin });
  }

  /** Opens what an address asks for: as it was left, where it was begun. */
  async open(
    address: PuzzleAddress,
    progress: Promise<Pick<PuzzleProgress, 'find'> | undefined>,
  ): Promise<void> {
    if (address.page === 'table-board') {
      const { shape } = address;
      // The least number is shown and not enforced: there is room for any number.
      const puzzle = guardPuzzle(shape, shape.rows * shape.columns);
      const name = `guard-table/${nameOfShape(shape)}`;
      this.play({ name, puzzle, step: undefined }, undefined);
      return;
    }
    const { code } = address;
    const read = parsePuzzleCode(code);
    if (!read.ok) {
      this.close();
      this.#enter({ kind: 'unreadable', code, problem: read.problem });
      return;
    }
    await this.#openCode(read.puzzle, progress);
  }

  async #openCode(
    puzzle: Puzzle,
    progress: Promise<Pick<PuzzleProgress, 'find'> | undefined>,
  ): Promise<void> {
    this.#current.abort();
    const { signal } = (this.#current = new AbortController());
    this.#enter({ kind: 'checking' });
    const name = puzzleCode(puzzle);
    const begun = await (await progress)?.find(name);
    if (signal.aborted) return;
    if (begun) {
      this.play(begun, undefined);
      return;
    }
    const { doubt, step } = await this.#judge(puzzle, signal);
    if (this.#current.signal !== signal || this.#opened?.kind !== 'checking') return;
    const played = { name, puzzle, step };
    if (doubt) this.#enter({ kind: 'doubtful', played, doubt });
    else this.play(played, 'code');
  }

  async #judge(
    puzzle: Puzzle,
    signal: AbortSignal,
  ): Promise<{ readonly doubt: Doubt | undefined; readonly step: PlayedPuzzle['step'] }> {
    const check = await this.#check(puzzle, signal);
    switch (check?.kind) {
      case undefined:
        return { doubt: { kind: 'died' }, step: undefined };
      case 'one':
        return { doubt: check.step ? undefined : { kind: 'beyond' }, step: check.step };
      case 'guarded':
        // Without a step it is harder than any: hints lead on all the same, to a square of an answer.
        return { doubt: undefined, step: check.step };
      default:
        return { doubt: check, step: undefined };
    }
  }

  /** A worker that dies is started again by the next question, so that is asked once more. */
  async #check(puzzle: Puzzle, signal: AbortSignal): Promise<PuzzleCheck | undefined> {
    for (let tries = 0; tries < 2; tries++) {
      try {
        return await this.#solver.check(puzzle, { signal });
      } catch (reason) {
        if (signal.aborted || !(reason instanceof SolverDied)) return undefined;
      }
    }
    return undefined;
  }

  #enter(opened: Opened): void {
    this.#opened = opened;
    this.#host.requestUpdate();
  }
}
