import type { Rules } from './rules.ts';
import type { Shape } from './shape.ts';
import { squareAt, type Square } from './square.ts';

/** The kinds of set that need exactly one queen. */
export const HOUSE_KINDS = ['row', 'column', 'region'] as const;

export type HouseKind = (typeof HOUSE_KINDS)[number];

type KindPair = readonly [HouseKind, HouseKind];

/** Kinds of houses of which one alone may lie within one of another kind. */
export const REGION_PAIRS: readonly KindPair[] = [
  ['region', 'row'],
  ['region', 'column'],
  ['row', 'region'],
  ['column', 'region'],
];

/** Kinds of houses that may fill houses of another kind, in the order people look for them. */
export const KIND_PAIRS: readonly KindPair[] = [
  ...REGION_PAIRS,
  ['row', 'column'],
  ['column', 'row'],
];

/** Squares that need exactly one queen among them. */
export interface House {
  readonly kind: HouseKind;
  /** The 0-based place among the houses of its kind: rows from the top, columns from the left. */
  readonly index: number;
  readonly squares: readonly Square[];
}

/** Returns the rows of a board from the top. */
export function rowHouses({ rows, columns }: Shape): House[] {
  return Array.from({ length: rows }, (_, index) => ({
    kind: 'row',
    index,
    squares: Array.from({ length: columns }, (_, column) => squareAt(index, column, columns)),
  }));
}

/** Returns the columns of a board from the left. */
export function columnHouses({ rows, columns }: Shape): House[] {
  return Array.from({ length: columns }, (_, index) => ({
    kind: 'column',
    index,
    squares: Array.from({ length: rows }, (_, row) => squareAt(row, index, columns)),
  }));
}

/**
 * Returns the regions of a board, each with its squares in their order.
 * @param regions The region of each square, from 0.
 */
function regionHouses(regions: readonly number[]): House[] {
  const houses: { kind: 'region'; index: number; squares: Square[] }[] = [];
  for (const [square, index] of regions.entries()) {
    (houses[index] ??= { kind: 'region', index, squares: [] }).squares.push(square);
  }
  return houses;
}

/** Returns every house of rules that ask for one queen in each: the rows, the columns, then the regions. */
export function housesOf({ shape, regions }: Rules): House[] {
  return [...rowHouses(shape), ...columnHouses(shape), ...(regions ? regionHouses(regions) : [])];
}
