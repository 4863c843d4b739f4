import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSolution } from '../../../core/board/attacks.ts';
import { nextPermutation, seeded } from '../../../core/board/random.ts';
import { fitnessOf, greatestFitness, mutated, orderCrossover } from './operators.ts';
import { algorithm, STRONG_GENETICS, TEXTBOOK_GENETICS, type GeneticState } from './algorithm.ts';

function finished(size: number, seed: number, settings = STRONG_GENETICS): GeneticState {
  const state = algorithm.start({ ...settings, size, seed });
  while (algorithm.step(state));
  return state;
}

describe('with its strong setting', () => {
  test.each([8, 12, 16])(
    'the algorithm solves n = %i from 40 of 40 seeds within 2,000 generations',
    (size) => {
      for (let seed = 1; seed <= 40; seed++) {
        const state = finished(size, seed);
        expect(state.generation).toBeLessThan(2_000);
        expect(isSolution(algorithm.queens(state), size)).toBe(true);
      }
    },
  );

  test('the fittest of a generation never gets worse', () => {
    const { best } = finished(16, 1);
    expect(best.length).toBeGreaterThan(1);
    expect(best).toEqual([...best].sort((a, b) => a - b));
    expect(best.at(-1)).toBe(greatestFitness(16));
  });
});

test('no first generation has a solution, so that every run breeds at least one more', () => {
  for (const settings of [STRONG_GENETICS, TEXTBOOK_GENETICS]) {
    for (let seed = 0; seed < 100; seed++) {
      const state = algorithm.start({ ...settings, size: 8, seed, generations: 1 });
      while (algorithm.step(state));
      expect(state.best[0]).toBeLessThan(greatestFitness(8));
    }
  }
});

test('a mutation counts the children that it changes', () => {
  const state = algorithm.start({ ...STRONG_GENETICS, size: 16, seed: 1, generations: 3 });
  const counts = new Set<number>();
  let before: readonly unknown[] = [];
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
    if (step.kind === 'mutation' || step.kind === 'unmutated') {
      const changed = state.children.filter((child, index) => child !== before[index]).length;
      expect(state.mutants).toBe(changed);
      expect(step.kind).toBe(changed > 0 ? 'mutation' : 'unmutated');
      counts.add(changed);
    }
    before = state.children;
  }
  expect([...counts].sort()).toEqual([0, 1, 2]);
});

test('the textbook setting breeds vectors and stops at its last generation', () => {
  const state = finished(12, 1, { ...TEXTBOOK_GENETICS, generations: 30 });
  expect(state.best).toHaveLength(30);
  expect(state.mean).toHaveLength(30);
  expect(isSolution(algorithm.queens(state), 12)).toBe(false);
});

test('the textbook setting needs more generations than the strong one for the same boards', () => {
  const generations = (settings: typeof STRONG_GENETICS) =>
    [1, 2, 3].map((seed) => finished(8, seed, settings).generation).reduce((a, b) => a + b);
  expect(generations(TEXTBOOK_GENETICS)).toBeGreaterThan(generations(STRONG_GENETICS));
});

test('the same seed gives the same run, and another seed gives another run', () => {
  expect(finished(8, 5)).toEqual(finished(8, 5));
  expect(finished(8, 5).population).not.toEqual(finished(8, 6).population);
});

test('an odd population and every extreme of the parameters still breed full generations', () => {
  for (const extreme of [
    { population: 7, elite: 2 },
    { population: 2, elite: 1, tournament: 1 },
    { population: 10, elite: 0, crossover: 0, mutation: 0 },
    { population: 10, elite: 9, crossover: 1, mutation: 1 },
  ]) {
    const parameters = { ...STRONG_GENETICS, ...extreme, size: 24, seed: 3, generations: 5 };
    const state = algorithm.start(parameters);
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      if (step.kind === 'fitness') expect(state.population).toHaveLength(extreme.population);
    }
    expect(state.generation).toBe(4);
  }
});

describe('the operators of the genetic algorithm', () => {
  test('crossover and mutation turn permutations into permutations', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 4, max: 24 }), (seed, size) => {
        const random = seeded(seed);
        const p = nextPermutation(random, size);
        const q = nextPermutation(random, size);
        const columns = p.toSorted((a, b) => a - b);
        for (const child of orderCrossover(p, q, random)) {
          expect(child.toSorted((a, b) => a - b)).toEqual(columns);
          const mutant = mutated(child, 'permutation', random);
          expect(mutant.toSorted((a, b) => a - b)).toEqual(columns);
          expect(mutant).not.toEqual(child);
        }
      }),
      { seed: 92 },
    );
  });

  test('fitness counts the pairs that do not attack each other', () => {
    expect(fitnessOf([0, 1, 2, 3])).toBe(0);
    expect(fitnessOf([1, 1, 1, 1])).toBe(0);
    expect(fitnessOf([0, 2, 1, 3])).toBe(4);
    expect(fitnessOf([0, 4, 7, 5, 2, 6, 1, 3])).toBe(greatestFitness(8));
  });
});
