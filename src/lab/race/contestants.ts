import { ALGORITHMS, type AnyAlgorithm } from '../exhibits/algorithms.ts';
import type { Racer } from '../machine/algorithm.ts';
import { anySquares, oneARow } from './brute-force.ts';

/** An algorithm with the way in which it races. */
export interface Contestant {
  readonly algorithm: AnyAlgorithm;
  readonly racer: Racer<unknown, unknown, string>;
}

/** All contestants by their names: those of exhibits, and the two that have no exhibit. */
export const CONTESTANTS: ReadonlyMap<string, Contestant> = new Map(
  [...ALGORITHMS, oneARow as AnyAlgorithm, anySquares as AnyAlgorithm].flatMap((algorithm) =>
    (algorithm.racers ?? []).map((racer) => [racer.name, { algorithm, racer }] as const),
  ),
);
