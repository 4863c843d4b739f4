import { expect, test } from 'vitest';
import { edgesOf, shrink, soften } from './planes.ts';
import type { Pixels } from './reading.ts';

/** Returns pixels of two colours that meet at a column. */
function twoColours(width: number, height: number, column: number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < data.length; i += 4)
    if ((i / 4) % width < column) data.set([200, 100, 0], i);
    else data.set([100, 200, 0], i);
  return { width, height, data };
}

test('a plane has the mean of the pixels that each of its own covers', () => {
  const plane = shrink(twoColours(6, 4, 3), 2, { left: 0, top: 0, right: 6, bottom: 4 });
  expect([plane.width, plane.height]).toEqual([3, 2]);
  expect([...plane.rgb.slice(0, 9)]).toEqual([200, 100, 0, 150, 150, 0, 100, 200, 0]);
});

test('a plane of a part of a picture knows where it begins', () => {
  const plane = shrink(twoColours(9, 9, 3), 1, { left: 2, top: 4, right: 5, bottom: 6 });
  expect(plane).toMatchObject({ width: 3, height: 2, left: 2, top: 4 });
  expect([...plane.rgb.slice(0, 6)]).toEqual([200, 100, 0, 100, 200, 0]);
});

test('two colours that are equally light have an edge between them, and nothing else has', () => {
  const plane = shrink(twoColours(8, 3, 4), 1, { left: 0, top: 0, right: 8, bottom: 3 });
  const edges = edgesOf(plane);
  expect([...edges.strength.slice(8, 16)]).toEqual([0, 0, 0, 100, 100, 0, 0, 0]);
  expect([...soften(edges).strength.slice(8, 16)].map((value) => value > 0)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
