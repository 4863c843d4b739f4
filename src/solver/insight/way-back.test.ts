import { expect, test } from 'vitest';
import { Known } from './known.ts';
import { finish } from '../worker/task.ts';
import { wayBack } from './way-back.ts';

const A1 = 56;
const exactly = (count: number) => ({ count, isExact: true });

test('the way back leads to the nearest board that can be completed, and counts its completions', () => {
  const known = new Known(8);
  known.add('15863724', 'found');
  const earlier = [[0, 10, 20, 30], [0, 9], [0, 10, 20], [0], []];
  expect(finish(wayBack(8, earlier, known))).toEqual({
    steps: 4,
    opens: { completions: exactly(4), newCompletions: exactly(3) },
  });
});

test('there is no way back if no earlier board can be completed', () => {
  expect(
    finish(
      wayBack(
        8,
        [
          [0, 9],
          [A1, 0],
        ],
        new Known(8),
      ),
    ),
  ).toBeUndefined();
  expect(finish(wayBack(8, [], new Known(8)))).toBeUndefined();
});
