import { columnOf, rowOf, type Square } from './square.ts';

/**
 * The kinds of line along which queens see. A rising diagonal climbs from bottom left to top right,
 * a falling one descends from top left to bottom right.
 */
export type LineKind = 'row' | 'column' | 'rising' | 'falling';

/** Two queens that see each other, and along which kind of line. */
export interface Conflict {
  readonly newer: Square;
  readonly older: Square;
  readonly line: LineKind;
}

/** The line on which two different squares see each other, or `undefined` when there is none. */
export function lineBetween(a: Square, b: Square, size: number): LineKind | undefined {
  if (a === b) return undefined;
  const down = rowOf(b, size) - rowOf(a, size);
  const right = columnOf(b, size) - columnOf(a, size);
  if (down === 0) return 'row';
  if (right === 0) return 'column';
  if (down === right) return 'falling';
  if (down === -right) return 'rising';
  return undefined;
}

/**
 * Every pair of queens that see each other, newest first. Queens between two others do not block:
 * in the n-queens problem each pair on a line is wrong, and saying only the near ones would hide
 * what is still wrong after the next move.
 * @param queens Squares in the order they were placed, the newest last.
 */
export function conflictsOf(queens: readonly Square[], size: number): Conflict[] {
  const conflicts: Conflict[] = [];
  for (let i = queens.length - 1; i > 0; i--) {
    for (let j = i - 1; j >= 0; j--) {
      const newer = queens[i]!;
      const older = queens[j]!;
      const line = lineBetween(newer, older, size);
      if (line) conflicts.push({ newer, older, line });
    }
  }
  return conflicts;
}

/** A bit for each kind of line, so that the lines covering a square fit in one number. */
export const LINE_BIT: Readonly<Record<LineKind, number>> = {
  row: 1,
  column: 2,
  rising: 4,
  falling: 8,
};

/**
 * For every square, the lines along which some queen other than one on it sees it.
 * @returns One entry a square, a sum of `LINE_BIT`; 0 is a free square.
 */
export function coverOf(queens: readonly Square[], size: number): Uint8Array {
  const cover = new Uint8Array(size * size);
  for (const queen of queens) {
    const row = rowOf(queen, size);
    const column = columnOf(queen, size);
    for (let k = 0; k < size; k++) {
      if (k !== column) cover[row * size + k]! |= LINE_BIT.row;
      if (k === row) continue;
      cover[k * size + column]! |= LINE_BIT.column;
      const falling = column + k - row;
      if (falling >= 0 && falling < size) cover[k * size + falling]! |= LINE_BIT.falling;
      const rising = column - k + row;
      if (rising >= 0 && rising < size) cover[k * size + rising]! |= LINE_BIT.rising;
    }
  }
  return cover;
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
