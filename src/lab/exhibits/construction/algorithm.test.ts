import { expect, test } from 'vitest';
import { isSolution } from '../../../core/board/attacks.ts';
import { algorithm } from './algorithm.ts';

test('it places a solution for every n from 4 to 1,000, one queen per step', () => {
  for (let size = 4; size <= 1_000; size++) {
    const state = algorithm.start({ size });
    let steps = 0;
    let last;
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      steps++;
      last = step;
    }
    expect(steps).toBe(size + 1);
    expect(last?.change.found).toBe(1);
    if (!isSolution(algorithm.queens(state), size)) expect.fail(`no solution for ${size}`);
  }
});
