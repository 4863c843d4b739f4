import { expect, test } from 'vitest';
import { algorithm } from './algorithm.ts';

test('permutations by swapping come in the order of the swaps, and end as they began', () => {
  const state = algorithm.start({ size: 3 });
  const tested: string[] = [];
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
    if (step.change.tested) tested.push(state.array.join(''));
  }
  expect(tested).toEqual(['012', '021', '102', '120', '210', '201']);
  expect(state.array).toEqual([0, 1, 2]);
});
