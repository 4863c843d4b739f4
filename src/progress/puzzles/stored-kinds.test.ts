import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFrom } from '../../core/puzzles/own-draft.ts';
import { PUZZLE_KINDS, PUZZLE_SIZES } from '../../core/puzzles/puzzle.ts';
import { somePuzzle } from '../../core/puzzles/some-puzzle.testing.ts';
import { draftRecord, readDraft } from './draft-record.ts';
import { readPlayedPuzzle } from './puzzle-game.ts';

describe.each(PUZZLE_KINDS)('a puzzle of the kind %s', (kind) => {
  const puzzles = fc.integer().map((seed) => somePuzzle(seed, kind));

  test('is read back from a record as it was stored', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const played = { name: 'a-puzzle', step: undefined, puzzle };
        expect(readPlayedPuzzle(structuredClone(played), 'a-puzzle')).toEqual(played);
      }),
    );
  });

  test('is read back as the draft that was stored', () => {
    const { most } = PUZZLE_SIZES[kind];
    const drawable = puzzles.filter(
      ({ rules: { shape } }) => Math.max(shape.rows, shape.columns) <= most,
    );
    fc.assert(
      fc.property(drawable, (puzzle) => {
        const kept = { draft: draftFrom(puzzle), changedAt: 1 };
        expect(readDraft(structuredClone(draftRecord(kept)), kind)).toEqual(kept);
      }),
    );
  });
});
