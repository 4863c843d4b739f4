import { columnOf, rowOf, squareAt, type Square } from '../../../core/square.ts';
import { type Algorithm, type BoardParameters } from '../../algorithm.ts';
import { FOUND_BY_TRYING, LIFTED, NOTHING, TRIED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

/** A row or a column that still needs a queen, with the free squares she could stand on. */
export interface OpenLine {
  readonly kind: 'row' | 'column';
  /** 0-based, from the top or from the left. */
  readonly index: number;
  /** Free squares, from the left or from the top. */
  readonly choices: readonly Square[];
}

/** A line that was branched on. */
export interface ChosenLine extends OpenLine {
  /** The choice to try next, an index into `choices`. */
  next: number;
}

export interface FewestChoicesState {
  readonly size: number;
  /** The queens in the order they were placed. */
  readonly queens: Square[];
  /** The lines branched on: one a queen, and one more once the next is chosen. */
  readonly lines: ChosenLine[];
}

/**
 * - `choose`: the line with the fewest free squares was chosen; those squares.
 * - `dead`: a line has no free square left; none.
 * - `place`: a queen was placed on a free square of the line; her square.
 * - `found`: a queen was placed and completes a solution; her square.
 * - `lift`: a queen was lifted; the square she stood on.
 */
export type FewestChoicesKind = 'choose' | 'dead' | 'place' | 'found' | 'lift';

/**
 * Backtracking on the row or column with the fewest free squares. Of lines with as few, the first
 * is taken, rows from the top before columns from the left; a test is a placement tried.
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
        return { kind, line: 2, squares: line.choices, change: NOTHING };
      }
      const line = lines.at(-1)!;
      const square = line.choices[line.next];
      if (square !== undefined) {
        line.next++;
        queens.push(square);
        return queens.length < size
          ? { kind: 'place', line: 4, squares: [square], change: TRIED }
          : { kind: 'found', line: 1, squares: [square], change: FOUND_BY_TRYING };
      }
      // The first line stays, exhausted, to tell the end of the run from its start.
      if (queens.length === 0) return undefined;
      lines.pop();
    }
    const square = queens.pop()!;
    return { kind: 'lift', line: 6, squares: [square], change: LIFTED };
  },

  queens: ({ queens }) => [...queens],

  treeMove: byQueens,
};

/** The rows from the top and then the columns from the left that have no queen yet. */
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

/** The first of the lines with the fewest choices; there has to be a line. */
export function fewestLine(lines: readonly OpenLine[]): OpenLine {
  return lines.reduce((best, line) => (line.choices.length < best.choices.length ? line : best));
}
