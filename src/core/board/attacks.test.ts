import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, isSolution, lineBetween, type LineKind, queensAttacking } from './attacks.ts';
import { queensOf } from '../solutions/code.ts';
import { columnOf, rowOf, type Square } from './square.ts';

const STEPS: Readonly<Record<LineKind, readonly (readonly [number, number])[]>> = {
  row: [
    [0, 1],
    [0, -1],
  ],
  column: [
    [1, 0],
    [-1, 0],
  ],
  rising: [
    [1, -1],
    [-1, 1],
  ],
  falling: [
    [1, 1],
    [-1, -1],
  ],
};
const KINDS: readonly LineKind[] = ['row', 'column', 'rising', 'falling'];

/**
 * Returns the squares on a queen's way along a line, step by step to the edge: the definition that the fast functions
 * are tested against.
 */
function walk(from: Square, kind: LineKind, size: number): Square[] {
  return STEPS[kind].flatMap(([down, right]) => {
    const reached: Square[] = [];
    let row = rowOf(from, size) + down;
    let column = columnOf(from, size) + right;
    while (row >= 0 && row < size && column >= 0 && column < size) {
      reached.push(row * size + column);
      row += down;
      column += right;
    }
    return reached;
  });
}

/** A board size and different squares of the board. */
const boards = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    queens: fc.uniqueArray(fc.nat(size * size - 1), { maxLength: 14 }),
    square: fc.nat(size * size - 1),
    other: fc.nat(size * size - 1),
  }),
);

describe('lineBetween', () => {
  test('names the line along which a queen could go from one square to the other', () => {
    fc.assert(
      fc.property(boards, ({ size, square, other }) => {
        const expected = KINDS.find((kind) => walk(square, kind, size).includes(other));
        expect(lineBetween(square, other, size)).toBe(expected);
      }),
    );
  });
});

describe('conflictsOf', () => {
  test('lists every pair of queens that attack each other once', () => {
    fc.assert(
      fc.property(boards, ({ size, queens }) => {
        const expected = queens.flatMap((newer, index) =>
          queens.slice(0, index).flatMap((older) =>
            KINDS.filter((kind) => walk(older, kind, size).includes(newer)).map((line) => ({
              newer,
              older,
              line,
            })),
          ),
        );
        const actual = conflictsOf(queens, size);
        expect(actual).toHaveLength(expected.length);
        expect(actual).toEqual(expect.arrayContaining(expected));
      }),
    );
  });

  test('lists the conflicts of the newest queen first', () => {
    expect(conflictsOf([0, 1, 8], 8)).toEqual([
      { newer: 8, older: 1, line: 'rising' },
      { newer: 8, older: 0, line: 'column' },
      { newer: 1, older: 0, line: 'row' },
    ]);
  });
});

describe('queensSeeing', () => {
  test('returns the queens that attack the square, in their order, without the one on it', () => {
    fc.assert(
      fc.property(boards, ({ size, queens, square }) => {
        const expected = queens.filter((queen) =>
          KINDS.some((kind) => walk(queen, kind, size).includes(square)),
        );
        expect(queensAttacking(square, queens, size)).toEqual(expected);
      }),
    );
  });
});

describe('isSolution', () => {
  test('is true of as many queens as rows of which none attacks another, and of nothing else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }).chain((size) =>
          fc.record({
            size: fc.constant(size),
            queens: fc.oneof(
              fc.uniqueArray(fc.nat(size * size - 1), { maxLength: size + 1 }),
              fc
                .uniqueArray(fc.nat(size - 1), { minLength: size, maxLength: size })
                .map((columns) => columns.map((column, row) => row * size + column)),
            ),
          }),
        ),
        ({ size, queens }) => {
          expect(isSolution(queens, size)).toBe(
            queens.length === size && conflictsOf(queens, size).length === 0,
          );
        },
      ),
    );
  });

  test('ignores the order of the queens', () => {
    expect(isSolution([...queensOf('15863724')].reverse(), 8)).toBe(true);
  });

  test('is false if a square is listed twice', () => {
    expect(isSolution([0, 0], 2)).toBe(false);
  });

  test('is true of the one queen of 1 × 1', () => {
    expect(isSolution([0], 1)).toBe(true);
  });
});
