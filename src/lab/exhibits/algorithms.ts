import type { Algorithm } from '../algorithm.ts';

/** Whoever plays any of them knows no types: what goes into an algorithm has come out of it, or of its view. */
type AnyAlgorithm = Algorithm<unknown, unknown, string>;

const ALGORITHMS = import.meta.glob<AnyAlgorithm>('./*/algorithm.ts', {
  eager: true,
  import: 'algorithm',
});

/**
 * The algorithm of an exhibit's folder. The page loads one at a time with its view, through the
 * catalogue; the worker has them all, and none of the views.
 */
export function algorithmOf(exhibit: string): AnyAlgorithm {
  const algorithm = ALGORITHMS[`./${exhibit}/algorithm.ts`];
  if (!algorithm) throw new Error(`There is no exhibit ${exhibit}.`);
  return algorithm;
}
