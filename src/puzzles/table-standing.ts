import { nameOfShape } from '../core/guard-table.ts';
import type { Shape } from '../core/shape.ts';
import type { TableResult } from '../progress/puzzle-progress.ts';
import { LEAST_GUARDS } from './guard-table-data.ts';

/** How a board of the Guard table stands: guarded with the least number of queens, with one more, or not so. */
export type CellState = 'least' | 'more' | 'not';

/** A board of the table, what is true of it and what the player has done. */
export interface TableCell {
  readonly shape: Shape;
  readonly name: string;
  readonly least: number;
  readonly state: CellState;
  /** The queens of the player's best; `undefined` where there is none. */
  readonly queens: TableResult['queens'] | undefined;
}

/** How a board stands by what the player has done. */
export function cellOf(shape: Shape, table: ReadonlyMap<string, TableResult>): TableCell {
  const name = nameOfShape(shape);
  const { least } = LEAST_GUARDS.get(name)!;
  const queens = table.get(name)?.queens;
  return { shape, name, least, state: stateOf(least, queens?.length), queens };
}

function stateOf(least: number, used: number | undefined): CellState {
  if (used === undefined || used > least + 1) return 'not';
  return used === least ? 'least' : 'more';
}
