import { expect, test } from 'vitest';
import type { Square } from '../../core/board/square.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { plainAnswers } from '../../solver/search/plain-answers.testing.ts';
import { narrowingOf, narrowingWords } from './narrowing.ts';

const QUEENS = queensOf('15863724');

/** Counts the solutions with queens on some squares of 8 × 8, one by one. */
const SOLUTIONS = plainAnswers(completePuzzle(8, []));
const countAll = (queens: readonly Square[]): Promise<number> =>
  Promise.resolve(
    SOLUTIONS.filter((solution) => queens.every((queen) => solution.includes(queen))).length,
  );

/** Returns the sentence on a solution; '' where nothing is known. */
async function say(...asked: Parameters<typeof narrowingOf>): Promise<string> {
  const narrowing = await narrowingOf(...asked);
  return narrowing ? narrowingWords(narrowing) : '';
}

test('the sentence says how many solutions were left before the queen that left only one', async () => {
  expect(await say(8, QUEENS, countAll)).toBe(
    'Before e7, 4 of 92 solutions were left; after it, only this one.',
  );
  const fromBelow = QUEENS.toReversed();
  expect(await say(8, fromBelow, countAll)).toBe(
    'Before e7, 2 of 92 solutions were left; after it, only this one.',
  );
  expect(await say(4, queensOf('2413'), () => Promise.resolve(1))).toBe(
    'Before b4, 2 of 2 solutions were left; after it, only this one.',
  );
});

test('nothing is said of a size with one solution, or of boards that take long to count', async () => {
  expect(await say(1, [0], countAll)).toBe('');
  expect(await say(8, QUEENS, () => Promise.resolve(undefined))).toBe('');
  expect(await say(28, QUEENS, () => Promise.resolve(1))).toBe('');
});
