import fc from 'fast-check';
import { expect, test } from 'vitest';
import { petalAt } from './petal-at.ts';

test('a tap on the dial of 8 × 8 meets the family of that hour', () => {
  expect(petalAt(0, -0.8, 12)).toBe(11);
  expect(petalAt(0.8, 0, 12)).toBe(2);
  expect(petalAt(0, 0.8, 12)).toBe(5);
  expect(petalAt(-0.8, 0, 12)).toBe(8);
});

test('a tap along the middle of any petal meets it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 92 }), fc.nat(), (count, any) => {
      const index = any % count;
      const angle = ((index + 1) / count) * 2 * Math.PI;
      expect(petalAt(0.7 * Math.sin(angle), -0.7 * Math.cos(angle), count)).toBe(index);
    }),
  );
});

test('a tap on the count or beside the rose meets none', () => {
  expect(petalAt(0.1, 0.1, 12)).toBeUndefined();
  expect(petalAt(1, 1, 12)).toBeUndefined();
  expect(petalAt(0.7, 0, 0)).toBeUndefined();
});
