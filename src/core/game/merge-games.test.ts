import { expect, test } from 'vitest';
import { apply, newGame, type Game, type Move } from './game.ts';
import { lineOf } from './history.ts';
import { onTopOf } from './merge-games.ts';
import { queensRules } from '../board/rules.ts';

const fresh = newGame(queensRules(8));

function play(game: Game, tab: string, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move, index) => apply(before, move, `${tab} ${index}`), game);
}

const toggle = (square: number): Move => ({ kind: 'toggle', square });

/** Returns the queens of every position up to the present one. */
function queensOf({ history }: Game): (readonly number[])[] {
  return lineOf(history).map(({ queens }) => queens);
}

/** Returns a copy of a game, as the database does. */
function stored(game: Game): Game {
  return structuredClone(game);
}

const base = play(fresh, 'before', toggle(0), toggle(12));

test('moves made before the stored board was loaded are put on top of it', () => {
  const early = play(fresh, 'early', toggle(40));
  expect(queensOf(onTopOf(stored(base), early))).toEqual([[], [0], [0, 12], [40]]);
});

test('steps with which both begin are there once', () => {
  const early = play(fresh, 'early', toggle(0), toggle(40));
  expect(queensOf(onTopOf(stored(base), early))).toEqual([[], [0], [0, 12], [0, 40]]);
});

test('a game that was undone after the database took it is not put on top of itself', () => {
  const early = play(fresh, 'early', toggle(40), toggle(50));
  const late = onTopOf(stored(base), early);
  const undone = play(early, 'early', { kind: 'undo' });
  const { history } = onTopOf(stored(late), undone);
  expect(queensOf({ ...undone, history })).toEqual([[], [0], [0, 12], [40]]);
  expect(history.future.map(({ queens }) => queens)).toEqual([[40, 50]]);
});

test('an earlier game of which everything is there changes nothing', () => {
  const late = onTopOf(base, play(fresh, 'early', toggle(40)));
  expect(onTopOf(play(fresh, 'early', toggle(40)), late).history).toEqual(late.history);
});

test('each step is read a few times only, however many the games have', () => {
  let reads = 0;
  const counted = (game: Game): Game => {
    const past = Array.from({ length: 200 }, () => ({
      ...game.history.present,
      get queens() {
        reads++;
        return game.history.present.queens;
      },
    }));
    return { ...game, history: { ...game.history, past } };
  };
  onTopOf(counted(base), counted(play(fresh, 'early', toggle(40))));
  expect(reads).toBeLessThan(20 * 200);
});
