import { expect, test } from 'vitest';
import { newGame, type Move } from '../../core/game/game.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import { Hints } from '../../game/screen/hints.ts';
import { FakeHost } from '../../game/session/fake-host.testing.ts';
import { UnsavedSession } from '../../game/session/session.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import { placementHint } from '../../solver/hints/placement-hint.ts';
import { checkPlacementBoard } from '../../solver/puzzles/check/check-board.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { finish } from '../../solver/worker/task.ts';
import { stepsBack } from './way-back.ts';

/** 4 × 4 with a queen given on b4. */
const PUZZLE = completePuzzle(4, [1]);
const ANSWER: readonly Square[] = [1, 7, 8, 14];

const toggle = (square: Square): Move => ({ kind: 'toggle', square });
const mark = (square: Square): Move => ({ kind: 'paint', squares: [square], marked: true });

/** Plays moves, and follows the hint on the resulting board. */
async function afterHint(...moves: readonly Move[]) {
  const session = new UnsavedSession(newGame(PUZZLE.rules, PUZZLE.givens));
  for (const move of moves) session.play(move);
  const puzzleSession = Object.assign(session, { played: { puzzle: PUZZLE } });
  const checkBoard: PuzzleSolver['checkBoard'] = (puzzle, standing) => {
    const check = { kind: 'one', answer: ANSWER, step: undefined } as const;
    return Promise.resolve(finish(checkPlacementBoard(puzzle, standing, check)));
  };
  const follow = (): Promise<number | undefined> =>
    stepsBack(puzzleSession as unknown as PuzzleSession, { checkBoard });
  const first = placementHint(PUZZLE, session.position, ANSWER);
  return { session, first, follow, steps: await follow() };
}

test('the way back leads to the newest board that the answer has', async () => {
  const { session, steps } = await afterHint(toggle(7), toggle(12), mark(0));
  expect(steps).toBe(2);
  session.play({ kind: 'undo', steps: steps! });
  expect(session.position.queens).toEqual([1, 7]);
  expect(session.position.marks).toEqual([]);
});

test('a conflict and a mark on a square of the answer have a way back too', async () => {
  expect((await afterHint(toggle(7), toggle(6))).steps).toBe(1);
  expect((await afterHint(mark(8), toggle(7))).steps).toBe(2);
});

test('there is no way back if nothing is wrong', async () => {
  expect((await afterHint(toggle(7))).steps).toBeUndefined();
});

test('a way back is forgotten with the board it was found for', async () => {
  const { session, first, follow } = await afterHint(toggle(12));
  const screen = Object.assign(new FakeHost(), { board: { adopt: (): void => undefined } });
  const source = { ask: () => Promise.resolve(first), countsAsHelp: () => true };
  const hints = new Hints(screen as unknown as BoardScreen, session, source, follow);
  await hints.ladder.next();
  hints.ladder.close();
  await expect.poll(() => hints.wayBack).toBeDefined();
  session.play(mark(0));
  expect(hints.wayBack).toBeUndefined();
});
