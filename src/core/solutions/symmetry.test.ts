import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSolution } from '../board/attacks.ts';
import { queensOf } from './code.ts';
import { solutionsOf } from './families.ts';
import {
  compose,
  firstOfFamily,
  imagesOf,
  inverse,
  SYMMETRIES,
  transform,
  variantsOf,
} from './symmetry.ts';

const symmetries = fc.constantFrom(...SYMMETRIES);

/** The 0-based columns of a board with one queen in each row and column. */
const permutations = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.shuffledSubarray([...Array(size).keys()], { minLength: size, maxLength: size }),
  );

describe('the eight symmetries', () => {
  test('transform a board as their names say', () => {
    // Row 0 has its queen in the second column, which is easy to follow through each symmetry.
    const columns = [1, 2, 0];
    expect(Object.fromEntries(SYMMETRIES.map((name) => [name, transform(columns, name)]))).toEqual({
      identity: [1, 2, 0],
      // A clockwise turn makes the top row the last column.
      quarter: [0, 2, 1],
      half: [2, 0, 1],
      'three-quarter': [1, 0, 2],
      mirror: [1, 0, 2],
      'mirror-quarter': [1, 2, 0],
      'mirror-half': [0, 2, 1],
      'mirror-three-quarter': [2, 0, 1],
    });
  });

  test('turn the square in row r and column c to row c and column n − 1 − r, clockwise', () => {
    fc.assert(
      fc.property(permutations, (columns) => {
        const turned = transform(columns, 'quarter');
        for (const [row, column] of columns.entries()) {
          expect(turned[column]).toBe(columns.length - 1 - row);
        }
      }),
    );
  });

  test('mirror left and right', () => {
    fc.assert(
      fc.property(permutations, (columns) => {
        expect(transform(columns, 'mirror')).toEqual(
          columns.map((column) => columns.length - 1 - column),
        );
      }),
    );
  });

  test('compose like their effects', () => {
    fc.assert(
      fc.property(permutations, symmetries, symmetries, (columns, first, second) => {
        expect(transform(columns, compose(first, second))).toEqual(
          transform(transform(columns, first), second),
        );
      }),
    );
  });

  test('are undone by their inverses', () => {
    fc.assert(
      fc.property(permutations, symmetries, (columns, symmetry) => {
        expect(transform(transform(columns, symmetry), inverse(symmetry))).toEqual(columns);
      }),
    );
  });

  test('do not modify the board they are given', () => {
    const columns = [1, 3, 0, 2];
    for (const symmetry of SYMMETRIES) transform(columns, symmetry).fill(9);
    expect(columns).toEqual([1, 3, 0, 2]);
  });
});

describe('families', () => {
  const solutions = fc.constantFrom(...[4, 5, 6, 7, 8].flatMap((size) => [...solutionsOf(size)]));

  test('contain only solutions', () => {
    fc.assert(
      fc.property(solutions, (code) => {
        for (const image of imagesOf(code)) {
          expect(isSolution(queensOf(image), image.length)).toBe(true);
        }
      }),
    );
  });

  test('are the same for each of their solutions', () => {
    fc.assert(
      fc.property(solutions, (code) => {
        const variants = variantsOf(code);
        expect(variants).toContain(code);
        expect(variants[0]).toBe([...variants].sort()[0]);
        expect(new Set(variants).size).toBe(variants.length);
        expect([8, 4, 2, 1]).toContain(variants.length);
        for (const other of variants) {
          expect(firstOfFamily(other)).toBe(variants[0]);
          expect(variantsOf(other)).toEqual(variants);
        }
      }),
    );
  });

  test('have one solution on 1 × 1', () => {
    expect(variantsOf('1')).toEqual(['1']);
  });
});
