import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Puzzle } from '../core/puzzle.ts';
import { replyTo } from '../solver/connection.ts';
import type { MakeOptions } from '../solver/puzzles/client.ts';
import type { Making, Wish } from '../solver/puzzles/protocol.ts';

/** What has been made faster than this has needed no Stop, in milliseconds. */
export const SHOW_STOP_AFTER = 300;

/** After this it is asked whether to go on, in milliseconds. */
export const ENOUGH = 5000;

/** How far making a puzzle has come. */
export type MakingState =
  | { readonly kind: 'idle' }
  /** `isSlow`: for long enough to be stopped. `isPatient`: until it is. */
  | { readonly kind: 'making'; readonly isSlow: boolean; readonly isPatient: boolean }
  /** None was found; `isInTime`: because all was tried before the time was over. */
  | { readonly kind: 'none'; readonly isInTime: boolean }
  /** The worker stopped; the next try starts another. */
  | { readonly kind: 'died' };

/** Makes a puzzle of what is wanted, as `PuzzleSolver` does. */
interface MakingSolver<Wanted> {
  make(wish: Wanted, seed: number, options: MakeOptions): Promise<Puzzle | undefined>;
}

/** Makes puzzles for a player who waits: tells when that takes long, and can be stopped. */
export class EndlessMaker<Wanted = Wish> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #solver: MakingSolver<Wanted>;
  #state: MakingState = { kind: 'idle' };
  #tried = 0;
  #current: AbortController | undefined;

  /** @param host Rendered again when the state is another; what is made ends when it leaves the page. */
  constructor(host: ReactiveControllerHost, solver: MakingSolver<Wanted>) {
    this.#host = host;
    this.#solver = solver;
    host.addController(this);
  }

  get state(): MakingState {
    return this.#state;
  }

  /** How many boards have been looked at for the puzzle that is being made. */
  get tried(): number {
    return this.#tried;
  }

  hostDisconnected(): void {
    this.stop();
  }

  /**
   * Makes a puzzle, and no other that was asked for before.
   * @param isPatient Whether to go on until it is stopped.
   * @returns `undefined` where there is none: the state says why.
   */
  async make(wish: Wanted, seed: number, isPatient = false): Promise<Puzzle | undefined> {
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
    const onProgress = ({ tried }: Making): void => {
      if (!signal.aborted) this.#tried = tried;
    };
    const reply = await replyTo(this.#solver.make(wish, seed, { signal, onProgress }), signal);
    clearTimeout(slow);
    clearTimeout(enough);
    if (signal.aborted) return undefined;
    const puzzle = reply.kind === 'answered' ? reply.answer : undefined;
    if (reply.kind === 'answered' && !puzzle) this.#enter({ kind: 'none', isInTime: true });
    // Overtaken: another screen asked for a puzzle meanwhile.
    else this.#enter({ kind: reply.kind === 'died' ? 'died' : 'idle' });
    return puzzle;
  }

  /** Gives up what is being made, or what was said of it. */
  stop(): void {
    this.#current?.abort();
    this.#enter({ kind: 'idle' });
  }

  #enter(state: MakingState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
