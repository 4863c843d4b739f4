import { expect, test } from 'vitest';
import { areaOf, boundsOf, isWithin, lengthsOf, projectionTo } from './corners.ts';
import type { Corners } from './reading.ts';

const TILTED: Corners = [
  [10, 20],
  [110, 30],
  [90, 120],
  [20, 100],
];
const SQUARE: Corners = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

test('the corners of the unit square are mapped to the corners of the board', () => {
  const project = projectionTo(TILTED);
  const places = [project(0, 0), project(1, 0), project(1, 1), project(0, 1)];
  TILTED.forEach(([x, y], i) => {
    expect(places[i]![0]).toBeCloseTo(x);
    expect(places[i]![1]).toBeCloseTo(y);
  });
});

test('a straight line stays straight on a tilted board', () => {
  const project = projectionTo(TILTED);
  const [[ax, ay], [bx, by], [cx, cy]] = [project(0.2, 0), project(0.2, 0.5), project(0.2, 1)];
  expect((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).toBeCloseTo(0);
});

test('sides, area and bounds of a square are those of geometry', () => {
  expect(lengthsOf(SQUARE)).toEqual([4, 4, 4, 4]);
  expect(areaOf(SQUARE)).toBe(16);
  expect(boundsOf(SQUARE, 1, { width: 5, height: 9 })).toEqual({
    left: 0,
    top: 0,
    right: 5,
    bottom: 5,
  });
});

test('a board is within another if its middle is', () => {
  expect(isWithin(SQUARE, TILTED)).toBe(false);
  expect(isWithin(TILTED, TILTED)).toBe(true);
});

test('corners that cross, meet or lie in a line are not within themselves', () => {
  const [a, b, c, d] = SQUARE;
  const wrong: Corners[] = [
    [a, c, b, d],
    [a, b, b, d],
    [a, b, [2, 0], d],
    [a, b, [1, 1], d],
    [d, c, b, a],
  ];
  expect(wrong.map((corners) => isWithin(corners, corners))).not.toContain(true);
});
