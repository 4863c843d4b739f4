import { expect, test } from 'vitest';
import type { Corners } from '../../solver/picture/reading.ts';
import { areConvex, partAround, partOfSquare, placeIn } from './board-place.ts';

const STRAIGHT: Corners = [
  [100, 50],
  [300, 50],
  [300, 250],
  [100, 250],
];
const TILTED: Corners = [
  [120, 40],
  [280, 60],
  [330, 260],
  [90, 230],
];

test('corners of a board lie where they were found, however it is tilted', () => {
  for (const corners of [STRAIGHT, TILTED]) {
    const places = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([across, down]) => placeIn(corners, across!, down!));
    expect(places.flat().map(Math.round)).toEqual(corners.flat());
  }
});

test('corners that cross, meet or lie in a line are not convex', () => {
  const [a, b, c, d] = STRAIGHT;
  expect([STRAIGHT, TILTED, [d, c, b, a]].map((one) => areConvex(one as Corners))).toEqual([
    true,
    true,
    true,
  ]);
  const wrong: Corners[] = [
    [a, c, b, d],
    [a, b, b, d],
    [a, b, [200, 50], d],
    [a, b, [150, 100], d],
  ];
  expect(wrong.map(areConvex)).toEqual([false, false, false, false]);
});

test('the middle of a tilted board is where its diagonals cross', () => {
  const [x, y] = placeIn(TILTED, 0.5, 0.5);
  const [a, b, c, d] = TILTED;
  const side = (from: (typeof TILTED)[0], to: (typeof TILTED)[0]): number =>
    (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  expect(side(a, c)).toBeCloseTo(0);
  expect(side(b, d)).toBeCloseTo(0);
});

test('a board of eight rows of which six were found is shown whole', () => {
  const picture = { width: 1000, height: 1000 };
  const whole: Corners = [
    [300, 300],
    [700, 300],
    [700, 700],
    [300, 700],
  ];
  const part = whole.map(([x, y]) => [Math.min(x, 600), Math.min(y, 600)]);
  const { left, top, width, height } = partAround(picture, [part as unknown as Corners]);
  expect(Math.max(left, top)).toBeLessThan(300);
  expect(left + width).toBeGreaterThan(700);
  expect(top + height).toBeGreaterThan(700);
});

test('the part that is shown has room around the boards and stays within the picture', () => {
  const picture = { width: 310, height: 400 };
  expect(partAround(picture, [])).toEqual({ left: 0, top: 0, ...picture });
  expect(partAround(picture, [STRAIGHT])).toEqual({ left: 30, top: 0, width: 280, height: 320 });
});

test('the part of a square has the square in its middle', () => {
  expect(partOfSquare(STRAIGHT, 9, 8)).toEqual({ left: 112.5, top: 62.5, width: 50, height: 50 });
});
