import { nameOfShape } from '../../core/puzzles/guard-table.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { TableResult } from '../../progress/puzzles/puzzle-progress.ts';
import { LEAST_GUARDS } from './guard-table-data.ts';

/** The state of a board of the Guard table: guarded with the least number of queens, with one more, or neither. */
export type CellState = 'least' | 'more' | 'not';

export interface TableCell {
  readonly shape: Shape;
  readonly name: string;
  readonly least: number;
  readonly state: CellState;
  /** Queens of the player's best result; `undefined` if there is none. */
  readonly queens: TableResult['queens'] | undefined;
}

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
