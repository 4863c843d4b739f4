import { expect, test } from 'vitest';
import { algorithm } from './algorithm.ts';

test('the successor of a permutation is found by pivot, successor, swap and reversal', () => {
  const state = algorithm.start({ size: 4 });
  const arrays: string[] = [];
  const kinds: string[] = [];
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
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
