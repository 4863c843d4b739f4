import { columnOf, rowOf, squareAt, type Square } from '../../../core/board/square.ts';
import { tally, type Algorithm, type BoardParameters } from '../../machine/algorithm.ts';
import { FOUND_BY_PLACING, LIFTED, PLACED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

/** A row or a column that still needs a queen, with its free squares. */
export interface OpenLine {
  readonly kind: 'row' | 'column';
  /** 0-based, from the top or from the left. */
  readonly index: number;
  /** Free squares, from the left in a row, from the top in a column. */
  readonly choices: readonly Square[];
}

/** A line that was branched on. */
interface ChosenLine extends OpenLine {
  /** The choice to try next, an index into `choices`. */
  next: number;
}

export interface FewestChoicesState {
  readonly size: number;
  /** The queens in the order in which they were placed. */
  readonly queens: Square[];
  /** The lines branched on: one for each queen, and one more once the next is chosen. */
  readonly lines: ChosenLine[];
}

/**
 * Kinds of steps and their squares:
 * - `choose`: the line with the fewest free squares was chosen. Squares: those.
 * - `dead`: a line has no free square left. Squares: none.
 * - `place`: a queen was placed on a free square of the line. Squares: the queen's.
 * - `found`: a queen was placed and completes a solution. Squares: the queen's.
 * - `lift`: a queen was removed. Squares: the one that it stood on.
 */
export type FewestChoicesKind = 'choose' | 'dead' | 'place' | 'found' | 'lift';

/**
 * Backtracking on the row or column with the fewest free squares. Of the lines with the fewest the first is chosen,
 * rows from the top before columns from the left. To choose a line, it tests every square in the rows and columns
 * without a queen.
 * Source: Bitner and Reingold, Backtrack Programming Techniques, Comm. ACM 18 (1975).
 */
export const algorithm: Algorithm<BoardParameters, FewestChoicesState, FewestChoicesKind> = {
  start: ({ size }) => ({ size, queens: [], lines: [] }),

  step(state) {
    const { size, queens, lines } = state;
    if (queens.length < size) {
      if (lines.length === queens.length) {
        const line = fewestLine(openLines(queens, size));
        lines.push({ ...line, next: 0 });
        const kind = line.choices.length > 0 ? 'choose' : 'dead';
        const change = tally({ tested: (size - queens.length) ** 2 });
        return { kind, squares: line.choices, change };
      }
      const line = lines.at(-1)!;
      const square = line.choices[line.next];
      if (square !== undefined) {
        line.next++;
        queens.push(square);
        return queens.length < size
          ? { kind: 'place', squares: [square], change: PLACED }
          : { kind: 'found', squares: [square], change: FOUND_BY_PLACING };
      }
      // The first line stays, exhausted, to distinguish the end of the run from its start.
      if (queens.length === 0) return undefined;
      lines.pop();
    }
    const square = queens.pop()!;
    return { kind: 'lift', squares: [square], change: LIFTED };
  },

  queens: ({ queens }) => [...queens],

  treeMove: byQueens,
};

/** Returns the rows from the top and then the columns from the left that have no queen yet. */
export function openLines(queens: readonly Square[], size: number): OpenLine[] {
  const takenRows = new Set<number>();
  const takenColumns = new Set<number>();
  const takenRising = new Set<number>();
  const takenFalling = new Set<number>();
  for (const queen of queens) {
    const row = rowOf(queen, size);
    const column = columnOf(queen, size);
    takenRows.add(row);
    takenColumns.add(column);
    takenRising.add(row + column);
    takenFalling.add(row - column);
  }
  const rows = new Map<number, Square[]>();
  const columns = new Map<number, Square[]>();
  for (let index = 0; index < size; index++) {
    if (!takenRows.has(index)) rows.set(index, []);
    if (!takenColumns.has(index)) columns.set(index, []);
  }
  for (const [row, rowChoices] of rows) {
    for (const [column, columnChoices] of columns) {
      if (takenRising.has(row + column) || takenFalling.has(row - column)) continue;
      const square = squareAt(row, column, size);
      rowChoices.push(square);
      columnChoices.push(square);
    }
  }
  return [
    ...Array.from(rows, ([index, choices]) => ({ kind: 'row' as const, index, choices })),
    ...Array.from(columns, ([index, choices]) => ({ kind: 'column' as const, index, choices })),
  ];
}

/**
 * Returns the first of the lines with the fewest choices.
 * @param lines At least one line.
 */
function fewestLine(lines: readonly OpenLine[]): OpenLine {
  return lines.reduce((best, line) => (line.choices.length < best.choices.length ? line : best));
}
