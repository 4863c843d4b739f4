import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { familiesOf, solutionsOf } from '../../core/solutions/families.ts';
import { firstOfFamily, variantsOf } from '../../core/solutions/symmetry.ts';
import { petalsOf, spokeOf, type Petal } from './petals.ts';

const NONE: ReadonlyMap<Code, unknown> = new Map();

function known(codes: Iterable<Code>): ReadonlyMap<Code, unknown> {
  return new Map([...codes].map((code) => [code, {}]));
}

function count(petals: readonly Petal[], kind: 'found' | 'revealed'): number {
  return petals.reduce((sum, petal) => sum + petal[kind].length, 0);
}

describe('the rose up to 10 × 10', () => {
  test('has a petal for each family and a seed for each solution, and none if there is no solution', () => {
    const petalCounts = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92];
    for (const [index, expected] of petalCounts.entries()) {
      const petals = petalsOf(index + 1, NONE, NONE);
      expect(petals).toHaveLength(expected);
      const seeds = petals.reduce((sum, { size }) => sum + size, 0);
      expect(BigInt(seeds)).toBe(solutionCount(index + 1));
    }
  });

  test('of 8 × 8 has the half-turn family at twelve o’clock', () => {
    expect(petalsOf(8, NONE, NONE).map(({ size }) => size)).toEqual([
      ...Array<number>(11).fill(8),
      4,
    ]);
  });

  test('shows every find on its own seed', () => {
    for (const [index, { variants }] of familiesOf(8).entries()) {
      for (const [place, code] of variants.entries()) {
        const petals = petalsOf(8, known([code]), NONE);
        expect(petals[index]!.found).toEqual([place]);
        expect(count(petals, 'found')).toBe(1);
      }
    }
  });

  test('is in bloom when everything is found', () => {
    for (const { size, found } of petalsOf(8, known(solutionsOf(8)), NONE)) {
      expect(found).toHaveLength(size);
    }
  });

  test('counts found and revealed solutions separately', () => {
    const codes = fc.subarray([...solutionsOf(8)]);
    fc.assert(
      fc.property(codes, fc.boolean(), (some, swap) => {
        const [a, b] = [known(some.slice(0, 5)), known(some.slice(5))];
        const petals = swap ? petalsOf(8, b, a) : petalsOf(8, a, b);
        expect(count(petals, swap ? 'revealed' : 'found')).toBe(a.size);
        expect(count(petals, swap ? 'found' : 'revealed')).toBe(b.size);
      }),
    );
  });
});

describe('the rose above 10 × 10', () => {
  test('has 92 spokes that share the solutions of the size', () => {
    const petals = petalsOf(12, NONE, NONE);
    expect(petals).toHaveLength(92);
    const seeds = petals.reduce((sum, { size }) => sum + size, 0);
    expect(seeds).toBeCloseTo(14_200, 6);
  });

  test('gives the solutions of a family the same spoke, and every find a place', () => {
    const family = variantsOf('13579b2468a');
    const petals = petalsOf(11, known(family), NONE);
    const [first, ...others] = petals.filter(({ found }) => found.length > 0);
    expect(first!.found).toHaveLength(family.length);
    expect(others).toEqual([]);
    expect(petals.indexOf(first!)).toBe(spokeOf('13579b2468a'));
  });

  test('spreads the 1,787 families of 12 × 12 over all spokes, none with three times its share', () => {
    const families = Array.from({ length: 92 }, () => 0);
    for (const code of solutionsOf(12)) {
      if (firstOfFamily(code) === code) families[spokeOf(code)]! += 1;
    }
    expect(Math.min(...families)).toBeGreaterThan(0);
    expect(Math.max(...families)).toBeLessThan((3 * 1_787) / 92);
  });

  test('never blooms if the number of solutions is unknown', () => {
    // This solution of 31 × 31 steps by two columns a row, which works if neither 2 nor 3 divides n.
    const code = '13579bdfhjlnprtv2468acegikmoqsu';
    const petals = petalsOf(31, known([code]), NONE);
    expect(count(petals, 'found')).toBe(1);
    for (const { size } of petals) expect(size).toBe(Infinity);
  });
});
