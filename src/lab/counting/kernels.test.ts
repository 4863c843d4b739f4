import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { borderCasesOf } from './border-cases.ts';
import { loadKernelModule } from './kernel-module.ts';
import { LARGEST_COUNTED_SIZE, type CountCompletions, type Prefix } from './prefix.ts';
import { prefixesOf } from './prefixes.ts';
import { countCompletions } from './scalar-kernel.testing.ts';
import { startSimdKernel } from './simd-kernel.ts';

describe('the SIMD kernel', () => {
  let countSimd: CountCompletions;

  beforeAll(async () => {
    const module = await loadKernelModule();
    countSimd = startSimdKernel(module);
  });

  test('counts what the scalar kernel counts, in every prefix up to 12 × 12', () => {
    for (let size = 2; size <= 12; size++) {
      for (const prefix of prefixesOf(size)) {
        expect([prefix, countSimd(prefix)]).toEqual([prefix, countCompletions(prefix)]);
      }
    }
  });

  test.each([13, 14, 15, 16])(
    'counts what the scalar kernel counts, in a sample of the prefixes of %i rows',
    (size) => {
      const sample = prefixesOf(size).filter((_, index) => index % 20 === 0);
      expect(sample.map(countSimd)).toEqual(sample.map(countCompletions));
    },
  );

  test('counts what the scalar kernel counts on larger boards, in prefixes that leave nine rows open', () => {
    let completed = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 17, max: LARGEST_COUNTED_SIZE }),
        fc.nat(),
        fc.array(fc.nat(), { minLength: 18, maxLength: 18 }),
        (size, caseNumber, choices) => {
          const prefix = deepPrefix(size, caseNumber, choices);
          fc.pre(prefix !== undefined);
          const count = countCompletions(prefix);
          completed += Math.min(count, 1);
          expect(countSimd(prefix)).toBe(count);
        },
      ),
      { numRuns: 1000 },
    );
    expect(completed).toBeGreaterThan(0);
  });

  test('starts afresh with every prefix', () => {
    const [prefix] = prefixesOf(12);
    const alone = countSimd(prefix!);
    for (const other of prefixesOf(11)) countSimd(other);
    expect(countSimd(prefix!)).toBe(alone);
  });
});

/** Returns a prefix whose queens stand on free squares that the choices select; `undefined` if a row has none. */
function deepPrefix(
  size: number,
  caseNumber: number,
  choices: readonly number[],
): Prefix | undefined {
  const cases = borderCasesOf(size);
  const { column, closed, needed, ties } = cases[caseNumber % cases.length]!;
  let queen = 1 << column;
  let [taken, rising, falling] = [queen, queen >> 1, queen << 1];
  let row = 1;
  for (; row < size - 9; row++) {
    const free: number[] = [];
    for (let place = 0; place < size; place++) {
      if (!((taken | rising | falling | closed[row]!) & (1 << place))) free.push(1 << place);
    }
    if (free.length === 0) return undefined;
    queen = free[choices[row - 1]! % free.length]!;
    taken |= queen;
    rising = (rising | queen) >> 1;
    falling = (falling | queen) << 1;
  }
  return { size, row, taken, rising, falling, closed, needed, ties };
}
