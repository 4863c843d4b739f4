import { squareAt } from '../../../core/board/square.ts';
import { tally, type Algorithm } from '../../machine/algorithm.ts';
import { nextBelow, seeded, type RandomState } from '../../../core/board/random.ts';
import { squaresOf } from '../../machine/queens-by-row.ts';
import { NOTHING } from '../tallies.ts';

export interface MinConflictsParameters {
  readonly size: number;
  /** A whole number. The same seed gives the same run. */
  readonly seed: number;
}

export interface MinConflictsState {
  readonly size: number;
  readonly random: RandomState;
  /** The 0-based column of the queen in each row filled so far. */
  readonly columns: number[];
  /** The number of queens on each column. */
  readonly onColumn: number[];
  /** The number of queens on each rising diagonal, by row + column. */
  readonly onRising: number[];
  /** The number of queens on each falling diagonal, by row − column + n − 1. */
  readonly onFalling: number[];
  /** The row whose queen was picked or placed last. */
  row: number;
  /** The number of queens of other rows that attack each square of that row, as computed last. */
  conflicts: number[];
  /** The number of moves since the board was last empty. */
  moves: number;
  /** The action of the next step. */
  phase: 'lay' | 'pick' | 'move' | 'over';
}

/**
 * Kinds of steps and their squares:
 * - `lay`: a queen was placed on the square of its row that the fewest others attack. Squares: the queen's.
 * - `pick`: a queen in conflict was picked, and the squares of its row were compared. Squares: the queen's.
 * - `move`: the queen moved to the square that the fewest others attack. Squares: the ones it left and went to.
 * - `stay`: every other square is worse, and the queen stays. Squares: the queen's.
 * - `found`: no queen is in conflict. Squares: all queens.
 * - `restart`: too many moves found nothing, and the board is empty again. Squares: none.
 */
export type MinConflictsKind = 'lay' | 'pick' | 'move' | 'stay' | 'found' | 'restart';

const FOUND = tally({ found: 1 });
const MOVED = tally({ placed: 1, lifted: 1 });

/**
 * The number of moves per row after which the search starts over. This ends the cycles that small boards have. Of 200
 * runs each on n = 50, 100 and 200 none came near it; the longest took 207 moves.
 */
const MOVES_A_ROW = 10;

/**
 * Min-conflicts local search: a queen in conflict, picked at random, moves within its row to the square that the fewest
 * others attack, ties at random. A test is a square of the row compared.
 * Source: Minton, Johnston, Philips and Laird, Minimizing conflicts, Artificial Intelligence 58 (1992), with their
 * greedy first placement.
 */
export const algorithm: Algorithm<MinConflictsParameters, MinConflictsState, MinConflictsKind> = {
  start: ({ size, seed }) => ({
    size,
    random: seeded(seed),
    columns: [],
    onColumn: new Array<number>(size).fill(0),
    onRising: new Array<number>(2 * size - 1).fill(0),
    onFalling: new Array<number>(2 * size - 1).fill(0),
    row: -1,
    conflicts: [],
    moves: 0,
    phase: 'lay',
  }),

  step(state) {
    const { size, columns, random } = state;
    switch (state.phase) {
      case 'lay': {
        const row = columns.length;
        compareSquares(state, row);
        const column = leastColumn(state, undefined);
        columns.push(column);
        count(state, row, column, 1);
        if (row + 1 === size) state.phase = 'pick';
        const squares = [squareAt(row, column, size)];
        return { kind: 'lay', squares, change: tally({ tested: size, placed: 1 }) };
      }
      case 'pick': {
        const rows = rowsInConflict(state);
        if (rows.length === 0) {
          state.phase = 'over';
          return { kind: 'found', squares: squaresOf(columns, size), change: FOUND };
        }
        if (state.moves >= MOVES_A_ROW * size) {
          for (const [row, column] of columns.entries()) count(state, row, column, -1);
          columns.length = 0;
          state.moves = 0;
          state.conflicts = [];
          state.phase = 'lay';
          return { kind: 'restart', squares: [], change: tally({ lifted: size }) };
        }
        const row = rows[nextBelow(random, rows.length)]!;
        compareSquares(state, row);
        state.phase = 'move';
        const squares = [squareAt(row, columns[row]!, size)];
        return { kind: 'pick', squares, change: tally({ tested: size }) };
      }
      case 'move': {
        const { row } = state;
        const from = columns[row]!;
        const to = leastColumn(state, from);
        state.phase = 'pick';
        state.moves++;
        const squares = [squareAt(row, from, size)];
        if (to === from) return { kind: 'stay', squares, change: NOTHING };
        count(state, row, from, -1);
        count(state, row, to, 1);
        columns[row] = to;
        squares.push(squareAt(row, to, size));
        return { kind: 'move', squares, change: MOVED };
      }
      case 'over':
        return undefined;
    }
  },

  queens: ({ size, columns }) => squaresOf(columns, size),
};

/** Returns the number of queens of other rows that attack a square, even past other queens. */
export function conflictsAt(state: MinConflictsState, row: number, column: number): number {
  const { size, columns, onColumn, onRising, onFalling } = state;
  const seeing = onColumn[column]! + onRising[row + column]! + onFalling[row - column + size - 1]!;
  return columns[row] === column ? seeing - 3 : seeing;
}

function compareSquares(state: MinConflictsState, row: number): void {
  state.row = row;
  state.conflicts = Array.from({ length: state.size }, (_, column) =>
    conflictsAt(state, row, column),
  );
}

/** Returns a random one of the columns with the fewest conflicts, other than `from` if there is another. */
function leastColumn({ conflicts, random }: MinConflictsState, from: number | undefined): number {
  const least = Math.min(...conflicts);
  const columns = conflicts.flatMap((seen, column) =>
    seen === least && column !== from ? [column] : [],
  );
  return columns.length === 0 ? from! : columns[nextBelow(random, columns.length)]!;
}

function rowsInConflict(state: MinConflictsState): number[] {
  return state.columns.flatMap((column, row) => (conflictsAt(state, row, column) > 0 ? [row] : []));
}

function count(state: MinConflictsState, row: number, column: number, change: 1 | -1): void {
  state.onColumn[column]! += change;
  state.onRising[row + column]! += change;
  state.onFalling[row - column + state.size - 1]! += change;
}
