import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addSquare,
  commonCount,
  difference,
  fullSet,
  isEmptySet,
  removeSquare,
  squaresOfSet,
  wordsOf,
  type SquareSet,
} from './square-set.ts';

const boards = fc.integer({ min: 1, max: 200 }).chain((squares) => {
  const some = fc.uniqueArray(fc.nat(squares - 1)).map((chosen) => chosen.sort((a, b) => a - b));
  return fc.record({ squares: fc.constant(squares), some, others: some });
});

function setOf(chosen: readonly number[], squares: number): SquareSet {
  const set = new Int32Array(wordsOf(squares));
  for (const square of chosen) addSquare(set, square);
  return set;
}

test('sets of squares work for boards of any shape', () => {
  fc.assert(
    fc.property(boards, ({ squares, some, others }) => {
      const set = setOf(some, squares);
      expect(squaresOfSet(set)).toEqual(some);
      expect(isEmptySet(set)).toBe(some.length === 0);

      // The other set starts at word 1, behind a word that belongs to no set.
      const behind = Int32Array.of(-1, ...setOf(others, squares));
      const shared = some.filter((square) => others.includes(square));
      expect(commonCount(set, behind, 1)).toBe(shared.length);
      const rest = some.filter((square) => !others.includes(square));
      expect(squaresOfSet(difference(set, behind, 1))).toEqual(rest);

      const all = fullSet(squares);
      for (const square of some) removeSquare(all, square);
      expect(squaresOfSet(all).length).toBe(squares - some.length);
    }),
  );
});
