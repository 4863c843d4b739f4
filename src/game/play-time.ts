/** Thinking for longer than this without doing anything counts no further, in milliseconds. */
const LONGEST_THOUGHT = 120_000;

/**
 * Measures time of play: while it runs, and for two minutes at most after each action. The clock it is
 * given only moves forward (`performance.now`), so setting the time of the device changes nothing.
 */
export class PlayTime {
  readonly #clock: () => number;
  /** Up to when time has been taken; `undefined` while it does not run. */
  #taken: number | undefined;
  #lastAction = 0;

  /** @param clock Milliseconds from some moment on, never less than before. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The player does something. */
  act(): void {
    this.#lastAction = this.#clock();
  }

  /**
   * Whether it is to run from now on; that it begins to run is something the player does, who comes to
   * the board. What was not taken when it stops is lost.
   */
  run(running: boolean): void {
    if (running && this.#taken === undefined) {
      this.act();
      this.#taken = this.#lastAction;
    } else if (!running) this.#taken = undefined;
  }

  /** Milliseconds of play since they were last taken. */
  get pending(): number {
    if (this.#taken === undefined) return 0;
    const until = Math.min(this.#clock(), this.#lastAction + LONGEST_THOUGHT);
    return Math.max(0, until - this.#taken);
  }

  /** Takes these. */
  take(): number {
    const elapsed = this.pending;
    if (this.#taken !== undefined) this.#taken = this.#clock();
    return elapsed;
  }
}
