import { expect, test } from 'vitest';
import { isSolution, queensAttacking } from '../../../core/board/attacks.ts';
import { squareAt } from '../../../core/board/square.ts';
import { conflictsAt, algorithm } from './algorithm.ts';

test('the search solves every size from 4 to 40, and 100 and 200', () => {
  const sizes = [...Array.from({ length: 37 }, (_, index) => index + 4), 100, 200];
  for (const size of sizes) {
    const state = algorithm.start({ size, seed: 92 });
    let found = 0;
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      found += step.change.found;
    }
    expect(found).toBe(1);
    expect(isSolution(algorithm.queens(state), size)).toBe(true);
  }
});

test('the conflicts of each square are the queens that attack it from other rows', () => {
  const size = 6;
  const state = algorithm.start({ size, seed: 1 });
  for (let steps = 0; steps < 40 && algorithm.step(state); steps++) {
    const queens = algorithm.queens(state);
    for (let row = 0; row < size; row++) {
      const others = queens.filter((queen) => Math.floor(queen / size) !== row);
      for (let column = 0; column < size; column++) {
        const seeing = queensAttacking(squareAt(row, column, size), others, size);
        expect(conflictsAt(state, row, column)).toBe(seeing.length);
      }
    }
  }
});

test('the same seed gives the same run, and another seed gives another run', () => {
  const runOf = (seed: number) => {
    const state = algorithm.start({ size: 20, seed });
    const steps = [];
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      steps.push(step);
    }
    return steps;
  };
  expect(runOf(7)).toEqual(runOf(7));
  expect(runOf(7)).not.toEqual(runOf(8));
});
