import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../core/board/shape.ts';
import { columnOf, rowOf, squareNameOn, type Square } from '../../../core/board/square.ts';
import { squareAtPoint, type BoardPoint } from '../../drawing/board-point.ts';
import { squaresCrossed } from './squares-crossed.ts';

const EIGHT: Shape = { rows: 8, columns: 8 };

/**
 * Returns the names of the squares that a line crosses.
 * @param line Its ends as x, y, x, y in board units.
 */
function crossed(line: readonly number[], shape = EIGHT): string {
  const [x = 0, y = 0, toX = 0, toY = 0] = line;
  const squares = squaresCrossed({ x, y }, { x: toX, y: toY }, shape);
  return squares.map((square) => squareNameOn(square, shape)).join(' ');
}

describe('the squares that a line crosses are', () => {
  test.each([
    ['those of a row, in the direction of the line', [750, 50, 450, 50], 'h8 g8 f8 e8'],
    [
      'only those of a diagonal, which meets the others in a corner',
      [50, 50, 350, 350],
      'a8 b7 c6 d5',
    ],
    ['right of and below the edges it runs along', [100, 100, 400, 100], 'b7 c7 d7 e7'],
    [
      'those on the board, when it begins and ends beside it',
      [-150, 550, 250, -50],
      'a5 a6 a7 b7 b8 c8',
    ],
    ['none, when it passes by', [-50, 760, 750, 1560], ''],
  ])('%s', (_, line, names) => {
    expect(crossed(line)).toBe(names);
  });

  test('within the shape of the board', () => {
    const shape = { rows: 2, columns: 5 };
    expect(crossed([-100, 50, 900, 50], shape)).toBe('a2 b2 c2 d2 e2');
    expect(crossed([450, -100, 450, 900], shape)).toBe('e2 e1');
  });

  test('none when the board has no width on the screen', () => {
    expect(crossed([NaN, 50, 50, 50])).toBe('');
    expect(crossed([50, 50, Infinity, 50])).toBe('');
  });
});

const shapes = fc.record({
  rows: fc.integer({ min: 1, max: 12 }),
  columns: fc.integer({ min: 1, max: 12 }),
});
const points = fc.record({
  x: fc.integer({ min: -300, max: 1500 }),
  y: fc.integer({ min: -300, max: 1500 }),
});

test('every point on a line is in a square that the line crosses', () => {
  fc.assert(
    fc.property(shapes, points, points, (shape, from, to) => {
      const squares = squaresCrossed(from, to, shape);
      for (let step = 0; step <= 500; step++) {
        const point = between(from, to, step / 500);
        if (isOnEdge(point)) continue;
        const square = squareAtPoint(point, shape);
        if (square !== undefined) expect(squares).toContain(square);
      }
    }),
  );
});

test('every square crossed contains an end of the line or a point between two edges that it crosses', () => {
  fc.assert(
    fc.property(shapes, points, points, (shape, from, to) => {
      expect(new Set(squaresCrossed(from, to, shape))).toEqual(bySampling(from, to, shape));
    }),
    { numRuns: 500 },
  );
});

test('each square is listed once and touches the one before', () => {
  fc.assert(
    fc.property(shapes, points, points, (shape, from, to) => {
      const squares = squaresCrossed(from, to, shape);
      expect(new Set(squares).size).toBe(squares.length);
      for (const [index, square] of squares.slice(1).entries()) {
        const before = squares[index]!;
        const down = rowOf(square, shape.columns) - rowOf(before, shape.columns);
        const right = columnOf(square, shape.columns) - columnOf(before, shape.columns);
        expect(Math.max(Math.abs(down), Math.abs(right))).toBe(1);
      }
    }),
  );
});

/**
 * Returns the squares of a line's ends, and of the points half-way between one edge that it crosses and the next. With
 * whole coordinates, two edges are crossed either at once, in a corner, or clearly apart.
 */
function bySampling(from: BoardPoint, to: BoardPoint, shape: Shape): Set<Square | undefined> {
  const times = [0, 1];
  for (let edge = -300; edge <= 1500; edge += 100) {
    times.push((edge - from.x) / (to.x - from.x), (edge - from.y) / (to.y - from.y));
  }
  const crossings = times.filter((time) => time >= 0 && time <= 1).sort((a, b) => a - b);
  const samples = [from, to];
  for (const [index, time] of crossings.slice(1).entries()) {
    const before = crossings[index]!;
    if (time - before > 1e-9) samples.push(between(from, to, (before + time) / 2));
  }
  const squares = new Set(samples.map((point) => squareAtPoint(point, shape)));
  squares.delete(undefined);
  return squares;
}

function between(from: BoardPoint, to: BoardPoint, time: number): BoardPoint {
  return { x: from.x + time * (to.x - from.x), y: from.y + time * (to.y - from.y) };
}

/** Returns true if rounding may have moved a point across an edge. */
function isOnEdge({ x, y }: BoardPoint): boolean {
  return [x, y].some((value) => Math.abs(value - Math.round(value / 100) * 100) < 1e-6);
}
