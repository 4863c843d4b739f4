import { expect, test } from 'vitest';
import { parseCode } from '../../core/solutions/parse-code.ts';
import { codeProblemWords } from './code-problem.ts';

test.each([
  ['', 'There is no position here. Type one number or letter for each row, as in 15863724.'],
  ['1586372', 'A position of 8\u00a0×\u00a08 has one symbol a row, this one has 7 in all.'],
  ['15863729', 'Row 1 says 9, but the last column of this board is 8.'],
  ['1586372x', 'Row 1 says 33, but the last column of this board is 8.'],
  ['1 5 8 9 3 7 2 4', 'Row 5 says 9, but the last column of this board is 8.'],
  ['15863724-wcx', 'Part of this position is missing or wrong. Copy or type it again.'],
  ['15863!24', '“!” is not part of a position: use 1–9, then a–w, and 0 for an empty row.'],
  ['👸'.repeat(8), '“👸” is not part of a position: use 1–9, then a–w, and 0 for an empty row.'],
  [
    '<img src=x onerror=alert(1)>',
    '“<img” is not part of a position: use 1–9, then a–w, and 0 for an empty row.',
  ],
  ['1'.repeat(401), 'This is too long: a board has at most 32 rows.'],
])('the problem with “%s” is said as “%s”', (text, sentence) => {
  const parsed = parseCode(text, 8);
  expect(!parsed.ok && codeProblemWords(parsed.problem)).toBe(sentence);
});
