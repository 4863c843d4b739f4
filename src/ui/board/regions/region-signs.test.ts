import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import type { Sight } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { BoardView } from '../grid/board-view.ts';
import type { Gesture } from '../input/gestures.ts';
import { regionSigns } from './region-signs.ts';
import { DOT, MARK, PLATE, TINT } from '../signs/sign-bits.ts';

const IDLE: Gesture = { kind: 'idle' };

/** The first region goes down the left edge and along the bottom. */
const REGIONS = [0, 1, 1, 1, 0, 2, 1, 3, 0, 2, 3, 3, 0, 0, 0, 3];

/** Returns the signs of 4 × 4 squares, row by row. */
function signs({
  sight = 'touch' as Sight,
  queens = [] as Square[],
  marks = [] as Square[],
  stars = 'lines' as BoardView['stars'],
  uncluttered = [] as Square[],
  gesture = IDLE,
}): number[][] {
  const geometry = geometryOf(regionsPuzzle(4, sight, REGIONS).rules);
  const view = {
    geometry,
    position: { queens, marks, revealed: [] },
    verdict: verdict(geometry, queens),
    stars,
    uncluttered: new Set(uncluttered),
    preview: undefined,
  };
  const all = [...regionSigns(view, gesture)];
  return [0, 4, 8, 12].map((start) => all.slice(start, start + 4));
}

describe('on a board of regions,', () => {
  test('squares ruled out by row, column, region or touch carry a dot, and queens a plate', () => {
    for (const stars of ['lines', 'shade'] as const) {
      expect(signs({ queens: [0], stars })).toEqual([
        [PLATE, DOT, DOT, DOT],
        [DOT, DOT, 0, 0],
        [DOT, 0, 0, 0],
        [DOT, DOT, DOT, 0],
      ]);
    }
  });

  test('squares on whole diagonals carry a dot where queens attack along them', () => {
    expect(signs({ queens: [0], sight: 'queen' })[2]).toEqual([DOT, 0, DOT, 0]);
  });

  test('squares carry no dots where they are switched off or something is drawn over them', () => {
    expect(signs({ queens: [0], stars: 'off' })[0]).toEqual([PLATE, 0, 0, 0]);
    expect(signs({ queens: [0], uncluttered: [1] })[0]).toEqual([PLATE, 0, DOT, DOT]);
  });

  test('squares carry the player’s mark in place of a dot', () => {
    expect(signs({ queens: [0], marks: [1, 7] }).slice(0, 2)).toEqual([
      [PLATE, MARK, DOT, DOT],
      [DOT, DOT, 0, MARK],
    ]);
  });

  test('queens in conflict have another plate', () => {
    expect(signs({ queens: [0, 5] })[0]![0]).toBe(PLATE | TINT);
    expect(signs({ queens: [0, 14] })[3]![2], 'in one region').toBe(PLATE | TINT);
  });

  test('the preview queen has a plate', () => {
    const gesture: Gesture = { kind: 'aim', square: 1, point: { x: 0, y: 0 } };
    expect(signs({ queens: [0], gesture })[0]).toEqual([PLATE, PLATE, DOT, DOT]);
  });
});
