import { expect, test } from 'vitest';
import { easeOut } from './ease-out.ts';

// Points of cubic-bezier(.2, .8, .2, 1) at the curve's own quarters.
test.each([
  [0, 0],
  [0.128_125, 0.493_75],
  [0.275, 0.8],
  [0.534_375, 0.956_25],
  [1, 1],
])('after %d of its time a movement has gone %d of its way', (share, way) => {
  expect(easeOut(share)).toBeCloseTo(way, 2);
});
