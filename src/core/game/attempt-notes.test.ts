import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begunOn, isSameNotes, mergeNotes } from './attempt-notes.ts';
import { withNotes } from './with-notes.ts';
import { newAttempt, type Attempt } from './attempt.ts';
import { apply, attemptOf, newGame, type Game, type Move } from './game.ts';
import { mergeAttempts } from './merge-games.ts';
import { queensRules } from '../board/rules.ts';

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';

let moves = 0;

/** Plays moves on a day and adds the notes of puzzles to each. */
function play(game: Game, today: string, ...line: readonly Move[]): Game {
  return line.reduce(
    (before, move) => withNotes(before, apply(before, move, `move ${++moves}`), move, today),
    game,
  );
}

const fresh = newGame(queensRules(5), [0]);
const toggle = (square: number): Move => ({ kind: 'toggle', square });
const hint: Move = { kind: 'help', rung: 'where' };
const undo: Move = { kind: 'undo' };
const clear: Move = { kind: 'clear' };

describe('the day on which a game began', () => {
  test.each<[string, Move]>([
    ['a queen', toggle(7)],
    ['a mark', { kind: 'paint', squares: [8], marked: true }],
    ['a hint', hint],
  ])('is the day of the first move: %s', (_, move) => {
    expect(begunOn(fresh)).toBeUndefined();
    const begun = play(fresh, TODAY, move);
    expect(begunOn(begun)).toBe(TODAY);
    expect(begunOn(play(begun, TOMORROW, toggle(14), clear, toggle(8)))).toBe(TODAY);
  });

  test('is noted in each attempt, so that it is not lost with a dropped attempt', () => {
    const game = play(fresh, TODAY, toggle(7), clear);
    const later = play(game, TOMORROW, toggle(7), clear, toggle(7));
    expect(Object.values<Attempt>(later.attempts).map((attempt) => attempt.begunOn)).toEqual([
      TODAY,
      TODAY,
      TODAY,
    ]);
  });
});

describe('the queen noted after a hint', () => {
  const helpedOf = (game: Game): unknown => attemptOf(game).helped;

  test('is the next one placed, however long it takes', () => {
    const asked = play(fresh, TODAY, toggle(7), hint, hint);
    const marked = play(asked, TODAY, { kind: 'paint', squares: [8], marked: true });
    const helped = play(structuredClone(marked), TOMORROW, toggle(14), toggle(16));
    expect(helpedOf(helped)).toEqual([14]);
  });

  test('may be one that was moved', () => {
    const game = play(fresh, TODAY, toggle(7), hint, { kind: 'move', from: 7, to: 8 });
    expect(helpedOf(game)).toEqual([8]);
  });

  test('stays noted when it comes back by Undo and Redo, or is removed and placed again', () => {
    const game = play(fresh, TODAY, hint, toggle(14), undo, { kind: 'redo' });
    expect(helpedOf(play(game, TODAY, toggle(16), toggle(14), toggle(14)))).toEqual([14]);
  });

  test('is not one placed after another queen was removed', () => {
    expect(helpedOf(play(fresh, TODAY, toggle(7), toggle(9), hint, toggle(9), toggle(14)))).toBe(
      undefined,
    );
  });

  test('stays noted when the first queen after a find begins another attempt', () => {
    const solved = play(fresh, TODAY, hint, toggle(14), { kind: 'finish' });
    expect(helpedOf(play(solved, TODAY, toggle(16)))).toEqual([14]);
    expect(helpedOf(play(solved, TODAY, clear, toggle(14)))).toBeUndefined();
  });
});

test('a merge of two tabs keeps the earlier day and every queen noted after a hint', () => {
  const base = play(fresh, TOMORROW, toggle(7));
  const older = play(base, TOMORROW, hint, toggle(14));
  const newer = play(base, TOMORROW, hint, toggle(12));
  expect(
    attemptOf({
      ...newer,
      attempts: mergeAttempts(newer.attempts, structuredClone(older).attempts),
    }),
  ).toMatchObject({
    begunOn: TOMORROW,
    helped: [12, 14],
  });
  const early = play(fresh, TODAY, toggle(3));
  expect(begunOn({ ...base, attempts: mergeAttempts(base.attempts, early.attempts) })).toBe(TODAY);
  // A merge of equal games changes nothing, so there is no change to report.
  expect(mergeAttempts(base.attempts, structuredClone(base).attempts)).toBe(base.attempts);
});

const day = fc.constantFrom(TODAY, TOMORROW);
const square = fc.nat(24);
const notes = fc
  .record(
    { begunOn: day, hintAt: fc.nat(3), helped: fc.uniqueArray(square, { minLength: 1 }) },
    { requiredKeys: [] },
  )
  // Merging with empty notes sorts the squares, as noted ones are.
  .map((said) => mergeNotes(said, {}));

test('merging notes is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(notes, notes, notes, (a, b, c) => {
      const joined = mergeNotes(a, b);
      expect(mergeNotes(b, a)).toEqual(joined);
      expect(mergeNotes(joined, c)).toEqual(mergeNotes(a, mergeNotes(b, c)));
      expect(isSameNotes(mergeNotes(joined, b), joined)).toBe(true);
      expect(isSameNotes(joined, a)).toBe(JSON.stringify(joined) === JSON.stringify(a));
    }),
  );
});

test('a game whose moves are not noted has no notes', () => {
  const game = [toggle(7), hint, toggle(14)].reduce(
    (before, move) => apply(before, move, 'next'),
    newGame(queensRules(5)),
  );
  expect(Object.keys(attemptOf(game)).sort()).toEqual(Object.keys(newAttempt('hand')).sort());
  expect(mergeAttempts(game.attempts, structuredClone(game).attempts)).toEqual(game.attempts);
});
