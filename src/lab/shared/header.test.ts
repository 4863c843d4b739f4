import { expect, test } from 'vitest';
import { sizesBetween } from './header.ts';

test('every size of a small exhibit is offered', () => {
  expect(sizesBetween(4, 10, 8)).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('of many sizes, round ones and the current one are offered', () => {
  const sizes = sizesBetween(4, 1000, 777);
  expect(sizes.length).toBeLessThan(40);
  expect(sizes).toContain(777);
  expect(sizes[0]).toBe(4);
  expect(sizes.at(-1)).toBe(1000);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});
