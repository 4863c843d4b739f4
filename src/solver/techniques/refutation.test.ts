import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnHouses, rowHouses, type House } from '../../core/house.ts';
import type { Square } from '../../core/square.ts';
import { gridOf } from '../grid.ts';
import { drawFrom, independentQueens } from '../random-boards.testing.ts';
import { Candidates } from './candidates.ts';
import { refutations, type ForcedMove, type Refutation } from './refutation.ts';

function candidatesOf(size: number, queens: readonly Square[]): Candidates {
  const shape = { rows: size, columns: size };
  return new Candidates(gridOf(size, queens), [...rowHouses(shape), ...columnHouses(shape)]);
}

/** The squares of a house that no queen supposed keeps empty. */
function leftIn(house: House, supposed: readonly Square[], candidates: Candidates): Square[] {
  return candidates
    .freeIn(house)
    .filter((square) =>
      supposed.every((queen) => queen !== square && candidates.along(queen, square) === undefined),
    );
}

/** Whether the moves, each forced by its house when its turn comes, leave the house without. */
function leads(
  moves: readonly ForcedMove[],
  { excluded, house }: Refutation,
  candidates: Candidates,
): boolean {
  const supposed: Square[] = [...excluded];
  for (const move of moves) {
    const left = leftIn(move.house, supposed, candidates);
    if (left.length !== 1 || left[0] !== move.square) return false;
    supposed.push(move.square);
  }
  return leftIn(house, supposed, candidates).length === 0;
}

test('on 6 × 6 with a queen on d2, a6 is refuted by the one move that empties the column', () => {
  const candidates = candidatesOf(6, [27]);
  const found = [...refutations(candidates)].find((refutation) => refutation?.excluded[0] === 0);
  expect(found?.moves.map(({ square }) => square)).toEqual([16]);
  expect(leads(found!.moves, found!, candidates)).toBe(true);
});

test('a refutation says only the moves that its end needs, on 2,000 boards of n = 5 … 10', () => {
  const boards = fc
    .record({ size: fc.integer({ min: 5, max: 10 }), seed: fc.nat() })
    .map(({ size, seed }) => {
      const draw = drawFrom(seed);
      return { size, queens: independentQueens(size, draw(5), draw) };
    });
  let met = 0;
  fc.assert(
    fc.property(boards, ({ size, queens }) => {
      const candidates = candidatesOf(size, queens);
      for (const refutation of refutations(candidates)) {
        if (refutation === undefined) continue;
        const { moves } = refutation;
        expect(leads(moves, refutation, candidates)).toBe(true);
        const all = 2 ** moves.length - 1;
        for (let subset = 0; subset < all; subset++) {
          const some = moves.filter((_, index) => (subset >>> index) & 1);
          expect(leads(some, refutation, candidates)).toBe(false);
        }
        if (moves.length > 1) met++;
      }
    }),
    { numRuns: 2_000 },
  );
  expect(met).toBeGreaterThan(0);
});
