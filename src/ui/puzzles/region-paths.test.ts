import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf, rowOf } from '../../core/board/square.ts';
import { edgePaths, outlinePath, regionPaths } from './region-paths.ts';

const SHAPE = { rows: 2, columns: 3 };
const RULES = { shape: SHAPE, regions: [0, 0, 1, 2, 1, 1] };

test('the path of a region has its squares, and the edges between regions are those of neighbours', () => {
  expect(regionPaths(RULES)).toEqual([
    'M0 0h100v100h-100zM100 0h100v100h-100z',
    'M200 0h100v100h-100zM100 100h100v100h-100zM200 100h100v100h-100z',
    'M0 100h100v100h-100z',
  ]);
  expect(edgePaths(RULES)).toEqual({
    within: 'M100 0v100M200 100v100M200 100h100',
    between: 'M200 0v100M0 100h100M100 100v100M100 100h100',
  });
});

test('the outline of a region has its edges to other regions and to the end of the board', () => {
  expect(outlinePath(RULES, 2)).toBe('M0 100h100M0 200h100M0 100v100M100 100v100');
});

/** Returns the number of edges that a path draws. */
function edges(path: string): number {
  return [...path.matchAll(/M/g)].length;
}

test('every edge within the board is drawn once, and outlines draw those between regions twice', () => {
  const boards = fc
    .record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) })
    .chain((shape) =>
      fc.record({
        shape: fc.constant(shape),
        regions: fc.array(fc.integer({ min: 0, max: 3 }), {
          minLength: shape.rows * shape.columns,
          maxLength: shape.rows * shape.columns,
        }),
      }),
    );
  fc.assert(
    fc.property(boards, (rules) => {
      const { rows, columns } = rules.shape;
      const { within, between } = edgePaths(rules);
      const inner = rules.regions.filter((_, square) => columnOf(square, columns) > 0).length;
      const upper = rules.regions.filter((_, square) => rowOf(square, columns) > 0).length;
      expect(edges(within) + edges(between)).toBe(inner + upper);
      const outlines = [0, 1, 2, 3].map((region) => edges(outlinePath(rules, region)));
      const drawn = outlines.reduce((sum, count) => sum + count, 0);
      expect(drawn).toBe(2 * edges(between) + 2 * (rows + columns));
    }),
  );
});
