import { expect, test } from 'vitest';
import type { TableResult } from '../progress/puzzle-progress.ts';
import { cellWords, standingWords } from './guard-table-words.ts';
import { cellOf } from './table-standing.ts';

const SHAPE = { rows: 8, columns: 8 };

/** The board 8 × 8, whose least number is 5, guarded with `count` queens. */
function guardedWith(count: number): ReturnType<typeof cellOf> {
  const queens = Array.from({ length: count }, (_, square) => square);
  const table = new Map<string, TableResult>([['8x8', { shape: '8x8', queens, guardedAt: 1 }]]);
  return cellOf(SHAPE, table);
}

test('the state of a board depends on how many queens the player needed', () => {
  expect(cellOf(SHAPE, new Map())).toMatchObject({ least: 5, state: 'not', queens: undefined });
  expect(guardedWith(5).state).toBe('least');
  expect(guardedWith(6).state).toBe('more');
  expect(guardedWith(7)).toMatchObject({ state: 'not', queens: { length: 7 } });
});

test('the words for a board follow its state', () => {
  expect(cellWords(cellOf(SHAPE, new Map()))).toBe('8 by 8, needs 5, not guarded yet');
  expect(cellWords(guardedWith(5))).toBe('8 by 8, needs 5, guarded with the fewest');
  expect(cellWords(guardedWith(7))).toBe('8 by 8, needs 5, guarded with 7');
  expect(standingWords(cellOf(SHAPE, new Map()))).toBe('5 queens are enough, fewer are not.');
  expect(standingWords(guardedWith(5))).toBe('You used 5. Fewer are not enough.');
  expect(standingWords(guardedWith(6))).toBe('You used 6. One fewer is enough.');
  expect(standingWords(guardedWith(7))).toBe('You used 7. 5 are enough.');
});
