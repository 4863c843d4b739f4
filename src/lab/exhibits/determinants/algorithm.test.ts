import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorial } from '../../machine/combinatorics.ts';
import { algorithm, type DeterminantsParameters } from './algorithm.ts';
import { entryOf, letterOf, numberOfEntry } from './view.ts';

/** Runs to the end. Returns the last state and the columns of the terms found. */
function run(parameters: DeterminantsParameters): {
  readonly state: ReturnType<typeof algorithm.start>;
  readonly found: string[];
} {
  const state = algorithm.start(parameters);
  const found: string[] = [];
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
    if (step.kind === 'found') found.push(state.columns.join());
  }
  return { state, found };
}

/** Returns all orders of columns, in lexicographic order. */
function orders(columns: readonly number[]): number[][] {
  if (columns.length === 0) return [[]];
  return columns.flatMap((column) =>
    orders(columns.filter((other) => other !== column)).map((rest) => [column, ...rest]),
  );
}

/** Returns the terms in which no letter and no number comes twice, filtered from all terms. */
function termsWithoutRepeat(size: number): string[] {
  return orders(Array.from({ length: size }, (_, column) => column))
    .filter((columns) => {
      const letters = new Set(columns.map((column, row) => letterOf(row, column)));
      const numbers = new Set(columns.map((column, row) => numberOfEntry(row, column, size)));
      return letters.size === size && numbers.size === size;
    })
    .map((columns) => columns.join());
}

test.each([
  { size: 5, kept: 10 },
  { size: 8, kept: 92 },
])('on $size × $size Günther and Glaisher keep $kept terms', ({ size, kept }) => {
  for (const everyTerm of [false, true]) {
    const { found } = run({ size, everyTerm });
    expect(found).toHaveLength(kept);
    expect(new Set(found).size).toBe(kept);
  }
});

test('Günther and Glaisher keep exactly the terms in which no letter and no number comes twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.boolean(), (size, everyTerm) => {
      expect(run({ size, everyTerm }).found).toEqual(termsWithoutRepeat(size));
    }),
  );
});

test('Günther tests every term, and Glaisher strikes every term that he does not test', () => {
  for (let size = 1; size <= 8; size++) {
    expect(run({ size, everyTerm: true }).state).toMatchObject({
      looked: factorial(size),
      struck: 0,
    });
    const { state, found } = run({ size, everyTerm: false });
    const { looked, struck } = state;
    expect(looked).toBe(found.length);
    expect(looked + struck).toBe(factorial(size));
  }
});

test('entries have the letter of their rising and the number of their falling diagonal', () => {
  const rows = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 3 }, (_, column) => entryOf(row, column, 3)),
  );
  expect(rows).toEqual([
    ['a₃', 'b₂', 'c₁'],
    ['b₄', 'c₃', 'd₂'],
    ['c₅', 'd₄', 'e₃'],
  ]);
  expect(entryOf(0, 0, 10)).toBe('a₁₀');
});
