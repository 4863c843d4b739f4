import { expect, test } from 'vitest';
import { isSolution } from '../../core/placements.ts';
import { construction } from './construction.ts';

test('it lays a solution for every n from 4 to 1,000, a queen a step', () => {
  for (let size = 4; size <= 1_000; size++) {
    const state = construction.start({ size });
    let steps = 0;
    let last;
    for (let step = construction.step(state); step; step = construction.step(state)) {
      steps++;
      last = step;
    }
    expect(steps).toBe(size + 1);
    expect(last?.kind).toBe('found');
    if (!isSolution(construction.queens(state), size)) expect.fail(`no solution for ${size}`);
  }
});
