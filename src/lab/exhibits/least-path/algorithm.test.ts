import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf, rowOf } from '../../../core/board/square.ts';
import { matrices, runOf } from '../../shared/matrix.testing.ts';
import { algorithm, type LeastPathParameters } from './algorithm.ts';

/** Yields every path from the top left to the bottom right, by its squares. */
function* pathsOf(board: LeastPathParameters, square = 0): Generator<number[]> {
  const { rows, columns, diagonal } = board;
  if (square === rows * columns - 1) yield [square];
  const isRight = columnOf(square, columns) + 1 === columns;
  const isLow = rowOf(square, columns) + 1 === rows;
  const next: number[] = [];
  if (!isRight) next.push(square + 1);
  if (!isLow) next.push(square + columns);
  if (diagonal && !isRight && !isLow) next.push(square + columns + 1);
  for (const one of next) {
    for (const rest of pathsOf(board, one)) yield [square, ...rest];
  }
}

const boards = fc
  .tuple(fc.oneof(matrices(1, 5), matrices(1, 5, { min: 1, max: 2 })), fc.boolean())
  .map(([matrix, diagonal]) => ({ ...matrix, diagonal }));

test('sum, path and number of least paths agree with a list of all paths, on thousands of boards', () => {
  fc.assert(
    fc.property(boards, (board) => {
      const sumOf = (path: readonly number[]): number =>
        path.reduce((sum, square) => sum + board.numbers[square]!, 0);
      const paths = [...pathsOf(board)];
      const sums = paths.map(sumOf);
      const least = Math.min(...sums);
      const { state, steps } = runOf(algorithm, board);
      expect(state.least.at(-1)).toBe(least);
      expect(state.paths.at(-1)).toBe(sums.filter((sum) => sum === least).length);
      const squares = steps.find(({ kind }) => kind === 'found')?.squares ?? [];
      expect(sumOf(squares)).toBe(least);
      expect(paths).toContainEqual([...squares]);
    }),
    { numRuns: 3000 },
  );
});

test('on 12 × 12 with the same number everywhere every path is least: 705,432 of them', () => {
  const board = { rows: 12, columns: 12, numbers: new Array<number>(144).fill(1) };
  expect(runOf(algorithm, { ...board, diagonal: false }).state.paths.at(-1)).toBe(705_432);
  const { state } = runOf(algorithm, { ...board, diagonal: true });
  expect(state.least.at(-1)).toBe(12);
  expect(state.paths.at(-1)).toBe(1);
});
