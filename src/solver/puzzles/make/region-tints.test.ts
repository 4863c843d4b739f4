import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded, nextPermutation } from '../../../core/board/random.ts';
import { randomAnswer } from './random-answer.ts';
import { neighboursOn, RegionBoard } from './region-board.ts';
import { numberedByTint, TINT_DISTANCES } from './region-tints.ts';

/** Returns the least distance between the tints of two regions that share an edge. */
function nearest(regions: readonly number[], size: number): number {
  const beside = neighboursOn(size);
  const distances = regions.flatMap((region, square) =>
    beside[square]!.flatMap((neighbour) => {
      const other = regions[neighbour]!;
      return other < region ? [TINT_DISTANCES[region]![other]!] : [];
    }),
  );
  return Math.min(...distances);
}

function boards(size: number): number[][] {
  const random = seeded(size);
  return Array.from({ length: 40 }, () => {
    for (;;) {
      const board = new RegionBoard(size, randomAnswer(random, size, 'touch'), {
        least: 2,
        most: size * size,
      });
      if (!board.grow(random)) continue;
      return numberedByTint(board.regions, size, nextPermutation(random, size));
    }
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([6, 8, 12])(
  'on %i squares a side the tints of neighbours are farther apart than by chance',
  (size) => {
    const random = seeded(99);
    const numbered = boards(size);
    const shuffled = numbered.map((regions) => {
      const order = nextPermutation(random, size);
      return regions.map((region) => order[region]!);
    });
    const nearestBy = (all: readonly number[][]): number =>
      mean(all.map((regions) => nearest(regions, size)));
    expect(nearestBy(numbered)).toBeGreaterThan(1.15 * nearestBy(shuffled));
    for (const regions of numbered) expect(new Set(regions).size).toBe(size);
  },
);

/** Converts an sRGB colour to OKLab (Björn Ottosson, 2020). */
function oklab(hex: string): number[] {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const cones = [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ].map(Math.cbrt);
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((row) => row.reduce((sum, factor, index) => sum + factor * cones[index]!, 0));
}

/**
 * Least share of a distance in the table that each palette keeps. The table stays, so that puzzles keep their codes.
 */
const SLACK = 0.75;

test('tints that are far apart in the table are far apart in every palette', () => {
  const tokens = readFileSync(
    new URL('../../../ui/puzzles/region-tokens.styles.ts', import.meta.url),
    'utf8',
  );
  const tints = Array.from(tokens.matchAll(/--rg-\d+: #([\da-f]{6});/g), ([, hex]) => oklab(hex!));
  const palettes = [0, 12, 24, 36].map((from) => tints.slice(from, from + 12));
  for (const [a, distances] of TINT_DISTANCES.entries()) {
    for (const [b, distance] of distances.entries()) {
      for (const [palette, colours] of palettes.entries()) {
        const measured =
          1000 * Math.hypot(...colours[a]!.map((value, i) => value - colours[b]![i]!));
        // Beyond a distance of 120 the cost hardly falls.
        const least = SLACK * Math.min(distance, 120);
        expect(measured, `${a} and ${b} of palette ${palette}`).toBeGreaterThan(least);
      }
    }
  }
});
