import { conflictsAmong, lineBetween, type Conflict } from './attacks.ts';
import { columnOf, rowOf, type Square } from './square.ts';

// Functions on queens of n × n that need no geometry. Not in attacks.ts, which the first view loads.

/** Returns every pair of queens on n × n that attack each other, newest first. */
export function conflictsOf(queens: readonly Square[], size: number): Conflict[] {
  return conflictsAmong(queens, (newer, older) => lineBetween(newer, older, size));
}

/** Returns the queens that attack a square, in the order given; a queen does not attack its own square. */
export function queensAttacking(square: Square, queens: readonly Square[], size: number): Square[] {
  return queens.filter((queen) => lineBetween(queen, square, size) !== undefined);
}

/** Returns true if the squares hold as many queens as the board has rows, and none attacks another. */
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
