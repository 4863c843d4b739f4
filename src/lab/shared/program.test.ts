import { describe, expect, test } from 'vitest';
import { entryOf, EXHIBIT_NAMES } from './catalogue.ts';
import { LANGUAGES, readProgram, type Language } from './program.ts';

/** The largest number of lines of a program. */
const MOST_LINES = 77;

const EXHIBITS = await Promise.all(
  EXHIBIT_NAMES.map(async (name) => ({ name, ...(await entryOf(name).load()).exhibit })),
);

const PROGRAMS = EXHIBITS.flatMap(({ name, pseudocode, programs = {} }) =>
  Object.entries(programs).map(([language, file]) => ({
    title: `${name} in ${LANGUAGES[language as Language]}`,
    pseudocode,
    program: readProgram(file),
  })),
);

test('eight exhibits have a program in each of four languages', () => {
  expect(EXHIBITS.filter(({ programs }) => programs).map(({ name }) => name)).toEqual([
    'backtracking',
    'recursion',
    'swapping',
    'lexicographic',
    'arithmetic',
    'genetic',
    'fewest-choices',
    'bit-parallel',
  ]);
  expect(PROGRAMS).toHaveLength(8 * 4);
});

describe.each(PROGRAMS)('$title', ({ pseudocode, program: { text, marks } }) => {
  test('every line of the pseudocode corresponds to exactly one line of the program', () => {
    expect(marks.flat().sort((a, b) => a - b)).toEqual([...pseudocode().keys()]);
  });

  test(`the program has no marks, and at most ${MOST_LINES} lines, none wider than 100`, () => {
    const lines = text.trimEnd().split('\n');
    expect(text).not.toMatch(/@\d/);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});

test('a mark stands before its line and may name several lines; in Python it stands behind it', () => {
  expect(readProgram('a\n  /*@3,4*/ b;\nc #@12\n')).toEqual({
    text: 'a\n  b;\nc\n',
    marks: [[], [2, 3], [11], []],
  });
});
