import { expect, test } from 'vitest';
import { Known } from './known.ts';
import { finish } from '../worker/task.ts';
import { wayBack } from './way-back.ts';

const A1 = 56;
const exactly = (count: number) => ({ count, isExact: true });

test('the way back leads to the nearest board without the queens to take back, and counts its completions', () => {
  const known = new Known(8);
  known.add('15863724', 'found');
  // With a8, no solution has b7 or d6.
  const earlier = [[0, 9, 18], [0, 9], [0], [0], []];
  expect(finish(wayBack(8, [0, 9, 27], earlier, known))).toEqual({
    steps: 3,
    opens: { completions: exactly(4), newCompletions: exactly(3) },
  });
});

test('there is no way back if other queens than the newest are to be taken back, or if none is', () => {
  // No solution has a1 and h8, and c5 fits both.
  const queens = [A1, 7, 26];
  const earlier = [[A1, 7], [A1], []];
  expect(finish(wayBack(8, queens, earlier, new Known(8)))).toBeUndefined();
  expect(finish(wayBack(8, [0], [[]], new Known(8)))).toBeUndefined();
  expect(finish(wayBack(3, [0], [[]], new Known(3)))).toBeUndefined();
});
