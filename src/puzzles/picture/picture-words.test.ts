import { expect, test } from 'vitest';
import type { Refusal } from './picture-reading.ts';
import { choiceWords, contentWords, refusalWords } from './picture-words.ts';

const REFUSALS: readonly Refusal[] = [
  'no-board',
  'too-small',
  'unclear',
  'sudoku',
  'too-large',
  'broken',
  'type',
  'died',
  'full',
];

test('each reason why nothing was read has words of its own', () => {
  const words = REFUSALS.map(refusalWords);
  expect(new Set(words).size).toBe(REFUSALS.length);
  for (const text of words) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('a file that no browser decodes may be damaged or too large, as a picture of 30,000 × 30,000', () => {
  expect(refusalWords('broken')).toMatch(/damaged or too large/);
});

test('a board is told by its size, regions, queens and marks, those that it has', () => {
  const board = { size: 5, regions: Array.from({ length: 25 }, (_, square) => square % 5) };
  expect(contentWords({ ...board, queens: [0], marks: [1, 2] })).toEqual([
    '5\u00a0×\u00a05',
    '5 regions',
    '1 queen',
    '2 marks',
  ]);
  const chess = { size: 8, regions: undefined, queens: [], marks: [] };
  expect(contentWords(chess)).toEqual(['8\u00a0×\u00a08']);
});

test('a region is named by its squares beside the one in question, or by its first', () => {
  const regions = [0, 0, 1, 0, 2, 1, 2, 2, 1];
  const board = { size: 3, regions, queens: [], marks: [] };
  expect(choiceWords(0, 4, board)).toBe('With a2 and b3');
  expect(choiceWords(2, 2, board)).toBe('With b2');
});
