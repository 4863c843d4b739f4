import { expect, test } from 'vitest';
import { nextSize } from './next-size.ts';

test.each([
  ['1 × 1', 1, { 1: 1 }, 4],
  ['4 × 4 with 5 × 5 to begin', 4, { 4: 2 }, 5],
  ['4 × 4 with 5 × 5 whole', 4, { 4: 2, 5: 10 }, 7],
  ['5 × 5 before 7 × 7', 5, { 4: 2, 5: 10 }, 7],
  ['5 × 5 after 7 × 7', 5, { 5: 10, 7: 1 }, 8],
  ['5 × 5 with the ladder climbed', 5, { 4: 2, 5: 10, 7: 3, 8: 1 }, 6],
  ['5 × 5 with 6 × 6 whole', 5, { 5: 10, 6: 4, 7: 3, 8: 1 }, 7],
  ['8 × 8', 8, { 8: 92 }, 9],
  ['8 × 8 with 9 × 9 whole', 8, { 8: 92, 9: 352 }, 10],
])('after %s comes a larger board with solutions to find', (_, size, found, next) => {
  const counts = Object.entries(found).map(([each, count]) => [Number(each), count] as const);
  expect(nextSize(size, new Map(counts))).toBe(next);
});
