import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Square } from '../../core/board/square.ts';
import { hasCompletion } from './completions.ts';
import { gridOf } from './grid.ts';
import { fewestToRemove, minimalClosedSet, type QueensTest } from './minimal-set.ts';
import { allSolutions, drawFrom, extending, independentQueens } from './random-boards.testing.ts';
import { finish } from '../worker/task.ts';

/** Boards of n = 5 … 8 whose queens do not attack each other and cannot all stay. */
const deadBoards = fc
  .record({ size: fc.integer({ min: 5, max: 8 }), seed: fc.nat() })
  .map(({ size, seed }) => ({ size, queens: independentQueens(size, size, drawFrom(seed)) }))
  .filter(({ size, queens }) => !canStand(size, queens));

function canStand(size: number, queens: readonly Square[]): boolean {
  return extending(allSolutions(size), queens).length > 0;
}

function searchOf(size: number): QueensTest {
  return (queens) => hasCompletion(gridOf(size, queens));
}

test('a minimal set of queens that cannot stay can stay without any one of them', () => {
  fc.assert(
    fc.property(deadBoards, ({ size, queens }) => {
      const set = finish(minimalClosedSet(queens, searchOf(size)));
      expect(queens).toEqual(expect.arrayContaining(set));
      expect(canStand(size, set)).toBe(false);
      for (const queen of set) {
        expect(
          canStand(
            size,
            set.filter((other) => other !== queen),
          ),
        ).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('removing the queens is enough, removing fewer is not, and no set as small has a newer queen', () => {
  fc.assert(
    fc.property(deadBoards, ({ size, queens }) => {
      const lifted = finish(fewestToRemove(queens, searchOf(size)))!;
      expect(
        canStand(
          size,
          queens.filter((queen) => !lifted.includes(queen)),
        ),
      ).toBe(true);
      const mostThatStay = Math.max(
        ...allSolutions(size).map((code) => {
          const held = new Set(Array.from(code, (symbol, row) => row * size + Number(symbol) - 1));
          return queens.filter((queen) => held.has(queen)).length;
        }),
      );
      expect(lifted.length).toBe(queens.length - mostThatStay);
      const smallest = allSolutions(size)
        .map((code) => queens.filter((queen) => !extending([code], [queen]).length))
        .filter(({ length }) => length === lifted.length);
      const rankOf = (some: readonly Square[]): number =>
        some.reduce((sum, queen) => sum + 2 ** queens.indexOf(queen), 0);
      expect(rankOf(lifted)).toBe(Math.max(...smallest.map(rankOf)));
    }),
    { numRuns: 1000 },
  );
});
