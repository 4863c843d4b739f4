import { conflictsAmong, lineBetween, type Conflict } from './attacks.ts';
import { columnOf, rowOf, type Square } from './square.ts';

// What can be said of queens on n × n without a geometry; apart from what the first view loads.

/** Every pair of queens on n × n that see each other, newest first. */
export function conflictsOf(queens: readonly Square[], size: number): Conflict[] {
  return conflictsAmong(queens, (newer, older) => lineBetween(newer, older, size));
}

/** The queens that see a square, in the order given; a queen does not see the square she is on. */
export function queensSeeing(square: Square, queens: readonly Square[], size: number): Square[] {
  return queens.filter((queen) => lineBetween(queen, square, size) !== undefined);
}

/** Whether the squares hold as many queens as the board has rows, none seeing another. */
export function isSolution(queens: readonly Square[], size: number): boolean {
  if (queens.length !== size) return false;
  const taken = new Set<string>();
  for (const queen of queens) {
    const row = rowOf(queen, size);
    const column = columnOf(queen, size);
    taken
      .add(`row ${row}`)
      .add(`column ${column}`)
      .add(`rising ${row + column}`)
      .add(`falling ${row - column}`);
  }
  return taken.size === 4 * size;
}
