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

test('the sentence names the queen that left only one solution', async () => {
  expect(await say(8, QUEENS, countAll)).toBe(
    'e7 decided it: after that queen only this solution was left.',
  );
  const fromBelow = QUEENS.toReversed();
  expect(await say(8, fromBelow, countAll)).toBe(
    'e7 decided it: after that queen only this solution was left.',
  );
  expect(await say(4, queensOf('2413'), () => Promise.resolve(1))).toBe(
    'b4 decided it: after that queen only this solution was left.',
  );
});

test('nothing is said of a size with one solution, or of boards that take long to count', async () => {
  expect(await say(1, [0], countAll)).toBe('');
  expect(await say(8, QUEENS, () => Promise.resolve(undefined))).toBe('');
  expect(await say(28, QUEENS, () => Promise.resolve(1))).toBe('');
});
