import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Days } from '../core/row-of-days.ts';
import type { PuzzleFigures, PuzzleProgress } from '../progress/puzzle-progress.ts';

/** What a page of past days shows. */
export interface DaysKept {
  readonly days: Days;
  readonly figures: PuzzleFigures;
}

/** What the player has solved day by day and in all, as it is now, for a page that shows it. */
export class DaysSoFar implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #kept: DaysKept | undefined;
  #end = (): void => undefined;
  #reading = 0;
  #isConnected = false;

  /** @param host Rendered again when it changes. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** `undefined` before it is known; what cannot be read stays as it was last known. */
  get kept(): DaysKept | undefined {
    return this.#kept;
  }

  /**
   * Begins to follow what the player solves, here and in other tabs.
   * @param puzzles What keeps it; `undefined` where that part of the game did not arrive.
   */
  async follow(
    puzzles: Promise<Pick<PuzzleProgress, 'days' | 'figures' | 'subscribe'> | undefined>,
  ): Promise<void> {
    const known = await puzzles;
    if (!known || !this.#isConnected) return;
    const read = async (): Promise<void> => {
      const reading = ++this.#reading;
      const [days, figures] = await Promise.all([known.days(), known.figures()]);
      // What was asked later knows more.
      if (reading !== this.#reading || !days || !figures) return;
      this.#kept = { days, figures };
      this.#host.requestUpdate();
    };
    this.#end();
    this.#end = known.subscribe(({ kind }) => {
      if (kind === 'results') void read();
    });
    await read();
  }

  hostConnected(): void {
    this.#isConnected = true;
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#end();
  }
}
