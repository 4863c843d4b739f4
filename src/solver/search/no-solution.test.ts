import { expect, test } from 'vitest';
import { firstRowCases } from './no-solution.ts';

test('on 2 × 2 a queen in the top row leaves no square for the other', () => {
  expect(firstRowCases(2)).toEqual([
    { queen: 0, left: [], line: undefined },
    { queen: 1, left: [], line: undefined },
  ]);
});

test('on 3 × 3 a queen in the top row leaves two squares, and those attack each other', () => {
  expect(firstRowCases(3)).toEqual([
    { queen: 0, left: [5, 7], line: 'rising' },
    { queen: 1, left: [6, 8], line: 'row' },
    { queen: 2, left: [3, 7], line: 'falling' },
  ]);
});
