import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { nameOfShape } from '../../core/puzzles/guard-table.ts';
import { plural } from '../../i18n/format.ts';
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

/**
 * Describes a board, its least number and the player's result for screen readers: `8 by 8, needs 5, guarded with 6`.
 */
export function cellWords({ shape: { rows, columns }, least, queens }: TableCell): string {
  if (!queens) return msg(str`${rows} by ${columns}, needs ${least}, not guarded yet`);
  return queens.length === least
    ? msg(str`${rows} by ${columns}, needs ${least}, guarded with the fewest`)
    : msg(str`${rows} by ${columns}, needs ${least}, guarded with ${queens.length}`);
}

export function cellStateWords({ least, queens }: TableCell): string {
  if (!queens) {
    return least === 1
      ? msg('One queen is enough.')
      : plural(least, msg('{# queen is|# queens are} enough, fewer are not.'));
  }
  const used = queens.length;
  if (used === least) return msg(str`You used ${used}. Fewer are not enough.`);
  return used === least + 1
    ? msg(str`You used ${used}. One fewer is enough.`)
    : plural(least, msg(str`You used ${used}. {One is|# are} enough.`));
}

/**
 * Returns the least number of queens for a board of the Guard table.
 * @param shape The name of the board, such as `7x9`.
 */
export function tableLeast(shape: string): number | undefined {
  return LEAST_GUARDS.get(shape)?.least;
}
