import { expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import { completePuzzle, regionsPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import type { JudgedPosition } from '../session/session.ts';
import { conflictAnnouncement, regionsInConflict } from './conflict-words.ts';

/** 6 × 6 in six regions of two rows and three columns. */
const REGIONS = Array.from({ length: 36 }, (_, square) => {
  const [row, column] = [Math.floor(square / 6), square % 6];
  return 2 * Math.floor(row / 2) + Math.floor(column / 3);
});
const TOUCH = regionsPuzzle(6, 'touch', REGIONS);
const SIGHT = regionsPuzzle(6, 'queen', REGIONS);
const COMPLETE = completePuzzle(6, []);

function standing({ rules, givens }: Puzzle, queens: readonly Square[]): JudgedPosition {
  const { present } = newGame(rules, givens).history;
  return { position: { ...present, queens }, verdict: verdict(geometryOf(rules), queens) };
}

test.each<[string, Puzzle, readonly Square[], string | undefined]>([
  ['touching at a corner', TOUCH, [8, 15], 'c5 and d4 touch at a corner.'],
  ['far on a diagonal, where only touching counts', TOUCH, [0, 28], undefined],
  ['in one row', TOUCH, [0, 4], 'a6 and e6 share a row.'],
  ['in one column', TOUCH, [0, 24], 'a6 and a2 share a column.'],
  ['two in a region', TOUCH, [0, 8], 'Region 1 has 2 queens: a6 and c5.'],
  [
    'far on a diagonal, by full sight',
    SIGHT,
    [0, 28],
    'a6 and e2 attack each other on a diagonal.',
  ],
  ['in one row, by full sight', SIGHT, [0, 4], 'a6 and e6 attack each other in a row.'],
  ['on a diagonal of Complete', COMPLETE, [0, 28], 'a6 and e2 attack each other on a diagonal.'],
])('queens %s are said by the rule that holds', (_, puzzle, queens, words) => {
  const said = conflictAnnouncement(puzzle.rules, standing(puzzle, queens));
  expect(said).toBe(words);
});

test('a region with three queens is said to have 3', () => {
  const wide = regionsPuzzle(6, 'touch', new Array<number>(36).fill(0));
  const said = conflictAnnouncement(wide.rules, standing(wide, [0, 8, 16]));
  expect(said).toBe('Region 1 has 3 queens: a6, c5 and e4.');
});

test('the region that the board names is the one of the newest conflict', () => {
  expect(regionsInConflict(TOUCH.rules, standing(TOUCH, [0, 8]))).toEqual([0]);
  expect(regionsInConflict(TOUCH.rules, standing(TOUCH, [8, 15]))).toEqual([]);
});
