import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFrom } from './own-draft.ts';
import { parsePuzzleCode, puzzleCode } from './puzzle-code.ts';
import { kindOf, PUZZLE_FORMS, PUZZLE_KINDS, type Puzzle } from './puzzle.ts';
import { somePuzzle } from './some-puzzle.testing.ts';

describe.each(PUZZLE_KINDS)('a puzzle of the kind %s', (kind) => {
  /** Checks a statement about puzzles of the kind. */
  function check(statement: (puzzle: Puzzle) => void): void {
    const puzzles = fc.integer().map((seed) => somePuzzle(seed, kind));
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        statement(puzzle);
      }),
    );
  }

  test('has rules of its kind', () => {
    check(({ rules }) => expect(kindOf(rules)).toBe(kind));
  });

  test('has regions if its kind has', () => {
    check(({ rules }) => expect(rules.regions !== undefined).toBe(PUZZLE_FORMS[kind].hasRegions));
  });

  test('has a code with the letter of its kind, and is read back from it', () => {
    check((puzzle) => {
      const code = puzzleCode(puzzle);
      expect(code.split('/')[0]).toBe(PUZZLE_FORMS[kind].letter);
      expect(parsePuzzleCode(code)).toEqual({ ok: true, puzzle });
    });
  });

  test('becomes a draft of its kind', () => {
    check((puzzle) => expect(draftFrom(puzzle).kind).toBe(kind));
  });
});

test('no two kinds have one letter', () => {
  const letters = PUZZLE_KINDS.map((kind) => PUZZLE_FORMS[kind].letter);
  expect(new Set(letters).size).toBe(PUZZLE_KINDS.length);
});
