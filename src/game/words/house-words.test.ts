import { expect, test } from 'vitest';
import { columnHouses, rowHouses } from '../../core/board/house.ts';
import { anyOneWords, housesWords } from './house-words.ts';

const SHAPE = { rows: 8, columns: 8 };

test('houses of one kind are listed in the order of their names, and a single one has its own', () => {
  const [rows, columns] = [rowHouses(SHAPE), columnHouses(SHAPE)];
  // Row indexes count from the top, row names from the bottom.
  expect(housesWords([rows[3]!, rows[5]!, rows[4]!], 8)).toBe('rows 3, 4 and 5');
  expect(housesWords([columns[4]!, columns[1]!], 8)).toBe('columns b and e');
  expect(housesWords([rows[0]!], 8)).toBe('row 8');
  const regions = [9, 1].map((index) => ({ kind: 'region' as const, index, squares: [] }));
  expect(housesWords(regions, 12)).toBe('regions 2 and 10');
});

test('one square is named alone, two follow “either”, and more follow “any one of”', () => {
  expect(anyOneWords([0], 8)).toBe('a8');
  expect(anyOneWords([0, 9], 8)).toBe('either a8 or b7');
  expect(anyOneWords([0, 9, 63], 8)).toBe('any one of a8, b7 and h1');
});
