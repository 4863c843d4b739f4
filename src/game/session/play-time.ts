/** The longest time without an action that counts as play, in milliseconds. */
const LONGEST_THOUGHT = 120_000;

/**
 * Measures time of play: while it runs, and for at most two minutes after each action. The clock only moves forward
 * (`performance.now`), so that changing the time of the device changes nothing.
 */
export class PlayTime {
  readonly #clock: () => number;
  /** The moment up to which time has been taken; `undefined` while it does not run. */
  #taken: number | undefined;
  #lastAction = 0;

  /** @param clock Returns milliseconds since any fixed moment; never goes back. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  act(): void {
    this.#lastAction = this.#clock();
  }

  /**
   * Starts or stops the measurement. A start counts as an action. Time that was not taken before a stop is lost.
   */
  run(running: boolean): void {
    if (running && this.#taken === undefined) {
      this.act();
      this.#taken = this.#lastAction;
    } else if (!running) this.#taken = undefined;
  }

  /** The milliseconds of play since the last `take`. */
  get pending(): number {
    if (this.#taken === undefined) return 0;
    const until = Math.min(this.#clock(), this.#lastAction + LONGEST_THOUGHT);
    return Math.max(0, until - this.#taken);
  }

  /** Returns the pending milliseconds and starts again from zero. */
  take(): number {
    const elapsed = this.pending;
    if (this.#taken !== undefined) this.#taken = this.#clock();
    return elapsed;
  }
}
