import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queensRules } from '../board/rules.ts';
import { withNotes } from './with-notes.ts';
import { apply, attemptOf, newGame, type Game, type Move } from './game.ts';
import { mergeAttempts } from './merge-games.ts';
import { readMoveLog } from './move-log.ts';
import type { PlayedMove } from './played-moves.ts';

const SHAPE = { rows: 6, columns: 6 };
const GIVENS = [0];
const fresh = newGame(queensRules(6), GIVENS);
let names = 0;

/** Plays moves, each after some seconds of play. */
function play(game: Game, ...line: readonly (readonly [seconds: number, Move])[]): Game {
  return line.reduce((before, [seconds, move]) => {
    const timed = apply(before, { kind: 'time', elapsed: 1000 * seconds }, '');
    return withNotes(before, apply(timed, move, `attempt ${++names}`), move, '2026-11-21');
  }, game);
}

function movesIn(game: Game): readonly PlayedMove[] | undefined {
  return readMoveLog(attemptOf(game).log, GIVENS, game.history.present.queens, SHAPE);
}

const toggle = (square: number): Move => ({ kind: 'toggle', square });
const mark = (square: number): Move => ({ kind: 'paint', squares: [square], marked: true });

describe('the log of moves', () => {
  test('has each queen placed or removed, with its time, and the longest time in which nothing was done', () => {
    const game = play(
      fresh,
      [1, toggle(8)],
      [50, mark(20)],
      [7, mark(21)],
      [9, toggle(16)],
      [3, { kind: 'move', from: 16, to: 17 }],
    );
    expect(movesIn(game)).toEqual([
      { squares: [8], isPlaced: true, at: 1000, idle: 1000 },
      { squares: [16], isPlaced: true, at: 67_000, idle: 50_000 },
      { squares: [16], isPlaced: false, at: 70_000, idle: 3000 },
      { squares: [17], isPlaced: true, at: 70_000, idle: 0 },
    ]);
  });

  test('keeps queens that were undone or cleared, though the history has lost them', () => {
    const game = play(
      fresh,
      [1, toggle(8)],
      [1, toggle(16)],
      [1, { kind: 'undo' }],
      [1, toggle(19)],
      [1, { kind: 'clear' }],
      [1, toggle(15)],
    );
    expect(movesIn(game)?.map(({ squares, isPlaced }) => [isPlaced, ...squares])).toEqual([
      [true, 8],
      [true, 16],
      [false, 16],
      [true, 19],
      [false, 8, 19],
      [true, 15],
    ]);
  });

  test('is that of the whole game in its newest attempt alone', () => {
    const game = play(fresh, [1, toggle(8)], [1, { kind: 'clear' }], [1, toggle(15)]);
    expect(Object.values(game.attempts).filter(({ log }) => log !== undefined)).toHaveLength(1);
  });

  test('is not kept for a board that was laid out or shown, or begun without a log', () => {
    const shown = play(fresh, [1, toggle(8)], [1, { kind: 'reveal', solution: [0, 8, 16] }]);
    expect(movesIn(shown)).toBeUndefined();
    expect(movesIn(play(shown, [1, { kind: 'lift', squares: [16] }]))).toBeUndefined();
    const old = apply(fresh, toggle(8), 'old');
    expect(movesIn(play(old, [1, toggle(16)]))).toBeUndefined();
    const anew = play(old, [1, { kind: 'clear' }], [1, toggle(16)]);
    expect(movesIn(anew)).toMatchObject([{ squares: [16], isPlaced: true }]);
  });

  test('is that of the game that shows after a merge of two tabs, even if the other one is longer', () => {
    const older = play(fresh, [1, toggle(8)], [1, toggle(16)]);
    const newer = play(fresh, [1, toggle(12)]);
    const attempts = mergeAttempts(newer.attempts, older.attempts);
    expect(movesIn({ ...newer, attempts })).toMatchObject([{ squares: [12] }]);
  });

  test('that is damaged is not merged, and not gone on with', () => {
    for (const log of [7, 'log', {}] as never[]) {
      const [name] = Object.keys(fresh.attempts);
      const attempts = { [name!]: { ...attemptOf(fresh), log } };
      expect(mergeAttempts(attempts, attempts)[name!]).not.toHaveProperty('log');
      const game = play({ ...fresh, attempts }, [1, toggle(8)]);
      expect(movesIn(game)).toBeUndefined();
    }
  });

  test.each([
    ['a queen placed and removed outside the board', [5000, 0, 0, -5001, 1, 0]],
    ['a queen on the first square behind the board', [36, 0, 0, -37, 1, 0]],
    ['a time beyond sense', [7, 9e15, 0, -8, 9e15, 0]],
    ['a mark at a time beyond sense', [9999, 9e15, 0]],
    ['a time before the beginning', [7, -1, 0, -8, 0, 0]],
    ['a wait longer than the play', [7, 5, 9e15, -8, 6, 0]],
    ['a wait shorter than nothing', [7, 5, -1, -8, 6, 0]],
    ['times that run backwards', [7, 900, 0, -8, 800, 0]],
    ['a mark at a time before that of a queen', [7, 900, 0, -8, 900, 0, 9999, 800, 0]],
  ])('that has %s is read as none', (_, added) => {
    const log = [8, 1000, 1000, 16, 2000, 1000];
    expect(readMoveLog(log, GIVENS, [0, 8, 16], SHAPE)).toHaveLength(2);
    expect(readMoveLog([...added, ...log], GIVENS, [0, 8, 16], SHAPE)).toBeUndefined();
  });

  test('that is damaged is read as none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.integer({ min: -40, max: 40 }))), (log) => {
        const read = readMoveLog(log, GIVENS, [0, 8, 16], SHAPE);
        const isWhole = read?.flatMap(({ squares }) => squares).includes(8);
        expect(read === undefined || isWhole).toBe(true);
      }),
    );
  });
});
