import { describe, expect, test } from 'vitest';
import { isSolution } from '../../../core/board/attacks.ts';
import { attackingRow } from '../../machine/queens-by-row.ts';
import { algorithm as backtracking } from '../backtracking/algorithm.ts';
import { algorithm, type LasVegasState } from './algorithm.ts';

/** The number of tries for each number of rows. */
const TRIES = 1000;

/** Makes one try. Returns its success and the number of queens that it placed. */
function oneTry(size: number, dice: number, seed: number): { found: boolean; nodes: number } {
  const state = algorithm.start({ size, dice, seed, tries: 1 });
  while (algorithm.step(state));
  return { found: state.succeeded === 1, nodes: state.nodesEnded };
}

function freeColumns(columns: readonly number[], size: number): number[] {
  const row = columns.length;
  return Array.from({ length: size }, (_, column) => column).filter(
    (column) => attackingRow(columns, row, column) < 0,
  );
}

function canBeCompleted(columns: readonly number[], size: number): boolean {
  return (
    columns.length === size ||
    freeColumns(columns, size).some((column) => canBeCompleted([...columns, column], size))
  );
}

/** Returns the probability that a try succeeds, by going through all throws of the dice. */
function chanceOf(size: number, dice: number, columns: readonly number[] = []): number {
  if (columns.length === dice) return canBeCompleted(columns, size) ? 1 : 0;
  const free = freeColumns(columns, size);
  return free.reduce(
    (sum, column) => sum + chanceOf(size, dice, [...columns, column]) / free.length,
    0,
  );
}

describe('a try on 8 × 8', () => {
  // The probabilities that Brassard and Bratley print for each number of queens placed at random.
  const PRINTED = [1, 1, 0.875, 0.4931, 0.2618, 0.1624, 0.1357, 0.1293, 0.1293];

  test.each(PRINTED.map((chance, dice) => ({ dice, chance })))(
    'with $dice rows for the dice succeeds with the published probability',
    ({ dice, chance }) => {
      const exact = chanceOf(8, dice);
      expect(exact).toBeCloseTo(chance, 4);
      let found = 0;
      for (let seed = 0; seed < TRIES; seed++) if (oneTry(8, dice, seed).found) found++;
      const error = Math.sqrt((exact * (1 - exact)) / TRIES);
      expect(Math.abs(found / TRIES - exact)).toBeLessThanOrEqual(4 * error);
    },
  );
});

test('without dice the search is backtracking up to the first solution', () => {
  for (const size of [4, 5, 6, 8, 12]) {
    const state = algorithm.start({ size, dice: 0, seed: 1, tries: 1 });
    const plain = backtracking.start({ size });
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      const { kind, squares, change } = backtracking.step(plain)!;
      expect(step).toMatchObject({ kind, squares, change });
      expect(state.columns).toEqual(plain.columns);
    }
    expect(algorithm.queens(state)).toEqual(backtracking.queens(plain));
    expect(state).toMatchObject({ phase: 'over', failed: 0, succeeded: 1 });
  }
});

test('every find is a solution, and the run ends with its last try', () => {
  for (let size = 4; size <= 9; size++) {
    for (let dice = 0; dice <= size; dice++) {
      const state = algorithm.start({ size, dice, seed: size, tries: 40 });
      let found = 0;
      for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
        found += step.change.found;
        if (step.kind === 'found') expect(isSolution(algorithm.queens(state), size)).toBe(true);
      }
      expect(state.succeeded).toBe(found);
      expect(state.succeeded + state.failed).toBe(40);
    }
  }
});

test('the dice are thrown anew for each try', () => {
  const state = algorithm.start({ size: 8, dice: 8, seed: 2, tries: 20 });
  const thrown = new Set<string>();
  let queens: number[] = [];
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
    if (step.kind === 'throw') queens = [...state.columns];
    if (step.kind === 'restart') thrown.add(queens.join());
  }
  expect(thrown.size).toBeGreaterThan(15);
});

test('queens of the dice stay until the try has ended, and each queen placed is a node', () => {
  for (let dice = 0; dice <= 8; dice++) {
    const state: LasVegasState = algorithm.start({ size: 8, dice, seed: 5, tries: 30 });
    let thrown: number[] = [];
    let placed = 0;
    let failed = 0;
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      placed += step.change.placed;
      if (step.kind === 'stuck' || step.kind === 'exhausted') failed++;
      if (step.kind === 'restart') thrown = [];
      if (step.kind === 'throw') thrown = [...state.columns];
      expect(state.columns.slice(0, thrown.length)).toEqual(thrown);
      expect(thrown.length).toBeLessThanOrEqual(dice);
      expect(state.failed).toBe(failed);
    }
    expect(state.nodesEnded).toBe(placed);
  }
});

test('the same seed gives the same run, and another seed gives another run', () => {
  const runOf = (seed: number) => {
    const state = algorithm.start({ size: 10, dice: 6, seed, tries: 10 });
    const steps = [];
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) steps.push(step);
    return steps;
  };
  expect(runOf(7)).toEqual(runOf(7));
  expect(runOf(7)).not.toEqual(runOf(8));
});
