import { describe, expect, test } from 'vitest';
import { apply, attemptOf, newGame, type Game, type Move } from './game.ts';
import { lineOf } from './history.ts';
import { mergeGames } from './merge-games.ts';
import { queensRules } from '../board/rules.ts';

const fresh = newGame(queensRules(8));

function play(game: Game, tab: string, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move, index) => apply(before, move, `${tab} ${index}`), game);
}

const toggle = (square: number): Move => ({ kind: 'toggle', square });
const undo: Move = { kind: 'undo' };
const clear: Move = { kind: 'clear' };

/** Returns the queens of every position up to the present one. */
function queensOf({ history }: Game): (readonly number[])[] {
  return lineOf(history).map(({ queens }) => queens);
}

/** Returns a copy of a game, as the database does. */
function stored(game: Game): Game {
  return structuredClone(game);
}

const base = play(fresh, 'before', toggle(0), toggle(12));

describe('two tabs that play on at once', () => {
  test('show the newer change, with the other’s steps below it', () => {
    const older = stored(play(base, 'a', toggle(20), toggle(30)));
    const newer = play(base, 'b', toggle(40));
    expect(queensOf(mergeGames(base, older, newer))).toEqual([
      [],
      [0],
      [0, 12],
      [0, 12, 20],
      [0, 12, 20, 30],
      [0, 12, 40],
    ]);
  });

  test('show the board after Undo, if that is the newer change', () => {
    const older = stored(play(base, 'a', toggle(20)));
    const newer = play(base, 'b', undo);
    const merged = mergeGames(base, older, newer);
    expect(queensOf(merged)).toEqual([[], [0], [0, 12], [0, 12, 20], [0]]);
    expect(merged.history.future.map(({ queens }) => queens)).toEqual([[0, 12]]);
  });

  test('keep the history of one if the other did nothing or only undid steps', () => {
    const newer = play(base, 'b', toggle(40));
    expect(mergeGames(base, stored(base), newer).history).toBe(newer.history);
    expect(mergeGames(base, stored(play(base, 'a', undo)), newer).history).toBe(newer.history);
  });

  test('keep the larger count of help, and the attempts of both', () => {
    const hint: Move = { kind: 'help', rung: 'why' };
    const older = stored(play(base, 'a', hint, hint, clear, toggle(7)));
    const newer = play(base, 'b', hint, toggle(40));
    const merged = mergeGames(base, older, newer);
    expect(attemptOf(merged).hints.why).toBe(2);
    const back = play(merged, 'c', undo);
    expect(back.history.present.queens).toEqual([7]);
    expect(attemptOf(back).hints.why).toBe(0);
  });
});

test('no step is repeated if a third tab has put its own step below those that both have', () => {
  const begun = play(fresh, 'before', toggle(0));
  const older = play(begun, 'a', toggle(20));
  const third = mergeGames(fresh, play(fresh, 'c', toggle(7)), begun);
  const newer = stored(play(third, 'b', toggle(40)));
  const queens = queensOf(mergeGames(begun, older, newer)).map(String);
  expect(queens.at(-1)).toBe('0,40');
  expect([...queens].sort()).toEqual(['', '0', '0,20', '0,40', '7']);
});

test('no step is repeated if both show the same position above steps that only one of them has', () => {
  // Both tabs have received the same change, and each has put another tab's step below it.
  const heard = play(fresh, 'a', toggle(7));
  const older = stored(mergeGames(fresh, play(fresh, 'b', toggle(0)), heard));
  const newer = mergeGames(fresh, play(fresh, 'c', toggle(20)), heard);
  const merged = mergeGames(heard, older, newer);
  expect(queensOf(merged)).toEqual([[], [0], [20], [7]]);
});

test('no step is repeated if the newer game already contains the older one’s, above a third tab’s', () => {
  const older = play(fresh, 'a', toggle(7));
  const both = mergeGames(fresh, older, play(fresh, 'b', toggle(40)));
  const newer = stored(mergeGames(fresh, play(fresh, 'c', toggle(20)), both));
  expect(queensOf(mergeGames(fresh, older, newer))).toEqual([[], [20], [7], [40]]);
});

test('the steps of both tabs are kept once if one plays on above steps that another has undone', () => {
  const back = play(base, 'c', undo);
  const older = stored(play(base, 'a', clear, toggle(7)));
  const newer = play(base, 'b', toggle(40));
  expect(queensOf(mergeGames(back, older, newer))).toEqual([
    [],
    [0],
    [0, 12],
    [],
    [7],
    [0, 12, 40],
  ]);
});

test('no step is repeated if both tabs have made the same steps', () => {
  const made = (tab: string): Game => play(fresh, tab, toggle(7), toggle(40));
  const older = stored(mergeGames(fresh, play(fresh, 'c', toggle(20)), made('a')));
  expect(queensOf(mergeGames(fresh, older, made('b')))).toEqual([[], [20], [7], [7, 40]]);
});

test('moves made before the stored board was loaded are put on top of it', () => {
  const early = play(fresh, 'early', toggle(40));
  expect(queensOf(mergeGames(fresh, stored(base), early))).toEqual([[], [0], [0, 12], [40]]);
});
