import { expect, test } from 'vitest';
import { hasSeeds } from './rose.ts';

test('seeds are drawn up to 8 × 8, where there are at most 16 families', () => {
  const sizes = Array.from({ length: 32 }, (_, index) => index + 1);
  expect(sizes.filter(hasSeeds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
