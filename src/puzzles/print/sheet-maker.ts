import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import type { Square } from '../../core/board/square.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import type { PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import { EndlessMaker } from '../endless/endless-maker.ts';

/** Number of puzzles of Endless on a sheet. */
export const SIX = 6;

/** Number of repeated puzzles after which the maker assumes that there are no others. */
const MOST_REPEATS = 40;

/** A puzzle on a sheet, with an answer of it. */
export interface SheetPuzzle extends PlayedPuzzle {
  /** All queens of the answer, including the given ones. */
  readonly answer: readonly Square[];
}

/**
 * The state of a sheet. `done`: all puzzles are there. `stopped`: the player stopped it. `fewer`: no others were found.
 * `died`: the worker stopped.
 */
type SheetState = 'idle' | 'making' | 'done' | 'stopped' | 'fewer' | 'died';

/** Gathers the puzzles of a sheet and their answers. */
export class SheetMaker implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #solver: Pick<PuzzleSolver, 'make' | 'answer'>;
  readonly #maker: EndlessMaker;
  #puzzles: readonly SheetPuzzle[] = [];
  #state: SheetState = 'idle';
  #current = new AbortController();

  /** @param host Rendered again when a puzzle is added; the search stops when it leaves the page. */
  constructor(host: ReactiveControllerHost, solver: Pick<PuzzleSolver, 'make' | 'answer'>) {
    this.#host = host;
    this.#solver = solver;
    this.#maker = new EndlessMaker(host, solver);
    host.addController(this);
  }

  get puzzles(): readonly SheetPuzzle[] {
    return this.#puzzles;
  }

  get state(): SheetState {
    return this.#state;
  }

  hostDisconnected(): void {
    this.stop();
  }

  /**
   * Makes six puzzles, no two of them the same, until it is done or stopped.
   * @param newSeed Returns a different integer each time.
   */
  async makeSix(spec: PuzzleSpec, newSeed: () => number): Promise<void> {
    const signal = this.#begin();
    for (let repeats = 0; this.#puzzles.length < SIX && repeats < MOST_REPEATS;) {
      const puzzle = await this.#maker.make(spec, newSeed(), true);
      if (signal.aborted) return;
      if (!puzzle) break;
      const name = puzzleCode(puzzle);
      if (this.#puzzles.some((known) => known.name === name)) repeats++;
      else if (!(await this.#add({ name, puzzle, step: spec.step }, signal))) return;
    }
    if (this.#maker.state.kind === 'died') this.#enter('died');
    else this.#enter(this.#puzzles.length === SIX ? 'done' : 'fewer');
  }

  /** Adds puzzles that are made elsewhere; `made` resolves with `undefined` if they cannot be made. */
  async take(made: Promise<readonly PlayedPuzzle[] | undefined>): Promise<void> {
    const signal = this.#begin();
    const puzzles = await made;
    if (signal.aborted) return;
    for (const puzzle of puzzles ?? []) if (!(await this.#add(puzzle, signal))) return;
    this.#enter(puzzles ? 'done' : 'died');
  }

  /** Stops the search; the sheet keeps its puzzles. */
  stop(): void {
    this.#current.abort();
    this.#maker.stop();
    if (this.#state === 'making') this.#enter('stopped');
  }

  #begin(): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    this.#puzzles = [];
    this.#enter('making');
    return this.#current.signal;
  }

  /** Adds a puzzle with its answer to the sheet. Resolves with true if the sheet goes on. */
  async #add(played: PlayedPuzzle, signal: AbortSignal): Promise<boolean> {
    const { puzzle } = played;
    const reply = await replyTo(this.#solver.answer(puzzle, puzzle.givens, { signal }), signal);
    if (signal.aborted) return false;
    if (reply.kind !== 'answered') {
      this.#enter(reply.kind === 'died' ? 'died' : 'stopped');
      return false;
    }
    const { answer } = reply;
    if (answer) this.#puzzles = [...this.#puzzles, { ...played, answer }];
    this.#host.requestUpdate();
    return true;
  }

  #enter(state: SheetState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
