import { expect, test } from 'vitest';
import { moved, toggled } from './givens.ts';

test('a tap gives a queen as the newest, and removes a given one', () => {
  expect(toggled([5, 3], 9)).toEqual([5, 3, 9]);
  expect(toggled([5, 3, 9], 3)).toEqual([5, 9]);
});

test('a drag moves a queen, which becomes the newest, but not onto another', () => {
  expect(moved([5, 3, 9], 3, 7)).toEqual([5, 9, 7]);
  const givens = [5, 3];
  expect(moved(givens, 3, 5)).toBe(givens);
});
