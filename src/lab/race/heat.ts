import type { Step } from '../machine/algorithm.ts';
import type { Contestant, Forecast } from './contestant.ts';

/** The longest time of a run. Longer runs are only forecast, unless the player asks for them. */
const LONGEST_RUN_MILLISECONDS = 30_000;

const STEPS_BETWEEN_CLOCK_READINGS = 256;

/** The number of last turns by which a run is judged, so many that a stalled machine in two of them does not matter. */
const TURNS_TO_JUDGE_BY = 5;

/** The result of a run: counted to its end, or forecast. */
type RaceResult = { readonly way: 'run'; readonly tested: number } | Forecast;

/** A contestant's run on one board. It runs in turns and predicts its remaining time. */
export class Heat {
  /** Squares or placements tested so far. */
  tested = 0;
  found = 0;
  finished = false;
  /** Time spent so far, in milliseconds of the clocks passed in. */
  milliseconds = 0;
  readonly forecast: Forecast;
  readonly #step: () => Step | undefined;
  /** Milliseconds per test in each of the last turns. */
  readonly #paces: number[] = [];

  /** @param size A size from `SMALLEST_RACE` to `contestant.largest`. */
  constructor(contestant: Contestant, size: number) {
    this.forecast = contestant.forecast(size);
    this.#step = contestant.begin(size);
  }

  /**
   * The time of the whole run at its pace (the median of its last turns), in milliseconds; `undefined` before there is
   * a pace.
   */
  get predictedMilliseconds(): number | undefined {
    if (this.finished) return this.milliseconds;
    const pace = [...this.#paces].sort((a, b) => a - b)[this.#paces.length >> 1];
    if (pace === undefined) return undefined;
    return this.milliseconds + pace * Math.max(this.forecast.tested - this.tested, 0);
  }

  /** True if the run is known to take too long; false during its first turns. */
  get isLong(): boolean {
    if (this.#paces.length < TURNS_TO_JUDGE_BY) return false;
    return (this.predictedMilliseconds ?? 0) > LONGEST_RUN_MILLISECONDS;
  }

  /** The number of squares or placements that the whole run tests, and its source. */
  get result(): RaceResult {
    return this.finished ? { way: 'run', tested: this.tested } : this.forecast;
  }

  /**
   * Runs for so many milliseconds, or to the end.
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
