import { columnOf, rowOf, type Square } from './square.ts';

/**
 * The kinds of line along which queens attack. A rising diagonal climbs from bottom left to top right, a falling one
 * descends from top left to bottom right.
 */
export type LineKind = 'row' | 'column' | 'rising' | 'falling';

/** The reason why two queens attack each other: the line they share, or the region. */
export type Relation = LineKind | 'region';

/** Two queens that the rules do not allow together, and the reason. */
export interface Conflict {
  readonly newer: Square;
  readonly older: Square;
  readonly line: Relation;
}

/**
 * Returns the line on which two different squares attack each other, or `undefined` when there is none.
 * @param columns Number of columns of the board.
 */
export function lineBetween(a: Square, b: Square, columns: number): LineKind | undefined {
  if (a === b) return undefined;
  const down = rowOf(b, columns) - rowOf(a, columns);
  const right = columnOf(b, columns) - columnOf(a, columns);
  if (down === 0) return 'row';
  if (right === 0) return 'column';
  if (down === right) return 'falling';
  if (down === -right) return 'rising';
  return undefined;
}

/**
 * Returns every pair of queens that attack each other, newest first. Queens between two others do not block: in the
 * n-queens problem each pair on a line is wrong, and a list of the nearest pairs only would hide what is still wrong
 * after the next move.
 * @param queens Squares in the order they were placed, the newest last.
 * @param relation Returns why two queens attack each other; `undefined` when they do not.
 */
export function conflictsAmong(
  queens: readonly Square[],
  relation: (newer: Square, older: Square) => Relation | undefined,
): Conflict[] {
  const conflicts: Conflict[] = [];
  for (let i = queens.length - 1; i > 0; i--) {
    for (let j = i - 1; j >= 0; j--) {
      const newer = queens[i]!;
      const older = queens[j]!;
      const line = relation(newer, older);
      if (line) conflicts.push({ newer, older, line });
    }
  }
  return conflicts;
}

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

/** The bit of each relation, so that one number holds all relations that attack a square. */
export const RELATION_BIT: Readonly<Record<Relation, number>> = {
  row: 1,
  column: 2,
  rising: 4,
  falling: 8,
  region: 16,
};
