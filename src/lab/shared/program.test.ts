import { describe, expect, test } from 'vitest';
import { entryOf, EXHIBIT_NAMES } from './catalogue.ts';
import { LANGUAGES, lineOf, textLines, type Program } from './program.ts';

/** The largest number of lines of a program. */
const MOST_LINES = 77;

const EXHIBITS = await Promise.all(
  EXHIBIT_NAMES.map(async (name) => ({ name, ...(await entryOf(name).load()).exhibit })),
);

const PROGRAMS = EXHIBITS.flatMap(({ name, pseudocode, programs = {} }) =>
  Object.entries(programs as Record<string, Program>).map(([language, program]) => ({
    title: `${name} in ${LANGUAGES[language as keyof typeof LANGUAGES]}`,
    pseudocode,
    program,
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

describe.each(PROGRAMS)('$title', ({ pseudocode, program }) => {
  test('every line of the pseudocode corresponds to exactly one line of the program', () => {
    const texts = textLines(program).map((line) => line.trim());
    expect(program.lines).toHaveLength(pseudocode().length);
    for (const [index, line] of program.lines.entries()) {
      expect(texts.filter((text) => text === line)).toEqual([line]);
      expect(texts[lineOf(program, index)!]).toBe(line);
    }
  });

  test(`the program has at most ${MOST_LINES} lines, none of which is wider than 100`, () => {
    const lines = textLines(program);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});

test('before the first step no line of a program is marked', () => {
  expect(lineOf(PROGRAMS[0]!.program, undefined)).toBeUndefined();
});
