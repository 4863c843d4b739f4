import { expect, test } from 'vitest';
import { Known } from '../insight/known.ts';
import { checkFreePlay } from './check-free-play.ts';
import { finish } from '../worker/task.ts';

test('a check of a size without a solution reports that there is none', () => {
  expect(finish(checkFreePlay(3, [0], new Known(3)))).toEqual({ kind: 'no-solution' });
});
