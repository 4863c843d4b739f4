import type { Shape } from '../board/shape.ts';

/** The shortest and the longest side of the boards in the Guard table. */
export const SHORTEST_SIDE = 3;
export const LONGEST_SIDE = 12;

/** The boards of the Guard table, by rows and then columns: no more rows than columns. */
export const TABLE_SHAPES: readonly Shape[] = sides(SHORTEST_SIDE).flatMap((rows) =>
  sides(rows).map((columns) => ({ rows, columns })),
);

/** Returns the name that a shape of the table is stored under: `7x9`. */
export function nameOfShape({ rows, columns }: Shape): string {
  return `${rows}x${columns}`;
}

/** Returns the shape of the table with a name; `undefined` where the table has none. */
export function shapeNamed(name: string): Shape | undefined {
  return TABLE_SHAPES.find((shape) => nameOfShape(shape) === name);
}

function sides(from: number): readonly number[] {
  return Array.from({ length: LONGEST_SIDE - from + 1 }, (_, index) => from + index);
}
