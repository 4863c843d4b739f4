import { expect, test } from 'vitest';
import { columnsOf } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { imagesOf } from '../../core/solutions/symmetry.ts';
import { borderCasesOf } from './border-cases.ts';
import { prefixesOf } from './prefixes.ts';
import { countCompletions } from './scalar-kernel.testing.ts';

const sizes = [4, 5, 6, 7, 8, 9, 10];

/** Returns the solutions that a border case admits, filtered from the list of all. */
function admitted(size: number, index: number): string[] {
  const { column, closed, needed } = borderCasesOf(size)[index]!;
  return [...solutionsOf(size)].filter((code) => {
    const columns = columnsOf(code);
    let taken = 0;
    return columns.every((place, row) => {
      const bit = 1 << place;
      const stands =
        row === 0 ? place === column : !(closed[row]! & bit) && !(needed[row]! & ~taken);
      taken |= bit;
      return stands;
    });
  });
}

test.each(sizes)(
  'on a board of %i rows the weights 1 / ties of every solution add up to 1',
  (size) => {
    const weights = new Map<string, number>();
    borderCasesOf(size).forEach(({ ties }, index) => {
      for (const code of admitted(size, index)) {
        for (const image of imagesOf(code))
          weights.set(image, (weights.get(image) ?? 0) + 1 / ties);
      }
    });
    const all = [...solutionsOf(size)];
    expect([...weights.keys()].sort()).toEqual(all);
    for (const weight of weights.values()) expect(weight).toBeCloseTo(1, 10);
  },
);

test.each(sizes)(
  'on a board of %i rows the prefixes count the solutions that the cases admit',
  (size) => {
    const perTies = [0, 0, 0, 0];
    borderCasesOf(size).forEach(({ ties }, index) => {
      perTies[ties - 1]! += admitted(size, index).length;
    });
    const counted = [0, 0, 0, 0];
    for (const prefix of prefixesOf(size)) counted[prefix.ties - 1]! += countCompletions(prefix);
    expect(counted).toEqual(perTies);
  },
);

test('a needed column is closed from its row to the last', () => {
  for (const size of sizes) {
    for (const { closed, needed } of borderCasesOf(size)) {
      for (let row = 1; row < size; row++) {
        for (let below = row; below < size; below++) expect(needed[row]! & ~closed[below]!).toBe(0);
      }
    }
  }
});

test('prefixes are the same in every run, none twice', () => {
  const names = prefixesOf(12).map(({ taken, rising, falling, ties, closed }) =>
    [taken, rising, falling, ties, ...closed].join(),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(prefixesOf(12)).toEqual(prefixesOf(12));
});

test('boards without solutions have a count of 0', () => {
  expect([...prefixesOf(2), ...prefixesOf(3)].filter(countCompletions)).toEqual([]);
});
