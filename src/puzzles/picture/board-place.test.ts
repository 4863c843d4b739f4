import { expect, test } from 'vitest';
import type { Corners } from '../../solver/picture/reading.ts';
import { partAround, partOfSquare } from './board-place.ts';

const STRAIGHT: Corners = [
  [100, 50],
  [300, 50],
  [300, 250],
  [100, 250],
];

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
  const picture = { width: 310, height: 400 };
  expect(partOfSquare(picture, STRAIGHT, 9, 8)).toEqual({
    left: 112,
    top: 62,
    width: 51,
    height: 51,
  });
});
