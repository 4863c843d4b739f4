import type { Square } from '../../../core/board/square.ts';

/** Returns given queens, in the order they were placed, with `square` added, or removed if it has a queen. */
export function toggled(givens: readonly Square[], square: Square): readonly Square[] {
  return givens.includes(square) ? givens.filter((given) => given !== square) : [...givens, square];
}

/** Returns given queens with one moved to another square, as the newest; unchanged if that square has a queen. */
export function moved(givens: readonly Square[], from: Square, to: Square): readonly Square[] {
  if (givens.includes(to)) return givens;
  return [...givens.filter((given) => given !== from), to];
}
