import type { Shape } from './shape.ts';

/** The sides of boards in the Guard table. */
export const SHORTEST_SIDE = 3;
export const LONGEST_SIDE = 12;

/** The boards of the Guard table, by rows and then columns: no more rows than columns. */
export const TABLE_SHAPES: readonly Shape[] = sides(SHORTEST_SIDE).flatMap((rows) =>
  sides(rows).map((columns) => ({ rows, columns })),
);

/** What a shape of the table is kept under: `7x9`. */
export function nameOfShape({ rows, columns }: Shape): string {
  return `${rows}x${columns}`;
}

/** The shape of the table with a name; `undefined` where the table has none. */
export function shapeNamed(name: string): Shape | undefined {
  return TABLE_SHAPES.find((shape) => nameOfShape(shape) === name);
}

function sides(from: number): readonly number[] {
  return Array.from({ length: LONGEST_SIDE - from + 1 }, (_, index) => from + index);
}
