import { expect, test } from 'vitest';
import { countOf, findsOf } from './figures.ts';
import { timeWords } from './time-words.ts';

test('large numbers of a reading have separators', () => {
  expect(countOf(1198, 14_200n)).toBe('1,198 of 14,200');
  expect(findsOf(1024)).toBe('1,024 found');
});

test('a short time has two digits, a longer one is a whole number of its unit', () => {
  expect([0.5, 9.96, 999, 1500, 75_000, 5_399_000, 129_599_000].map(timeWords)).toEqual([
    '0.50 ms',
    '10 ms',
    '999 ms',
    '1.5 s',
    '75 s',
    '90 min',
    '36 h',
  ]);
  expect(timeWords(1500 * 86_400_000)).toBe('1,500 days');
});
