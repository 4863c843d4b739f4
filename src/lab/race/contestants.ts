import { ALGORITHMS, type AnyAlgorithm } from '../exhibits/algorithms.ts';
import type { Racer } from '../machine/algorithm.ts';

/** An algorithm with the way in which it races. */
export interface Contestant {
  readonly algorithm: AnyAlgorithm;
  readonly racer: Racer<unknown, unknown, string>;
}

/** All contestants by their names. */
export const CONTESTANTS: ReadonlyMap<string, Contestant> = new Map(
  ALGORITHMS.flatMap((algorithm) =>
    (algorithm.racers ?? []).map((racer) => [racer.name, { algorithm, racer }] as const),
  ),
);
