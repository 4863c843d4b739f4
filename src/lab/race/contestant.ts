import { seeded } from '../../core/random.ts';
import type { BoardParameters, Machine, Step } from '../algorithm.ts';
import { probe, type SearchTree } from './probing.ts';
import { LARGEST_RACE } from './race-limits.ts';

/** How often the tree is probed for a forecast; enough for an error of a few in a hundred. */
const PROBES = 2000;

/** Forecasts are always the same: chance must not make two of them differ. */
const PROBING_SEED = 1975;

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

/** A way to find all solutions that takes part in the race. */
export interface Contestant {
  /** As the catalogue has it. */
  readonly name: string;
  /** The largest board it can run on. */
  readonly largest: number;
  /** Starts a run on n × n, which goes on by a step at each call; `undefined` at its end. */
  readonly begin: (size: number) => () => Step | undefined;
  readonly forecast: (size: number) => Forecast;
}

/**
 * A contestant that runs by the very steps its exhibit is shown by, so that race and counters cannot
 * disagree.
 */
export function contestant<Parameters, State, Kind extends string>(
  name: string,
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

/** For algorithms that need only a board. */
export function sized(size: number): BoardParameters {
  return { size };
}

/** A forecast that is exact. */
export function formula(count: (size: number) => number): (size: number) => Forecast {
  return (size) => ({ way: 'formula', tested: count(size) });
}

/** A forecast by walking down the search tree at random; the same every time. */
export function probing<Node>(
  treeOf: (size: number) => SearchTree<Node>,
): (size: number) => Forecast {
  return (size) => {
    const { mean, error } = probe(treeOf(size), seeded(PROBING_SEED), PROBES);
    return { way: 'probing', tested: mean, error, probes: PROBES };
  };
}
