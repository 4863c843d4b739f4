import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineBetween } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import { nextBelow, seeded, type RandomState } from '../../core/board/random.ts';
import { wayOn } from './way-on.ts';

const SQUARES = Array.from({ length: 16 }, (_, square) => square);

function freeSquares(queens: readonly Square[]): Square[] {
  return SQUARES.filter((square) =>
    queens.every((queen) => queen !== square && !lineBetween(queen, square, 4)),
  );
}

/** Taps free squares by chance, and back as told where none is left. Returns the number of taps to a solution. */
function tapsToWin(random: RandomState): number {
  let queens: readonly Square[] = [];
  let taps = 0;
  for (let isGoingBack = false; queens.length < 4; taps++) {
    const free = freeSquares(queens);
    const { square, isBack } = wayOn(queens, 4);
    isGoingBack = isBack && (isGoingBack || free.length === 0);
    queens = isGoingBack
      ? queens.filter((queen) => queen !== square)
      : [...queens, free[nextBelow(random, free.length)]!];
  }
  return taps;
}

test('a newcomer who taps free squares by chance, and back as told, wins on 4 × 4 with 8 taps in one game of two', () => {
  const random = seeded(1);
  const taps = Array.from({ length: 1001 }, () => tapsToWin(random)).sort((a, b) => a - b);
  expect(taps[500]).toBeLessThanOrEqual(8);
});

test('a corner of 4 × 4 has two ways on in the next row, and both are dead ends', () => {
  const next = (queens: readonly Square[]): Square[] =>
    freeSquares(queens).filter((square) => Math.floor(square / 4) === queens.length);
  const isDead = (queens: readonly Square[]): boolean =>
    queens.length < 4 && next(queens).every((square) => isDead([...queens, square]));
  expect(next([0])).toHaveLength(2);
  expect(isDead([0])).toBe(true);
});

test('the way on from any queens of 4 × 4 leads to a solution', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...SQUARES), { maxLength: 4 }), (placed) => {
      let queens: readonly Square[] = placed;
      const isSolved = (): boolean =>
        queens.length === 4 &&
        queens.every((one) => freeSquares(queens.filter((queen) => queen !== one)).includes(one));
      for (let step = 0; step < 8 && !isSolved(); step++) {
        const { square, isBack } = wayOn(queens, 4);
        expect(queens.includes(square)).toBe(isBack);
        queens = isBack ? queens.filter((queen) => queen !== square) : [...queens, square];
      }
      expect(isSolved()).toBe(true);
    }),
  );
});
