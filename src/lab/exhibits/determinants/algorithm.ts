import { squareAt } from '../../../core/board/square.ts';
import type { Algorithm } from '../../machine/algorithm.ts';
import { factorial } from '../../machine/combinatorics.ts';
import { firstClash, attackingRow, squaresOf } from '../../machine/queens-by-row.ts';
import { FOUND_BY_TESTING, FOUND_BY_TRYING, LIFTED, PLACED, TESTED, TRIED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface DeterminantsParameters {
  readonly size: number;
  /** True to expand every term to its end, as Günther does; false to strike entries, as Glaisher does. */
  readonly everyTerm: boolean;
}

/** The largest size on which every term is expanded. */
export const LARGEST_EVERY_TERM = 8;

export interface DeterminantsState extends DeterminantsParameters {
  /** The term so far: the 0-based column of the entry taken from each row. */
  readonly columns: number[];
  /** The next column to look at in the row below them. */
  next: number;
  /** True if the term is whole and has been tested. */
  isTested: boolean;
  /** The number of whole terms that were tested. */
  looked: number;
  /** The number of terms that are not tested, because the letter or number of an entry was struck. */
  struck: number;
}

/**
 * Kinds of steps and their squares:
 * - `take`: an entry joined the term. Squares: that of its queen.
 * - `refused`: a whole term was tested and is no solution. Squares: two queens with the same letter or number.
 * - `found`: the term is whole and a solution. Squares: all its queens.
 * - `return`: the entry taken last left the term. Squares: that of its queen.
 */
export type DeterminantsKind = 'take' | 'refused' | 'found' | 'return';

/**
 * The expansion of a determinant whose entries are pairs of a letter, one for each rising diagonal, and a number, one
 * for each falling diagonal. A term has one entry of each row and column. Terms in which no letter and no number comes
 * twice are the solutions; the signs of the terms are not needed.
 * Sources: S. Günther, Zur mathematischen Theorie des Schachbretts, Archiv der Mathematik und Physik 56 (1874); J. W.
 * L. Glaisher, On the problem of the eight queens, Philosophical Magazine 48 (1874).
 */
export const algorithm: Algorithm<DeterminantsParameters, DeterminantsState, DeterminantsKind> = {
  start: ({ size, everyTerm }) => ({
    size,
    everyTerm,
    columns: [],
    next: 0,
    isTested: false,
    looked: 0,
    struck: 0,
  }),

  step(state) {
    const { size, everyTerm, columns } = state;
    const row = columns.length;
    if (row === size && !state.isTested) return test(state);
    const column = row < size ? nextEntry(state) : undefined;
    if (column !== undefined) {
      columns.push(column);
      state.next = 0;
      state.isTested = false;
      if (everyTerm) {
        return { kind: 'take', squares: [squareAt(row, column, size)], change: PLACED };
      }
      if (row + 1 === size) {
        state.isTested = true;
        state.looked++;
        const squares = squaresOf(columns, size);
        return { kind: 'found', squares, change: FOUND_BY_TRYING };
      }
      state.struck += termsStruck(state);
      return { kind: 'take', squares: [squareAt(row, column, size)], change: TRIED };
    }
    const last = columns.pop();
    if (last === undefined) return undefined;
    state.next = last + 1;
    state.isTested = false;
    return { kind: 'return', squares: [squareAt(row - 1, last, size)], change: LIFTED };
  },

  queens: ({ size, columns }) => squaresOf(columns, size),

  treeMove: byQueens,
};

/** Returns true if an entry of a row below the term is struck. */
export function isStruck(
  { columns, everyTerm }: Pick<DeterminantsState, 'columns' | 'everyTerm'>,
  row: number,
  column: number,
): boolean {
  // A queen attacks exactly the squares of its row and those with its column, letter or number.
  return columns.includes(column) || (!everyTerm && attackingRow(columns, row, column) >= 0);
}

/** Tests a whole term. */
function test(state: DeterminantsState): ReturnType<typeof algorithm.step> {
  const { size, columns } = state;
  state.isTested = true;
  state.looked++;
  const clash = firstClash(columns, size);
  if (clash) return { kind: 'refused', squares: clash, change: TESTED };
  return { kind: 'found', squares: squaresOf(columns, size), change: FOUND_BY_TESTING };
}

/** Returns the next column whose entry in the row below the term is not struck. */
function nextEntry(state: DeterminantsState): number | undefined {
  const row = state.columns.length;
  for (let column = state.next; column < state.size; column++) {
    if (!isStruck(state, row, column)) return column;
  }
  return undefined;
}

/**
 * Returns the number of terms that continue the term with an entry of the next row that is struck, in a column that is
 * not.
 */
function termsStruck(state: DeterminantsState): number {
  const { size, columns } = state;
  const row = columns.length;
  let entries = 0;
  for (let column = 0; column < size; column++) {
    if (!columns.includes(column) && isStruck(state, row, column)) entries++;
  }
  return entries * factorial(size - row - 1);
}
