import { DancingLinks } from 'dancing-links';
import type { Grid } from '../src/solver/search/grid.ts';

/** The number of nodes between two checks of the clock. */
const NODES_PER_LOOK = 1024;

/** The error that ends the textbook's recursion when its time is over. */
const TIMEOUT = new Error('timeout');

/**
 * Searches as textbooks do: row by row from the top, with columns and diagonals as bit masks.
 * @param onEnding Receives each solution as 0-based columns by row. It stops the search by returning true.
 * @param timeout Milliseconds.
 * @returns False if the time was over.
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

/** Returns a solver of the board's exact cover: rows and columns must be covered, diagonals may be. */
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
