import type { BoardParameters, Machine, Step } from './algorithm.ts';
import { arithmetic, numbersTested } from './algorithms/arithmetic.ts';
import { backtracking } from './algorithms/backtracking.ts';
import { bitParallel, type BitParallelParameters } from './algorithms/bit-parallel.ts';
import { exactCover } from './algorithms/exact-cover.ts';
import { fewestChoices } from './algorithms/fewest-choices.ts';
import { lexicographic } from './algorithms/lexicographic.ts';
import { recursion } from './algorithms/recursion.ts';
import { swapping } from './algorithms/swapping.ts';
import { binomial } from './binomial.ts';
import { anySquares, oneARow } from './brute-force.ts';
import { probe, type SearchTree } from './probing.ts';
import { LARGEST_RACE } from './race-limits.ts';
import { seeded } from '../core/random.ts';
import {
  backtrackingTree,
  fewestChoicesTree,
  halfBoardTree,
  wholeBoardTree,
} from './search-trees.ts';

/** Runs that would take longer are forecast, and run only if someone insists. */
const LONGEST_RUN_MILLISECONDS = 30_000;

/** How often the tree is probed for a forecast; enough for an error of a few in a hundred. */
const PROBES = 2000;

/** Forecasts are always the same: chance must not make two of them differ. */
const PROBING_SEED = 1975;

/** How often a run looks at its clock. */
const STEPS_BETWEEN_CLOCK_READINGS = 256;

/** How many squares or placements a run will test, known before it is run. */
export type Forecast =
  | { readonly way: 'formula'; readonly tested: number }
  | {
      readonly way: 'probing';
      readonly tested: number;
      /** The standard error of `tested`. */
      readonly error: number;
      readonly probes: number;
    };

/** What is known of a run: counted to its end, or forecast. */
export type RaceResult = { readonly way: 'run'; readonly tested: number } | Forecast;

/** The names of the contestants; those that are exhibits have the exhibits' names. */
export type ContestantName =
  | 'half-board'
  | 'fewest-choices'
  | 'exact-cover'
  | 'bit-parallel'
  | 'backtracking'
  | 'recursion'
  | 'swapping'
  | 'lexicographic'
  | 'arithmetic'
  | 'one-a-row'
  | 'any-squares';

/** A way to find all solutions that takes part in the race. */
export interface Contestant {
  readonly name: ContestantName;
  /** The largest board it can run on. */
  readonly largest: number;
  /** Starts a run on n × n, which goes on by a step at each call; `undefined` at its end. */
  readonly begin: (size: number) => () => Step | undefined;
  readonly forecast: (size: number) => Forecast;
}

/**
 * All contestants, those first that test least on 8 × 8. Exhibits run by the very steps they are
 * shown by, so that race and counters cannot disagree.
 */
export const CONTESTANTS: readonly Contestant[] = [
  contestant('half-board', bitParallel, halved, probing(halfBoardTree)),
  contestant('fewest-choices', fewestChoices, sized, probing(fewestChoicesTree)),
  contestant('exact-cover', exactCover, sized, probing(fewestChoicesTree)),
  contestant('bit-parallel', bitParallel, whole, probing(wholeBoardTree)),
  contestant('backtracking', backtracking, sized, probing(backtrackingTree)),
  contestant('recursion', recursion, sized, probing(backtrackingTree)),
  contestant('swapping', swapping, sized, formula(factorial)),
  contestant('lexicographic', lexicographic, sized, formula(factorial)),
  contestant('arithmetic', arithmetic, sized, formula(numbersTested), arithmetic.largest),
  contestant(
    'one-a-row',
    oneARow,
    sized,
    formula((size) => size ** size),
  ),
  contestant(
    'any-squares',
    anySquares,
    sized,
    formula((size) => binomial(size * size, size)),
  ),
];

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

  /** @param size From `SMALLEST_RACE` to `contestant.largest`. */
  constructor(contestant: Contestant, size: number) {
    this.forecast = contestant.forecast(size);
    this.#step = contestant.begin(size);
  }

  /**
   * What the whole run takes at the pace so far, in milliseconds; `undefined` before there is one.
   */
  get predictedMilliseconds(): number | undefined {
    if (this.finished) return this.milliseconds;
    if (this.tested === 0) return undefined;
    return this.milliseconds * Math.max(this.forecast.tested / this.tested, 1);
  }

  /** Whether at the pace so far the run takes too long to be worth waiting for. */
  get isLong(): boolean {
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
    let spent = 0;
    while (!this.finished && spent < milliseconds) {
      this.#advance(STEPS_BETWEEN_CLOCK_READINGS);
      spent = now() - begun;
    }
    this.milliseconds += spent;
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

function contestant<Parameters, State, Kind extends string>(
  name: ContestantName,
  machine: Machine<Parameters, State, Kind>,
  parametersOf: (size: number) => Parameters,
  forecast: (size: number) => Forecast,
  largest = LARGEST_RACE,
): Contestant {
  return {
    name,
    largest,
    begin(size) {
      const state = machine.start(parametersOf(size));
      return () => machine.step(state);
    },
    forecast,
  };
}

function sized(size: number): BoardParameters {
  return { size };
}

function halved(size: number): BitParallelParameters {
  return { size, half: true };
}

function whole(size: number): BitParallelParameters {
  return { size, half: false };
}

function formula(count: (size: number) => number): (size: number) => Forecast {
  return (size) => ({ way: 'formula', tested: count(size) });
}

function probing<Node>(treeOf: (size: number) => SearchTree<Node>): (size: number) => Forecast {
  return (size) => {
    const { mean, error } = probe(treeOf(size), seeded(PROBING_SEED), PROBES);
    return { way: 'probing', tested: mean, error, probes: PROBES };
  };
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
