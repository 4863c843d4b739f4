import { expect, test } from 'vitest';
import { completePuzzle, guardPuzzle } from '../../../core/puzzles/puzzle.ts';
import { finish } from '../../worker/task.ts';
import { checkBoard } from './check-board.ts';
import { checkPlacement } from './check-placement.ts';

test('nothing is wrong if any number of queens may guard, and a puzzle without an answer is reported', () => {
  const shape = { rows: 3, columns: 3 };
  const standing = { queens: [0, 1, 2], marks: [4] };
  expect(finish(checkBoard(guardPuzzle(shape, 9), standing, checkPlacement))).toEqual({
    kind: 'checked',
    queens: [],
    marks: [],
  });
  expect(finish(checkBoard(guardPuzzle(shape, 1, [0]), standing, checkPlacement))).toEqual({
    kind: 'no-solution',
  });
  expect(
    finish(checkBoard(completePuzzle(3, []), { queens: [], marks: [] }, checkPlacement)),
  ).toEqual({ kind: 'no-solution' });
});
