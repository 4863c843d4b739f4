import type { Step } from '../algorithm.ts';
import type { Contestant, Forecast } from './contestant.ts';

/** Runs that would take longer are forecast, and run only if someone insists. */
const LONGEST_RUN_MILLISECONDS = 30_000;

/** How often a run looks at its clock. */
const STEPS_BETWEEN_CLOCK_READINGS = 256;

/** A run is judged by its last turns, so many of them that a stalled machine in two of them tells nothing. */
const TURNS_TO_JUDGE_BY = 5;

/** What is known of a run: counted to its end, or forecast. */
export type RaceResult = { readonly way: 'run'; readonly tested: number } | Forecast;

/** One contestant on one board: runs in slices, and knows how much is still to come. */
export class Heat {
  /** Squares or placements tested so far. */
  tested = 0;
  /** Solutions found so far. */
  found = 0;
  finished = false;
  /** Time spent so far, in milliseconds of the clocks that were handed in. */
  milliseconds = 0;
  readonly forecast: Forecast;
  readonly #step: () => Step | undefined;
  /** Milliseconds a test took in each of the last turns. */
  readonly #paces: number[] = [];

  /** @param size From `SMALLEST_RACE` to `contestant.largest`. */
  constructor(contestant: Contestant, size: number) {
    this.forecast = contestant.forecast(size);
    this.#step = contestant.begin(size);
  }

  /**
   * What the whole run takes if it goes on at its pace (the median of its last turns), in milliseconds;
   * `undefined` before it has one.
   */
  get predictedMilliseconds(): number | undefined {
    if (this.finished) return this.milliseconds;
    const pace = [...this.#paces].sort((a, b) => a - b)[this.#paces.length >> 1];
    if (pace === undefined) return undefined;
    return this.milliseconds + pace * Math.max(this.forecast.tested - this.tested, 0);
  }

  /** Whether the run is known to take too long to be worth waiting for: not before it has had a few turns. */
  get isLong(): boolean {
    if (this.#paces.length < TURNS_TO_JUDGE_BY) return false;
    return (this.predictedMilliseconds ?? 0) > LONGEST_RUN_MILLISECONDS;
  }

  /** The squares or placements that the whole run tests, and how that is known. */
  get result(): RaceResult {
    return this.finished ? { way: 'run', tested: this.tested } : this.forecast;
  }

  /**
   * Goes on for so many milliseconds or to the end.
   * @param now A clock in milliseconds; only differences matter.
   */
  advance(milliseconds: number, now: () => number): void {
    const begun = now();
    const tested = this.tested;
    let spent = 0;
    while (!this.finished && spent < milliseconds) {
      this.#advance(STEPS_BETWEEN_CLOCK_READINGS);
      spent = now() - begun;
    }
    this.milliseconds += spent;
    if (this.tested === tested) return;
    this.#paces.push(spent / (this.tested - tested));
    if (this.#paces.length > TURNS_TO_JUDGE_BY) this.#paces.shift();
  }

  #advance(steps: number): void {
    for (let k = 0; k < steps; k++) {
      const step = this.#step();
      if (!step) {
        this.finished = true;
        return;
      }
      this.tested += step.change.tested;
      this.found += step.change.found;
    }
  }
}
