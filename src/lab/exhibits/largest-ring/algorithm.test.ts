import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Matrix } from '../../shared/matrix.ts';
import { matrices, runOf } from '../../shared/matrix.testing.ts';
import { algorithm, ringCount, sumsOf, totalOf, type Ring } from './algorithm.ts';

/** Yields each ring of a board with its sum, added up square by square. */
function* ringsOf({ rows, columns, numbers }: Matrix): Generator<[Ring, number]> {
  for (let top = 0; top < rows; top++) {
    for (let bottom = top + 1; bottom < rows; bottom++) {
      for (let left = 0; left < columns; left++) {
        for (let right = left + 1; right < columns; right++) {
          let sum = 0;
          for (let row = top; row <= bottom; row++) {
            for (let column = left; column <= right; column++) {
              const isEdge = row === top || row === bottom || column === left || column === right;
              if (isEdge) sum += numbers[row * columns + column]!;
            }
          }
          yield [{ top, bottom, left, right }, sum];
        }
      }
    }
  }
}

const boards = fc.oneof(matrices(2, 6), matrices(2, 6, { min: -9, max: 9 }));

test('the largest ring is the one found by adding up all rings square by square, on thousands of boards', () => {
  fc.assert(
    fc.property(boards, (board) => {
      const rings = [...ringsOf(board)];
      const largest = Math.max(...rings.map(([, sum]) => sum));
      const { state, steps } = runOf(algorithm, board);
      expect(state.best!.sum).toBe(largest);
      expect(rings).toContainEqual([state.best!.ring, largest]);
      const looked = steps.filter(({ kind }) => kind === 'smaller' || kind === 'larger').length;
      expect(looked).toBe(rings.length);
      expect(looked).toBe(ringCount(board.rows, board.columns));
      for (const [ring, sum] of rings) expect(totalOf(sumsOf(ring, state))).toBe(sum);
    }),
    { numRuns: 2000 },
  );
});

test('12 × 12 has 4,356 rings, and each is tested once', () => {
  const numbers = Array.from({ length: 144 }, (_, square) => (square * 7) % 19);
  const { steps } = runOf(algorithm, { rows: 12, columns: 12, numbers });
  const rings = steps.filter(({ kind }) => kind === 'smaller' || kind === 'larger');
  expect(rings).toHaveLength(4356);
  expect(new Set(rings.map(({ squares }) => squares.join()))).toHaveProperty('size', 4356);
});
