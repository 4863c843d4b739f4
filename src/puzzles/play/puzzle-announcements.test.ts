import { expect, test } from 'vitest';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { openedWords } from './puzzle-announcements.ts';

const RULE = /One queen in each row|Every square has to be|touching|diagonals/;

function words(puzzle: Puzzle, solved: number, queens = puzzle.givens): string {
  const session = { played: { name: '', puzzle, step: undefined }, position: { queens } };
  return openedWords(session as unknown as PuzzleSession, solved);
}

test('Fill in and Guard say their rule until three are solved, and Regions, whose rule differs, always', () => {
  const regions = regionsPuzzle(
    5,
    'touch',
    Array.from({ length: 25 }, (_, square) => square % 5),
  );
  for (const [puzzle, isAlways] of [
    [completePuzzle(5, [0]), false],
    [guardPuzzle({ rows: 5, columns: 6 }, 3, [0]), false],
    [regions, true],
  ] as const) {
    expect(words(puzzle, 2)).toMatch(RULE);
    expect(RULE.test(words(puzzle, 3))).toBe(isAlways);
  }
});

test('nothing is said to be missing where given queens stand', () => {
  expect(words(completePuzzle(5, [0, 7]), 3)).toMatch(/^Fill in, 5 by 5\. Given: a5 and c4\.$/);
  expect(words(completePuzzle(5, [0, 7]), 3, [0, 7, 14])).toMatch(/Given: a5 and c4\. 1 placed\.$/);
  expect(words(completePuzzle(5, []), 3)).toMatch(/ Nothing placed\.$/);
});
