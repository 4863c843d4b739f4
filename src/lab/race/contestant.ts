import { seeded } from '../../core/board/random.ts';
import type { BoardParameters, Machine, Step } from '../machine/algorithm.ts';
import { probe, type SearchTree } from './probing.ts';
import { LARGEST_RACE } from './race-limits.ts';

/** The number of probes for a forecast, enough for an error of a few per cent. */
const PROBES = 2000;

/** The seed of all forecasts, so that the same board always has the same one. */
const PROBING_SEED = 1975;

/** The number of squares or placements that a run will test, known before it is run. */
export type Forecast =
  | { readonly way: 'formula'; readonly tested: number }
  | {
      readonly way: 'probing';
      readonly tested: number;
      /** The standard error of `tested`. */
      readonly error: number;
      readonly probes: number;
    };

/** A search for all solutions that takes part in the race. */
export interface Contestant {
  /** The name in the catalogue. */
  readonly name: string;
  /** The largest size that it can run on. */
  readonly largest: number;
  /** Starts a run on n × n. Each call of the result takes a step and returns it; `undefined` at the end. */
  readonly begin: (size: number) => () => Step | undefined;
  readonly forecast: (size: number) => Forecast;
}

/**
 * Returns a contestant that runs the same steps as its exhibit, so that race and counters cannot disagree.
 * @param forecast Returns the forecast for a size.
 * @param largest The largest size that it can run on.
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

export function sized(size: number): BoardParameters {
  return { size };
}

/** Returns forecasts that are exact. */
export function formula(count: (size: number) => number): (size: number) => Forecast {
  return (size) => ({ way: 'formula', tested: count(size) });
}

/** Returns forecasts by walking down the search tree at random; they are always the same for a size. */
export function probing<Node>(
  treeOf: (size: number) => SearchTree<Node>,
): (size: number) => Forecast {
  return (size) => {
    const { mean, error } = probe(treeOf(size), seeded(PROBING_SEED), PROBES);
    return { way: 'probing', tested: mean, error, probes: PROBES };
  };
}
