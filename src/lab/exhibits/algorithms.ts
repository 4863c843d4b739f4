import type { Algorithm } from '../machine/algorithm.ts';

/** An algorithm without its types. Callers pass it only parameters from its view and states that it returned. */
type AnyAlgorithm = Algorithm<unknown, unknown, string>;

const BY_FILE = import.meta.glob<AnyAlgorithm>('./*/algorithm.ts', {
  eager: true,
  import: 'algorithm',
});

/**
 * Returns the algorithm of an exhibit's folder. The page loads one algorithm at a time with its view, through the
 * catalogue; the worker has all algorithms and no views.
 * @throws Error if there is no such exhibit.
 */
export function algorithmOf(exhibit: string): AnyAlgorithm {
  const algorithm = BY_FILE[`./${exhibit}/algorithm.ts`];
  if (!algorithm) throw new Error(`There is no exhibit ${exhibit}.`);
  return algorithm;
}
