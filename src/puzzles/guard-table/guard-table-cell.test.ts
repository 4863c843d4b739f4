import { expect, test } from 'vitest';
import type { TableResult } from '../../progress/puzzles/puzzle-progress.ts';
import { cellWords, cellStateWords, tableCellOf } from './guard-table-cell.ts';

const SHAPE = { rows: 8, columns: 8 };

/** The board 8 × 8, whose least number is 5, guarded with `count` queens. */
function guardedWith(count: number): ReturnType<typeof tableCellOf> {
  const queens = Array.from({ length: count }, (_, square) => square);
  const table = new Map<string, TableResult>([['8x8', { shape: '8x8', queens, guardedAt: 1 }]]);
  return tableCellOf(SHAPE, table);
}

test('the state of a board depends on how many queens the player needed', () => {
  expect(tableCellOf(SHAPE, new Map())).toMatchObject({
    least: 5,
    state: 'not',
    queens: undefined,
  });
  expect(guardedWith(5).state).toBe('least');
  expect(guardedWith(6).state).toBe('more');
  expect(guardedWith(7)).toMatchObject({ state: 'not', queens: { length: 7 } });
});

test('the words for a board follow its state', () => {
  expect(cellWords(tableCellOf(SHAPE, new Map()))).toBe('8 by 8, needs 5, not guarded yet');
  expect(cellWords(guardedWith(5))).toBe('8 by 8, needs 5, guarded with the fewest');
  expect(cellWords(guardedWith(7))).toBe('8 by 8, needs 5, guarded with 7');
  expect(cellStateWords(tableCellOf(SHAPE, new Map()))).toBe('5 queens are enough, fewer are not.');
  expect(cellStateWords(guardedWith(5))).toBe('You used 5. Fewer are not enough.');
  expect(cellStateWords(guardedWith(6))).toBe('You used 6. One fewer is enough.');
  expect(cellStateWords(guardedWith(7))).toBe('You used 7. 5 are enough.');
});
