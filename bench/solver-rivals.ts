import { DancingLinks } from 'dancing-links';
import type { Grid } from '../src/solver/search/grid.ts';

/** Nodes between two looks at the clock. */
const NODES_PER_LOOK = 1024;

/** Thrown through the recursion of the textbook when its time is over. */
const TIMEOUT = new Error('timeout');

/**
 * The textbook's search: row by row from the top, columns and diagonals as bits, no choice of line.
 * @param onEnding Called with the 0-based columns by row; stops the search by returning true.
 * @param timeout Milliseconds.
 * @returns False when the time was over.
 */
export function textbook(
  grid: Grid,
  onEnding: (columns: readonly number[]) => boolean,
  timeout: number,
): boolean {
  const { size } = grid;
  const free = grid.rows.slice();
  const given = new Set<number>();
  for (const queen of grid.queens) {
    const row = Math.floor(queen / size);
    free[row] = 1 << (queen % size);
    given.add(row);
  }
  const columns = new Array<number>(size).fill(0);
  const end = performance.now() + timeout;
  let nodes = 0;

  function visit(row: number, taken: number, left: number, right: number): boolean {
    if (row === size) return onEnding(columns);
    if (++nodes % NODES_PER_LOOK === 0 && performance.now() > end) throw TIMEOUT;
    for (let bits = free[row]! & ~(taken | left | right); bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      columns[row] = 31 - Math.clz32(bit);
      if (visit(row + 1, taken | bit, (left | bit) << 1, (right | bit) >>> 1)) return true;
    }
    return false;
  }
  try {
    visit(0, 0, 0, 0);
    return true;
  } catch (error) {
    if (error === TIMEOUT) return false;
    throw error;
  }
}

/** The exact cover of a board: rows and columns must be covered, diagonals may be. */
export function dancingLinks(
  grid: Grid,
): ReturnType<InstanceType<typeof DancingLinks<number>>['createSolver']> {
  const { size } = grid;
  const solver = new DancingLinks<number>().createSolver({
    primaryColumns: 2 * size,
    secondaryColumns: 4 * size - 2,
  });
  const add = (row: number, column: number): void => {
    solver.addSparseConstraint(row * size + column, {
      primary: [row, size + column],
      secondary: [row + column, 2 * size - 1 + (row - column + size - 1)],
    });
  };
  for (const queen of grid.queens) add(Math.floor(queen / size), queen % size);
  for (const [row, free] of grid.rows.entries()) {
    for (let column = 0; column < size; column++) if ((free >>> column) & 1) add(row, column);
  }
  return solver;
}
