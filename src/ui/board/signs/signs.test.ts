import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { queensRules } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { BoardView } from '../grid/board-view.ts';
import type { Gesture } from '../input/gestures.ts';
import { DOT, MARK, SHADE, TINT } from './sign-bits.ts';
import { signsOf } from './signs.ts';

const ROW = 1;
const COLUMN = 2;
const FALLING = 8;

const IDLE: Gesture = { kind: 'idle' };

/** Returns the signs of 4 × 4 squares, row by row. */
function signs({
  queens = [] as Square[],
  marks = [] as Square[],
  stars = 'lines' as BoardView['stars'],
  uncluttered = [] as Square[],
  faint = [] as Square[],
  gesture = IDLE,
}): number[][] {
  const geometry = geometryOf(queensRules(4));
  const view = {
    geometry,
    position: { queens, marks, revealed: [] },
    verdict: verdict(geometry, queens),
    stars,
    uncluttered: new Set(uncluttered),
    faint: new Set(faint),
  };
  const all = [...signsOf(view, gesture)];
  return [0, 4, 8, 12].map((start) => all.slice(start, start + 4));
}

const ONE_QUEEN = [
  [0, ROW, ROW, ROW],
  [COLUMN, FALLING, 0, 0],
  [COLUMN, 0, FALLING, 0],
  [COLUMN, 0, 0, FALLING],
];

describe('in free play, squares carry', () => {
  test('the lines along which a queen attacks them', () => {
    expect(signs({ queens: [0] })).toEqual(ONE_QUEEN);
  });

  test('no star where stars are switched off or while a square shows its lines', () => {
    const none = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    expect(signs({ queens: [0], stars: 'off' })).toEqual(none);
    const gesture: Gesture = { kind: 'lines', square: 5, start: { x: 150, y: 150 } };
    expect(signs({ queens: [0], gesture })).toEqual(none);
  });

  test('a shade and a dot if they are attacked, and nothing if they are free', () => {
    const attacked = SHADE | DOT;
    expect(signs({ queens: [0], stars: 'shade' })).toEqual(
      ONE_QUEEN.map((row) => row.map((sign) => sign && attacked)),
    );
  });

  test('a shade without a dot under a mark, a line and what is drawn over them', () => {
    const shown = signs({ queens: [0], stars: 'shade', marks: [1, 6], uncluttered: [2] });
    expect(shown[0]).toEqual([0, SHADE | MARK, SHADE, SHADE | DOT]);
    expect(shown[1]!.slice(2)).toEqual([MARK, 0]);
    const gesture: Gesture = { kind: 'lines', square: 5, start: { x: 150, y: 150 } };
    expect(signs({ queens: [0], stars: 'shade', gesture })[0]).toEqual([0, SHADE, SHADE, SHADE]);
    expect(signs({ queens: [0, 3], stars: 'shade' })[0]).toEqual([TINT, SHADE, SHADE, TINT]);
  });

  test('a mark in place of a star', () => {
    const shown = signs({ queens: [0], marks: [1, 6] });
    expect(shown[0]).toEqual([0, MARK, ROW, ROW]);
    expect(shown[1]).toEqual([COLUMN, FALLING, MARK, 0]);
  });

  test('a mark even if something is drawn over their star', () => {
    expect(signs({ queens: [0], marks: [1], uncluttered: [1, 2] })[0]).toEqual([0, MARK, 0, ROW]);
  });

  test('no mark that words on the page leave out', () => {
    expect(signs({ marks: [1, 2], faint: [1] })[0]).toEqual([0, 0, MARK, 0]);
  });

  test('the marks that a stroke in progress would leave', () => {
    const painting = { kind: 'paint', point: { x: 0, y: 0 } } as const;
    const added: Gesture = { ...painting, squares: new Set([2, 3]), marked: true };
    expect(signs({ marks: [1], gesture: added })[0]).toEqual([0, MARK, MARK, MARK]);
    const removed: Gesture = { ...painting, squares: new Set([1]), marked: false };
    expect(signs({ marks: [1, 2], gesture: removed })[0]).toEqual([0, 0, MARK, 0]);
  });

  test('a tint under queens in conflict, and no star between them', () => {
    expect(signs({ queens: [0, 3] })[0]).toEqual([TINT, 0, 0, TINT]);
  });
});
