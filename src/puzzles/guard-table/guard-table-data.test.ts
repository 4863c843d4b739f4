import { expect, test } from 'vitest';
import { lineBetween } from '../../core/board/attacks.ts';
import { sample } from '../../core/sample.testing.ts';
import { guardBoardOf, fewestToAdd } from '../../solver/guard/guard-board.ts';
import { finish } from '../../solver/worker/task.ts';
import { LEAST_GUARDS } from './guard-table-data.ts';

/** The shapes of the table: 3–12 rows, at least as many columns, up to 12. */
const SHAPES = Array.from({ length: 10 }, (_, row) =>
  Array.from({ length: 10 - row }, (__, more) => ({ rows: row + 3, columns: row + 3 + more })),
).flat();

test('the table has the 55 boards with 3–12 rows and at least as many columns, and no other', () => {
  expect([...LEAST_GUARDS.keys()]).toEqual(SHAPES.map(({ rows, columns }) => `${rows}x${columns}`));
  expect(LEAST_GUARDS.size).toBe(55);
});

const PROVED = SHAPES.filter(({ columns }) => columns <= sample(10, 12));

test.each(PROVED)('its queens guard $rows × $columns, and fewer do not', ({ rows, columns }) => {
  const { least, queens } = LEAST_GUARDS.get(`${rows}x${columns}`)!;
  expect(new Set(queens).size).toBe(least);
  const squares = Array.from({ length: rows * columns }, (_, square) => square);
  const left = squares.filter((square) =>
    queens.every((queen) => queen !== square && lineBetween(queen, square, columns) === undefined),
  );
  expect(left).toEqual([]);
  expect(finish(fewestToAdd(guardBoardOf({ rows, columns }), []))).toHaveLength(least);
});
