import { nameOfShape } from '../../core/puzzles/guard-table.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { TableResult } from '../../progress/puzzles/puzzle-progress.ts';
import { LEAST_GUARDS } from './guard-table-data.ts';

/** The state of a board of the Guard table: guarded with the least number of queens, with one more, or neither. */
export type CellState = 'least' | 'more' | 'not';

/** A board of the table, with its least number and the player's result. */
export interface TableCell {
  readonly shape: Shape;
  readonly name: string;
  readonly least: number;
  readonly state: CellState;
  /** Queens of the player's best result; `undefined` if there is none. */
  readonly queens: TableResult['queens'] | undefined;
}

/** Returns a board with its state by the player's results. */
export function tableCellOf(shape: Shape, table: ReadonlyMap<string, TableResult>): TableCell {
  const name = nameOfShape(shape);
  const { least } = LEAST_GUARDS.get(name)!;
  const queens = table.get(name)?.queens;
  return { shape, name, least, state: stateOf(least, queens?.length), queens };
}

function stateOf(least: number, used: number | undefined): CellState {
  if (used === undefined || used > least + 1) return 'not';
  return used === least ? 'least' : 'more';
}
