import { describe, expect, test } from 'vitest';
import { isSolution } from '../board/attacks.ts';
import { codeOfColumns, queensOf } from './code.ts';
import { familiesOf, familyOf, LARGEST_NUMBERED_SIZE, solutionsOf } from './families.ts';

const numberedSizes = Array.from({ length: LARGEST_NUMBERED_SIZE }, (_, index) => index + 1);

/** Returns every placement with one queen in each row and column. */
function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((columns) =>
    Array.from({ length: size }, (_, at) => columns.toSpliced(at, 0, size - 1)),
  );
}

describe('solutionsOf', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])(
    'lists the solutions among all permutations of %i, in the order of their codes',
    (size) => {
      const expected = permutations(size)
        .map(codeOfColumns)
        .filter((code) => isSolution(queensOf(code), size))
        .sort();
      expect([...solutionsOf(size)]).toEqual(expected);
    },
  );

  test('starts 8 × 8 with 15863724', () => {
    expect(solutionsOf(8).next().value).toBe('15863724');
  });
});

describe('familiesOf', () => {
  test.each(numberedSizes)('puts every solution of %i in one family and none in two', (size) => {
    const members = familiesOf(size).flatMap((family) => family.variants);
    expect(members.sort()).toEqual([...solutionsOf(size)]);
  });

  test('numbers the families from 1, full ones first, each in the order of the smallest code', () => {
    for (const size of numberedSizes) {
      const families = familiesOf(size);
      expect(families.map((family) => family.number)).toEqual(
        families.map((_, index) => index + 1),
      );
      const places = families.map(({ variants }) => `${9 - variants.length}${variants[0]}`);
      expect(places).toEqual([...places].sort());
    }
  });

  test('has twelve families on 8 × 8, the last of them with four solutions, the others with eight', () => {
    const sizes = familiesOf(8).map((family) => family.variants.length);
    expect(sizes).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4]);
  });

  test('has no families where there is no solution', () => {
    expect(familiesOf(2)).toEqual([]);
    expect(familiesOf(3)).toEqual([]);
  });
});

describe('familyOf', () => {
  test.each(numberedSizes)('finds the family of every solution of %i', (size) => {
    for (const family of familiesOf(size)) {
      for (const code of family.variants) expect(familyOf(code)).toBe(family);
    }
  });

  test('numbers no families of boards that are too large to draw', () => {
    expect(familyOf(solutionsOf(LARGEST_NUMBERED_SIZE + 1).next().value as string)).toBeUndefined();
  });
});
