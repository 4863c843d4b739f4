import { bitCount, lowestBit } from './bits.ts';
import type { Square } from './square.ts';

/**
 * A set of squares of a board of any shape, one bit a square: square s is bit s mod 32 of word s div 32. Sets of the
 * same board have the same number of words.
 */
export type SquareSet = Int32Array;

/** Returns the number of words in a set for a board with so many squares. */
export function wordsOf(squares: number): number {
  return Math.ceil(squares / 32);
}

/** Returns the set of all squares of a board. */
export function fullSet(squares: number): SquareSet {
  const set = new Int32Array(wordsOf(squares));
  for (let square = 0; square < squares; square++) addSquare(set, square);
  return set;
}

export function addSquare(set: SquareSet, square: Square): void {
  set[square >> 5]! |= 1 << (square & 31);
}

export function removeSquare(set: SquareSet, square: Square): void {
  set[square >> 5]! &= ~(1 << (square & 31));
}

/** Returns the number of squares that two sets share; the second starts at word `offset` of its array. */
export function commonCount(set: SquareSet, others: Int32Array, offset: number): number {
  let count = 0;
  for (let word = 0; word < set.length; word++)
    count += bitCount(set[word]! & others[offset + word]!);
  return count;
}

/** Returns the squares of a set that are not in another, which starts at word `offset` of its array. */
export function difference(set: SquareSet, others: Int32Array, offset: number): SquareSet {
  return set.map((word, index) => word & ~others[offset + index]!);
}

/** Returns the squares of a set in ascending order. */
export function squaresOfSet(set: SquareSet): Square[] {
  const squares: Square[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word]!; rest !== 0; rest &= rest - 1) {
      squares.push(32 * word + lowestBit(rest));
    }
  }
  return squares;
}

export function isEmptySet(set: SquareSet): boolean {
  return set.every((word) => word === 0);
}
