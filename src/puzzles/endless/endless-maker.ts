import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Making, PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import { replyTo } from '../../solver/worker/connection.ts';

/** Milliseconds after which Stop is shown. */
export const SHOW_STOP_AFTER = 300;

/** Milliseconds after which the search ends unless the player is patient. */
export const ENOUGH = 5000;

type MakingState =
  | { readonly kind: 'idle' }
  /** `isSlow`: it takes long enough to offer Stop. `isPatient`: it goes on until the player stops it. */
  | { readonly kind: 'making'; readonly isSlow: boolean; readonly isPatient: boolean }
  /** None was found. `isInTime`: all candidates were tried before the time was over. */
  | { readonly kind: 'none'; readonly isInTime: boolean }
  /** The worker stopped; the next try starts another. */
  | { readonly kind: 'died' };

/** Makes puzzles for a waiting player: reports a slow search, and can be stopped. */
export class EndlessMaker implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #solver: Pick<PuzzleSolver, 'make'>;
  #state: MakingState = { kind: 'idle' };
  #tried = 0;
  #current: AbortController | undefined;

  /** @param host Rendered again when the state changes; the search stops when it leaves the page. */
  constructor(host: ReactiveControllerHost, solver: Pick<PuzzleSolver, 'make'>) {
    this.#host = host;
    this.#solver = solver;
    host.addController(this);
  }

  get state(): MakingState {
    return this.#state;
  }

  /** Number of boards tried for the puzzle that is being made. */
  get tried(): number {
    return this.#tried;
  }

  hostDisconnected(): void {
    this.stop();
  }

  /**
   * Makes a puzzle; gives up one that is being made.
   * @param isPatient True to go on until stopped.
   * @returns `undefined` if there is none: `state` says why.
   */
  async make(spec: PuzzleSpec, seed: number, isPatient = false): Promise<Puzzle | undefined> {
    this.#current?.abort();
    const current = (this.#current = new AbortController());
    const { signal } = current;
    this.#tried = 0;
    this.#enter({ kind: 'making', isSlow: false, isPatient });
    const slow = setTimeout(
      () => this.#enter({ kind: 'making', isSlow: true, isPatient }),
      SHOW_STOP_AFTER,
    );
    const enough = isPatient
      ? undefined
      : setTimeout(() => {
          current.abort();
          this.#enter({ kind: 'none', isInTime: false });
        }, ENOUGH);
    const onInterim = ({ tried }: Making): void => {
      if (!signal.aborted) this.#tried = tried;
    };
    const reply = await replyTo(this.#solver.make(spec, seed, { signal, onInterim }), signal);
    clearTimeout(slow);
    clearTimeout(enough);
    if (signal.aborted) return undefined;
    const puzzle = reply.kind === 'answered' ? reply.answer : undefined;
    if (reply.kind === 'answered' && !puzzle) this.#enter({ kind: 'none', isInTime: true });
    // A request that another screen has overtaken leaves the maker idle.
    else this.#enter({ kind: reply.kind === 'died' ? 'died' : 'idle' });
    return puzzle;
  }

  stop(): void {
    this.#current?.abort();
    this.#enter({ kind: 'idle' });
  }

  #enter(state: MakingState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
