import { expect, test } from 'vitest';
import { queensRules } from '../../core/board/rules.ts';
import { newGame } from '../../core/game/game.ts';
import { readSettings } from '../../progress/settings/settings.ts';
import { UnsavedSession } from '../session/session.ts';
import { viewOf } from './view-of.ts';

test('the player’s marks leave the board when it is solved, and Undo brings them back', () => {
  const session = new UnsavedSession(newGame(queensRules(4)));
  const marks = (): readonly number[] => viewOf(session, readSettings(), false).position.marks;
  session.play({ kind: 'paint', squares: [0, 15], marked: true });
  for (const square of [1, 7, 8]) session.play({ kind: 'toggle', square });
  expect(marks()).toEqual([0, 15]);
  session.play({ kind: 'toggle', square: 14 });
  expect(session.verdict.solved).toBe(true);
  expect(marks()).toEqual([]);
  session.play({ kind: 'undo' });
  expect(marks()).toEqual([0, 15]);
});

test('a swipe marks where the first tap marks, until the board is solved', () => {
  const session = new UnsavedSession(newGame(queensRules(4)));
  const swipesMark = (tapsCycle: boolean): boolean | undefined =>
    viewOf(session, { ...readSettings(), tapsCycle }, false).swipesMark;
  expect(swipesMark(false)).toBe(false);
  expect(swipesMark(true)).toBe(true);
  for (const square of [1, 7, 8, 14]) session.play({ kind: 'toggle', square });
  expect(session.verdict.solved).toBe(true);
  expect(swipesMark(true)).toBe(false);
});
