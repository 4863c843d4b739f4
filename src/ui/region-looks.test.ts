import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeNeighbours } from '../core/region-pieces.ts';
import { drawFrom } from '../solver/random-boards.testing.ts';
import { grownRegions } from '../solver/puzzles/grown-regions.testing.ts';
import { regionLooks } from './region-looks.ts';

function looksOn(size: number, seed: number) {
  const { rules } = grownRegions(size, 'touch', drawFrom(seed));
  const regions = rules.regions!;
  return { shape: rules.shape, regions, looks: regionLooks({ shape: rules.shape, regions }) };
}

test('up to twelve regions have the tint and the texture of their number', () => {
  expect(looksOn(12, 1).looks).toEqual(
    Array.from({ length: 12 }, (_, region) => ({ tint: region, texture: region })),
  );
});

test('of more regions none that touch have the same tint, and none look the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 16 }), fc.nat(), (size, seed) => {
      const { shape, regions, looks } = looksOn(size, seed);
      for (const [square, region] of regions.entries()) {
        for (const next of edgeNeighbours(square, shape)) {
          const other = regions[next]!;
          if (other !== region) expect(looks[other]!.tint).not.toBe(looks[region]!.tint);
        }
      }
      const names = looks.map(({ tint, texture }) => `${tint} ${texture}`);
      expect(new Set(names).size).toBe(size);
    }),
  );
});
