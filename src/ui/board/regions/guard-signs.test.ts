import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { guardPuzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { BoardView } from '../grid/board-view.ts';
import type { Gesture } from '../input/gestures.ts';
import { guardSigns } from './guard-signs.ts';
import { MARK, TINT } from '../signs/sign-bits.ts';

const ROW = 1;
const COLUMN = 2;
const FALLING = 8;

const IDLE: Gesture = { kind: 'idle' };

/** Returns the signs of two rows of four squares, with a queen on the first. */
function signs({
  marks = [] as Square[],
  stars = 'lines' as BoardView['stars'],
  uncluttered = [] as Square[],
  gesture = IDLE,
}): number[][] {
  const geometry = geometryOf(guardPuzzle({ rows: 2, columns: 4 }, 2).rules);
  const view = {
    geometry,
    position: { queens: [0], marks, revealed: [] },
    verdict: verdict(geometry, [0]),
    stars,
    uncluttered: new Set(uncluttered),
    preview: undefined,
  };
  const all = [...guardSigns(view, gesture)];
  return [all.slice(0, 4), all.slice(4)];
}

describe('where queens guard,', () => {
  test('guarded squares carry a tint and the star of free play, and the others are bare', () => {
    expect(signs({})).toEqual([
      [TINT, TINT | ROW, TINT | ROW, TINT | ROW],
      [TINT | COLUMN, TINT | FALLING, 0, 0],
    ]);
  });

  test('guarded squares keep the tint where stars are off, or hidden by the lines of a square', () => {
    const tints = [
      [TINT, TINT, TINT, TINT],
      [TINT, TINT, 0, 0],
    ];
    expect(signs({ stars: 'off' })).toEqual(tints);
    expect(signs({ gesture: { kind: 'lines', square: 3, start: { x: 0, y: 0 } } })).toEqual(tints);
  });

  test('squares carry the player’s mark, on the tint if they are guarded', () => {
    expect(signs({ marks: [1, 6] })).toEqual([
      [TINT, TINT | MARK, TINT | ROW, TINT | ROW],
      [TINT | COLUMN, TINT | FALLING, MARK, 0],
    ]);
  });

  test('guarded squares carry the tint also under what a hint draws over them', () => {
    expect(signs({ uncluttered: [4, 7] })[1]).toEqual([TINT, TINT | FALLING, 0, 0]);
  });
});
