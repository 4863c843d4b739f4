import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeNeighbours } from '../../core/puzzles/region-pieces.ts';
import { somePuzzle } from '../../core/puzzles/some-puzzle.testing.ts';
import { regionLooks } from './region-looks.ts';

const boards = fc
  .integer()
  .map((seed) => somePuzzle(seed).rules)
  .filter(({ regions }) => regions !== undefined)
  .map(({ shape, regions }) => ({ shape, regions: regions! }));

test('up to twelve regions have the tint and the texture of their number', () => {
  const few = boards.filter(({ shape }) => shape.rows <= 12);
  fc.assert(
    fc.property(few, (board) => {
      expect(regionLooks(board)).toEqual(
        Array.from({ length: board.shape.rows }, (_, region) => ({
          tint: region,
          texture: region,
        })),
      );
    }),
  );
});

test('of more than twelve regions no two that touch share a tint, and no two look the same', () => {
  const many = boards.filter(({ shape }) => shape.rows > 12);
  fc.assert(
    fc.property(many, ({ shape, regions }) => {
      const looks = regionLooks({ shape, regions });
      for (const [square, region] of regions.entries()) {
        for (const next of edgeNeighbours(square, shape)) {
          const other = regions[next]!;
          if (other !== region) expect(looks[other]!.tint).not.toBe(looks[region]!.tint);
        }
      }
      const names = looks.map(({ tint, texture }) => `${tint} ${texture}`);
      expect(new Set(names).size).toBe(shape.rows);
    }),
  );
});
