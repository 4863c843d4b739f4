import { expect, test } from 'vitest';
import { lexicographic } from './lexicographic.ts';
import { swapping } from './swapping.ts';

test('permutations by swapping come in the order of the swaps, and end as they began', () => {
  const state = swapping.start({ size: 3 });
  const tested: string[] = [];
  for (let step = swapping.step(state); step; step = swapping.step(state)) {
    if (step.change.tested) tested.push(state.array.join(''));
  }
  expect(tested).toEqual(['012', '021', '102', '120', '210', '201']);
  expect(state.array).toEqual([0, 1, 2]);
});

test('the successor of a permutation is found by pivot, successor, swap and reversal', () => {
  const state = lexicographic.start({ size: 4 });
  const arrays: string[] = [];
  const kinds: string[] = [];
  for (let step = lexicographic.step(state); step; step = lexicographic.step(state)) {
    kinds.push(step.kind);
    if (step.change.tested) arrays.push(state.array.join(''));
  }
  expect(arrays).toHaveLength(24);
  expect(arrays).toEqual([...arrays].sort());
  expect(kinds.slice(0, 7)).toEqual([
    'lay',
    'refused',
    'pivot',
    'successor',
    'swap',
    'reverse',
    'refused',
  ]);
});
