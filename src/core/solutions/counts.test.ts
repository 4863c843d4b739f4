import { expect, test } from 'vitest';
import { familyCount, solutionCount } from './counts.ts';
import { LARGEST_NUMBERED_SIZE, familiesOf, solutionsOf } from './families.ts';
import known from './known-counts.json' with { type: 'json' };

const counted = Object.keys(known.solutions).map(Number);

test('the totals are those of OEIS A000170, exactly', () => {
  expect(counted).toHaveLength(27);
  expect(Object.fromEntries(counted.map((size) => [size, String(solutionCount(size))]))).toEqual(
    known.solutions,
  );
});

test('the family counts are those of OEIS A002562, exactly', () => {
  expect(Object.fromEntries(counted.map((size) => [size, String(familyCount(size))]))).toEqual(
    known.families,
  );
});

test('sizes beyond the known counts have none', () => {
  for (const size of [0, 28, 32, -1, 8.5, NaN]) {
    expect(solutionCount(size)).toBeUndefined();
    expect(familyCount(size)).toBeUndefined();
  }
});

test('the lists of solutions and families are as long as the counts', () => {
  for (let size = 1; size <= LARGEST_NUMBERED_SIZE; size++) {
    expect(BigInt([...solutionsOf(size)].length)).toBe(solutionCount(size));
    expect(BigInt(familiesOf(size).length)).toBe(familyCount(size));
  }
});
