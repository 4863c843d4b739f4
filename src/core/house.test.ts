import { expect, test } from 'vitest';
import { columnHouses, rowHouses } from './house.ts';

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
