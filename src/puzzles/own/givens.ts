import type { Square } from '../../core/square.ts';

/** Queens that are given, in the order they were placed, with one more or without one that stands. */
export function toggled(givens: readonly Square[], square: Square): readonly Square[] {
  return givens.includes(square) ? givens.filter((given) => given !== square) : [...givens, square];
}

/** The same with one on another square, as the newest; as they were where a queen stands there. */
export function moved(givens: readonly Square[], from: Square, to: Square): readonly Square[] {
  if (givens.includes(to)) return givens;
  return [...givens.filter((given) => given !== from), to];
}
