import { beforeAll, expect, test } from 'vitest';
import { completePuzzle, guardPuzzle } from '../../core/puzzles/puzzle.ts';
import { setLocale } from '../../i18n/locale.ts';
import { placedWords } from './puzzle-words.ts';

beforeAll(() => setLocale('en'));

test('given queens are neither placed nor to be placed', () => {
  const guard = guardPuzzle({ rows: 3, columns: 4 }, 3, [5]);
  expect(placedWords(guard, [5, 7])).toBe('1 of 2 queens');
  const fillIn = completePuzzle(5, [0, 7]);
  expect(placedWords(fillIn, [0, 7, 14])).toBe('1 of 3 placed');
});

test('nothing is said of queens where the player placed none', () => {
  expect(placedWords(guardPuzzle({ rows: 3, columns: 4 }, 3, [5]), [5])).toBe('');
  expect(placedWords(completePuzzle(5, [0, 7]), [0, 7])).toBe('');
});
