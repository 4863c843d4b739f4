import { expect, test } from 'vitest';
import type { Square } from '../../../core/board/square.ts';
import { regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { drawRegionNumber, type RegionRules } from './region-drawing.ts';

/** The first region goes down the left edge and along the bottom, and the second is one square. */
const RULES = regionsPuzzle(4, 'touch', [0, 2, 2, 2, 0, 2, 1, 3, 0, 2, 3, 3, 0, 0, 0, 3])
  .rules as RegionRules;

/** Returns the places of a region's numbers beside these queens, in board units. */
function places(region: number, queens: readonly Square[]): { x: number; y: number }[] {
  return drawRegionNumber(RULES, region, 50, queens).map(({ values }) => {
    const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(String(values[0]))!;
    return { x: Number(x), y: Number(y) };
  });
}

/** Returns the squares on which a region's numbers stand. */
function squares(region: number, queens: readonly Square[]): number[] {
  return places(region, queens).map(({ x, y }) => Math.floor(y / 100) * 4 + Math.floor(x / 100));
}

test('the number of a region stands on its first square without a queen', () => {
  expect(squares(0, [])).toEqual([0]);
  expect(squares(0, [0])).toEqual([4]);
  expect(squares(0, [4])).toEqual([0]);
  expect(squares(0, [0, 4])).toEqual([8]);
});

test('the number of a region without another square stands at the corner of its queen’s', () => {
  const [free] = places(1, []);
  const [taken] = places(1, [6]);
  expect(taken!.x).toBeLessThan(free!.x);
  expect(taken!.y).toBeLessThan(free!.y);
});
