import type { Contestant } from './contestants.ts';

/** The time of the runs before the one that counts, and the largest number of them. */
const WARM_UP_MILLISECONDS = 50;
const MOST_WARM_UPS = 50;

const STEPS_BETWEEN_CLOCK_READINGS = 256;

/** A contestant's run on one board. It goes on in turns. */
export class Heat {
  /** Time spent so far, in milliseconds of the clocks passed in. */
  milliseconds = 0;
  readonly #contestant: Contestant;
  readonly #size: number;
  #run: Run;
  #isWarm = false;

  /** @param size A size from `SMALLEST_RACE` to `LARGEST_RACE`. */
  constructor(contestant: Contestant, size: number) {
    this.#contestant = contestant;
    this.#size = size;
    this.#run = new Run(contestant, size);
  }

  /** Nodes entered so far, the empty board included. */
  get nodes(): number {
    return this.#run.nodes;
  }

  /** Squares looked at so far; `undefined` if the search looks at no single square. */
  get looked(): number | undefined {
    return this.#contestant.racer.looked && this.#run.looked;
  }

  get found(): number {
    return this.#run.found;
  }

  get finished(): boolean {
    return this.#run.finished;
  }

  /**
   * Runs for so many milliseconds, or to the end.
   * @param now A clock in milliseconds; only differences matter.
   */
  advance(milliseconds: number, now: () => number): void {
    if (!this.#isWarm) this.#warmUp(now);
    const begun = now();
    let spent = 0;
    while (!this.finished && spent < milliseconds) {
      this.#run.advance(STEPS_BETWEEN_CLOCK_READINGS);
      spent = now() - begun;
    }
    this.milliseconds += spent;
  }

  /** Makes runs that do not count, because the browser still compiles the code in them. */
  #warmUp(now: () => number): void {
    this.#isWarm = true;
    const end = now() + WARM_UP_MILLISECONDS;
    for (let runs = 0; runs < MOST_WARM_UPS && now() < end; runs++) {
      const run = new Run(this.#contestant, this.#size);
      while (!run.finished && now() < end) run.advance(STEPS_BETWEEN_CLOCK_READINGS);
    }
  }
}

class Run {
  nodes = 1;
  looked = 0;
  found = 0;
  finished = false;
  readonly #contestant: Contestant;
  readonly #state: unknown;

  constructor(contestant: Contestant, size: number) {
    const { algorithm, racer } = contestant;
    this.#contestant = contestant;
    this.#state = algorithm.start(racer.parametersOf(size));
  }

  advance(steps: number): void {
    const { algorithm, racer } = this.#contestant;
    for (let k = 0; k < steps; k++) {
      const step = algorithm.step(this.#state);
      if (!step) {
        this.finished = true;
        return;
      }
      // These searches enter a node with each queen that they place.
      this.nodes += step.change.placed;
      this.found += step.change.found;
      this.looked += racer.looked?.(step, this.#state) ?? 0;
    }
  }
}
