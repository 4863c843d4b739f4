import { expect, test } from 'vitest';
import { newGame, type Move } from '../../core/game/game.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { UnsavedSession } from '../../game/session/session.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import { placementHint } from '../../solver/hints/placement-hint.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { WayBack } from './way-back.ts';

/** 4 × 4 with a queen given on b4. */
const PUZZLE = completePuzzle(4, [1]);
const ANSWER: readonly Square[] = [1, 7, 8, 14];

const toggle = (square: Square): Move => ({ kind: 'toggle', square });
const mark = (square: Square): Move => ({ kind: 'paint', squares: [square], marked: true });

/** Plays moves, and follows the hint on the resulting board. */
async function afterHint(...moves: readonly Move[]) {
  const session = new UnsavedSession(newGame(PUZZLE.rules, PUZZLE.givens));
  for (const move of moves) session.play(move);
  const hint: PuzzleSolver['hint'] = (puzzle, standing) =>
    Promise.resolve(placementHint(puzzle, standing, ANSWER));
  const played = { puzzle: PUZZLE };
  let found = 0;
  const wayBack = new WayBack(
    Object.assign(session, { played }) as unknown as PuzzleSession,
    { hint },
    () => found++,
  );
  await wayBack.follow(placementHint(PUZZLE, session.position, ANSWER));
  return { session, wayBack, found: () => found };
}

test('the way back leads to the newest board that the answer has', async () => {
  const { session, wayBack } = await afterHint(toggle(7), toggle(12), mark(0));
  expect(wayBack.steps).toBe(2);
  wayBack.go();
  expect(session.position.queens).toEqual([1, 7]);
  expect(session.position.marks).toEqual([]);
});

test('a conflict and a mark on a square of the answer have a way back too', async () => {
  expect((await afterHint(toggle(7), toggle(6))).wayBack.steps).toBe(1);
  expect((await afterHint(mark(8), toggle(7))).wayBack.steps).toBe(2);
});

test('there is no way back if nothing is wrong', async () => {
  const { wayBack, found } = await afterHint(toggle(7));
  expect(wayBack.steps).toBeUndefined();
  expect(found()).toBe(0);
});

test('a way back is forgotten with the board it was found for', async () => {
  const { session, wayBack } = await afterHint(toggle(12));
  expect(wayBack.steps).toBe(1);
  session.play(mark(0));
  expect(wayBack.steps).toBeUndefined();
  wayBack.go();
  expect(session.position.marks).toEqual([0]);
});
