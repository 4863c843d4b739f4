import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NUMBERS, numbersOfSeed, numbersText, readNumbers } from './matrix.ts';

test('numbers of a board are read from a link as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(NUMBERS), { minLength: 1, maxLength: 144 }), (numbers) => {
      const query = new URLSearchParams({ numbers: numbersText(numbers) }).toString();
      const text = new URLSearchParams(query).get('numbers')!;
      expect(readNumbers(text, numbers.length)).toEqual(numbers);
      expect(query).not.toContain('%');
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '',
  '1',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.100',
  '1.2.3.-10',
  '1.2.3.x',
  '1.2.3.',
  '1.2.3.0x1',
])('numbers of a link that are not four numbers of a board are refused: %j', (text) => {
  expect(readNumbers(text, 4)).toBeUndefined();
});

test('numbers that can be read from a text are written as that text', () => {
  const words = fc.stringMatching(/^[-0-9.x]{0,12}$/);
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 5 }), (text, count) => {
      const numbers = readNumbers(text, count);
      if (numbers) expect(numbersText(numbers)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('the same seed draws the same numbers, all within their limits', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), (seed) => {
      const numbers = numbersOfSeed(seed, 144, { min: -9, max: 9 });
      expect(numbersOfSeed(seed, 144, { min: -9, max: 9 })).toEqual(numbers);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-9);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(9);
    }),
  );
});
