import { expect, test } from 'vitest';
import { withCheckSigns } from './check-signs.ts';

test('each of the 7,993 remainders has check signs of its own', () => {
  const codes = Array.from({ length: 36 ** 3 * 2 }, (_, index) => index.toString(36));
  expect(new Set(codes.map((code) => withCheckSigns(code).slice(-3))).size).toBe(7993);
});
