import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { COMPLETE, exampleResult, playedOn, REGIONS, toggle } from './example-puzzle.testing.ts';
import { games, results } from './puzzle-arbitraries.testing.ts';
import { isUnfinished, puzzleGameRecord, readPuzzleGame } from './puzzle-game.ts';
import { readResult, resultRecord } from './puzzle-result.ts';

const game = playedOn(COMPLETE, toggle(7));
const kept = { ...COMPLETE, game, changedBy: 'a page', changedAt: 1000, revision: 1 };
const record = puzzleGameRecord(kept) as Record<string, unknown>;
const { rules } = COMPLETE.puzzle;
const withRules = (said: object) => ({
  ...record,
  puzzle: { ...COMPLETE.puzzle, rules: { ...rules, ...said } },
});

const withNotes = (said: object) => ({
  ...record,
  attempts: Object.fromEntries(
    Object.entries(game.attempts).map(([name, attempt]) => [name, { ...attempt, ...said }]),
  ),
});

describe('an unfinished puzzle', () => {
  test('comes back as it was stored', () => {
    fc.assert(
      fc.property(games, (given) => {
        const value = structuredClone(puzzleGameRecord(given));
        expect(readPuzzleGame(value, given.name)).toEqual(given);
      }),
    );
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'board'],
    ['under another name', { ...record, name: REGIONS.name }],
    ['without a puzzle', { ...record, puzzle: undefined }],
    ['whose given queen is missing', { ...record, puzzle: completePuzzle(5, [1]) }],
    ['with a given off the board', { ...record, puzzle: completePuzzle(5, [0, 25]) }],
    ['with a given twice', { ...record, puzzle: completePuzzle(5, [0, 0]) }],
    ['on a board of no size', withRules({ shape: { rows: 0, columns: 0 } })],
    ['on a board that is no square', withRules({ shape: { rows: 5, columns: 6 } })],
    ['with regions for another board', withRules({ regions: [0, 1, 2] })],
    ['with a region too many', withRules({ regions: Array.from({ length: 25 }, () => 5) })],
    ['that lacks a region', withRules({ regions: Array.from({ length: 25 }, () => 4) })],
    ['with more queens than squares', withRules({ goal: { kind: 'guard', queens: 26 } })],
    ['with a step that there is not', { ...record, step: 'easy' }],
    ['without a history', { ...record, history: null }],
    ['of a build to come', { ...record, version: 3 }],
    ['that began on no day', withNotes({ begunOn: 5 })],
    ['with a hint at no time', withNotes({ hintAt: -1 })],
    ['with help that is no list of squares', withNotes({ helped: 'e4' })],
  ])('is not read %s', (_, value) => {
    expect(readPuzzleGame(value, COMPLETE.name)).toBeUndefined();
  });

  test('of a build that noted neither its day nor its help is read', () => {
    const { by, elapsed, moves, hints, finished } = game.attempts['start']!;
    const old = { ...record, attempts: { start: { by, elapsed, moves, hints, finished } } };
    expect(readPuzzleGame(old, COMPLETE.name)?.game.history).toEqual(game.history);
  });

  test('is a game in which something was done or asked, and which is not over', () => {
    expect(isUnfinished(playedOn(COMPLETE))).toBe(false);
    expect(isUnfinished(playedOn(COMPLETE, { kind: 'time', elapsed: 5 }))).toBe(false);
    expect(isUnfinished(game)).toBe(true);
    expect(isUnfinished(playedOn(COMPLETE, toggle(7), { kind: 'undo' }))).toBe(true);
    expect(isUnfinished(playedOn(COMPLETE, { kind: 'help', rung: 'nudge' }))).toBe(true);
    const answer = [7, 14, 16, 23].map(toggle);
    expect(isUnfinished(playedOn(COMPLETE, ...answer, { kind: 'finish' }))).toBe(false);
    // Undo or a removed queen has led away from the answer.
    expect(isUnfinished(playedOn(COMPLETE, toggle(7), { kind: 'finish' }))).toBe(true);
    const shown = playedOn(COMPLETE, toggle(7), { kind: 'reveal', solution: [0, 7, 14, 16, 23] });
    expect(isUnfinished(shown)).toBe(false);
  });
});

describe('a result', () => {
  const result = exampleResult(COMPLETE.name);

  test('comes back as it was stored', () => {
    fc.assert(
      fc.property(results, (given) => {
        expect(readResult(structuredClone(resultRecord(given)))).toEqual(given);
      }),
    );
  });

  test('has a time where it was solved and has a step', () => {
    expect(resultRecord(result)).toHaveProperty('time', ['complete', 'gentle', 60_000]);
    expect(resultRecord({ ...result, outcome: 'shown' })).not.toHaveProperty('time');
    expect(resultRecord({ ...result, step: undefined })).not.toHaveProperty('time');
  });

  test.each<[string, object, object]>([
    ['placements of a queen that there is not', { placements: 'gox' }, {}],
    ['placements of none', { placements: '' }, {}],
    ['a technique that there is not', { technique: 'luck', onDay: true }, { onDay: true }],
    ['a technique that is no text', { technique: 3, placements: 'go' }, { placements: 'go' }],
    ['placements that are no text', { placements: 5, onDay: true }, { onDay: true }],
    ['a day that counts in another way', { onDay: 'yes', placements: 'go' }, { placements: 'go' }],
    ['a day that does not count', { onDay: false }, {}],
    [
      'queens that are no list',
      { queens: '0,7', placements: 'go', onDay: true },
      { placements: 'go', onDay: true },
    ],
    ['a queen before the first square', { queens: [-1, 7] }, {}],
    ['a queen on a square that no board has', { queens: [0, 196] }, {}],
    ['a queen between squares', { queens: [0.5] }, {}],
    ['a queen on no square', { queens: [0, null] }, {}],
    ['more queens than squares', { queens: Array.from({ length: 197 }, () => 0) }, {}],
    ['a log that is no list', { log: '7,5,5', placements: 'go' }, { placements: 'go' }],
    ['a log with a part of a number', { log: [7, 0.5, 5], onDay: true }, { onDay: true }],
    ['a log without end', { log: Array.from({ length: 2001 }, () => 0) }, {}],
    [
      'placements and queens of an answer that was shown',
      { placements: 'go', queens: [0, 7], onDay: true, outcome: 'shown' },
      { outcome: 'shown' },
    ],
    ['a day of a puzzle of none', { onDay: true, name: COMPLETE.name }, { name: COMPLETE.name }],
  ])('is read without %s, and loses nothing else', (_, said, read) => {
    const ofDay = { ...result, name: '2026-11-21/complete' };
    expect(readResult({ ...ofDay, ...said })).toEqual({ ...ofDay, ...read });
  });

  test('at an implausible time is read with time 0', () => {
    expect(readResult({ ...result, finishedAt: 5 })).toMatchObject({ finishedAt: 0 });
    const now = result.finishedAt - 2 * 86_400_000;
    expect(readResult(result, now)).toMatchObject({ finishedAt: 0, endedAt: 0 });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a name with spaces', { ...result, name: 'c/5/1 set aside' }],
    ['a kind that there is not', { ...result, kind: 'chess' }],
    ['an outcome that there is not', { ...result, outcome: 'lost' }],
    ['no hints', { ...result, hints: undefined }],
    ['a time below zero', { ...result, elapsed: -1 }],
  ])('is not read: %s', (_, value) => {
    expect(readResult(value)).toBeUndefined();
  });
});
