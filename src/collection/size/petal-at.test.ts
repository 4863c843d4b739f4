import fc from 'fast-check';
import { expect, test } from 'vitest';
import { petalAt } from './petal-at.ts';

test('a tap at an hour of the 8 × 8 dial gives the family of that hour', () => {
  expect(petalAt(0, -0.8, 12)).toBe(11);
  expect(petalAt(0.8, 0, 12)).toBe(2);
  expect(petalAt(0, 0.8, 12)).toBe(5);
  expect(petalAt(-0.8, 0, 12)).toBe(8);
});

test('a tap on the axis of any petal gives that petal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 92 }), fc.nat(), (count, any) => {
      const index = any % count;
      const angle = ((index + 1) / count) * 2 * Math.PI;
      expect(petalAt(0.7 * Math.sin(angle), -0.7 * Math.cos(angle), count)).toBe(index);
    }),
  );
});

test('a tap on the count or beside the rose gives no petal', () => {
  expect(petalAt(0.1, 0.1, 12)).toBeUndefined();
  expect(petalAt(1, 1, 12)).toBeUndefined();
  expect(petalAt(0.7, 0, 0)).toBeUndefined();
});
