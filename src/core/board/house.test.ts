import { expect, test } from 'vitest';
import { columnHouses, housesOf, rowHouses } from './house.ts';
import { queensRules } from './rules.ts';

test('the rows and columns of a board that is not square hold its squares', () => {
  const shape = { rows: 2, columns: 3 };
  expect(rowHouses(shape)).toEqual([
    { kind: 'row', index: 0, squares: [0, 1, 2] },
    { kind: 'row', index: 1, squares: [3, 4, 5] },
  ]);
  expect(columnHouses(shape)).toEqual([
    { kind: 'column', index: 0, squares: [0, 3] },
    { kind: 'column', index: 1, squares: [1, 4] },
    { kind: 'column', index: 2, squares: [2, 5] },
  ]);
});

test('regions are houses if the rules have them, in whatever order their squares come', () => {
  const kinds = (houses: readonly { kind: string }[]): string[] => houses.map(({ kind }) => kind);
  const rules = queensRules(2);
  expect(kinds(housesOf(rules))).toEqual(['row', 'row', 'column', 'column']);
  expect(housesOf({ ...rules, regions: [1, 0, 1, 1] }).slice(4)).toEqual([
    { kind: 'region', index: 0, squares: [1] },
    { kind: 'region', index: 1, squares: [0, 2, 3] },
  ]);
});
