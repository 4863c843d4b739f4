import { expect, test } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { queensRules, type Rules } from '../../../core/board/rules.ts';
import { squareName, type Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { BoardQuestion } from '../../keyboard/keymap.ts';
import { answerTo } from './spoken-lines.ts';

const SIZE = 5;
const NAMES = Array.from({ length: SIZE * SIZE }, (_, square) => squareName(square, SIZE));

function answer(
  question: BoardQuestion,
  from: string,
  queens: readonly string[],
  marks: readonly string[] = [],
  rules: Rules = queensRules(SIZE),
): string {
  const geometry = geometryOf(rules);
  const squaresOf = (names: readonly string[]): Square[] =>
    names.map((name) => NAMES.indexOf(name));
  const standing = squaresOf(queens);
  const position = { queens: standing, marks: squaresOf(marks), revealed: [] };
  return answerTo(
    question,
    { geometry, position, verdict: verdict(geometry, standing) },
    NAMES.indexOf(from),
  );
}

test('the queens that stand are named in the order of their placement', () => {
  expect(answer('say-queens', 'a1', [])).toBe('No queens.');
  expect(answer('say-queens', 'a1', ['d2', 'a3'])).toBe('Queens: d2 and a3.');
});

test('a row names its queens, marks and free squares', () => {
  expect(answer('say-row', 'c5', ['d2'], ['a5', 'b5'])).toBe(
    'Row 5. No queens. Marked empty: a5 and b5. Free: c5 and e5.',
  );
  expect(answer('say-row', 'a2', ['d2'])).toBe('Row 2. Queens: d2.');
});

test('a column names its queens, marks and free squares', () => {
  expect(answer('say-column', 'c5', ['d2'], ['c1'])).toBe(
    'Column c. No queens. Marked empty: c1. Free: c5 and c4.',
  );
});

test('both diagonals name their ends, queens and free squares', () => {
  expect(answer('say-diagonals', 'b3', ['c4'])).toBe(
    'Diagonal a4 to d1. No queens. Free: d1. Diagonal a2 to d5. Queens: c4.',
  );
});

test('in a corner there is one diagonal', () => {
  expect(answer('say-diagonals', 'a1', [])).toBe(
    'Diagonal a1 to e5. No queens. Free: a1, b2, c3, d4 and e5.',
  );
});

test('where queens guard, a line names the squares that none guards', () => {
  const rules: Rules = { ...queensRules(SIZE), goal: { kind: 'guard', queens: 3 } };
  expect(answer('say-row', 'a5', ['d2'], [], rules)).toBe('Row 5. No queens. Open: b5, c5 and e5.');
});
