import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../core/geometry.ts';
import { guardPuzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import type { Gesture } from './gestures.ts';
import { guardSigns } from './guard-signs.ts';
import { MARK, RING } from './sign-bits.ts';

const ROW = 1;
const COLUMN = 2;
const FALLING = 8;

const IDLE: Gesture = { kind: 'idle' };

/** What the squares of two rows of four carry, with a queen on the first. */
function signs({
  marks = [] as Square[],
  stars = true,
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
    ghost: undefined,
  };
  const all = [...guardSigns(view, gesture)];
  return [all.slice(0, 4), all.slice(4)];
}

describe('where queens guard, squares carry', () => {
  test('a ring if none sees them, else the star of free play', () => {
    expect(signs({})).toEqual([
      [0, ROW, ROW, ROW],
      [COLUMN, FALLING, RING, RING],
    ]);
  });

  test('rings also where stars are switched off, or hidden while a square shows its lines', () => {
    const rings = [
      [0, 0, 0, 0],
      [0, 0, RING, RING],
    ];
    expect(signs({ stars: false })).toEqual(rings);
    expect(signs({ gesture: { kind: 'lines', square: 3, start: { x: 0, y: 0 } } })).toEqual(rings);
  });

  test('the player’s mark together with the ring, and alone where a queen guards', () => {
    expect(signs({ marks: [1, 6] })).toEqual([
      [0, MARK, ROW, ROW],
      [COLUMN, FALLING, MARK | RING, RING],
    ]);
  });

  test('no ring under what is drawn over them or a queen who would stand there, but marks', () => {
    expect(signs({ uncluttered: [6, 7], marks: [7] })[1]).toEqual([
      COLUMN,
      FALLING,
      0,
      MARK | RING,
    ]);
    const gesture: Gesture = { kind: 'aim', square: 7, point: { x: 0, y: 0 } };
    expect(signs({ gesture })[1]).toEqual([COLUMN, FALLING, RING, 0]);
  });
});
