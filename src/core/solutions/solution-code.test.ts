import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSolution } from '../board/attacks.ts';
import { codeOf } from './code.ts';
import { solutionsOf } from './families.ts';
import { parseCode } from './parse-code.ts';
import { isSolutionCode } from './solution-code.ts';

const solutions = [4, 5, 6, 7, 8].flatMap((size) => [...solutionsOf(size)]);

describe('isSolutionCode', () => {
  test('is true of every solution', () => {
    expect(solutions.filter(isSolutionCode)).toEqual(solutions);
    expect(isSolutionCode('1')).toBe(true);
  });

  test('is true of a solution with lower-case letters, and false with capitals', () => {
    // A solution of 12 × 12 whose queens are a knight's move apart within each half.
    const code = '2468ac13579b';
    expect(isSolutionCode(code)).toBe(true);
    expect(isSolutionCode(code.toUpperCase())).toBe(false);
  });

  test('is true of a text exactly if it is the written form of a solution', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 34 }),
      fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4'), maxLength: 4 }),
      fc
        .constantFrom(...solutions)
        .chain((code) =>
          fc
            .tuple(fc.nat(code.length - 1), fc.constantFrom(...Array.from('0123456789aA :')))
            .map(([at, symbol]) => code.slice(0, at) + symbol + code.slice(at + 1)),
        ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseCode(text);
        const expected =
          parsed.ok &&
          codeOf(parsed.queens, parsed.size) === text &&
          isSolution(parsed.queens, parsed.size);
        expect(isSolutionCode(text)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([undefined, null, 8, 15863724, ['2413'], { length: 4 }, '', '0', '15800000'])(
    'is false of %j',
    (value) => {
      expect(isSolutionCode(value)).toBe(false);
    },
  );
});
