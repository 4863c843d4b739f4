import { queensAttacking } from '../../core/board/attacks.ts';
import { bitCount, lowestBit } from '../../core/board/bits.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';

/** A turn of the board that may map a solution to itself. */
export type Turn = 'half' | 'quarter';

/** The squares to which repeated turns map a square, that square included. */
interface Orbit {
  readonly squares: readonly Square[];
  /** The rows of its squares, as a mask. */
  readonly rows: number;
  /** The squares that queens on all of its squares occupy or attack, a mask per row. */
  readonly covered: Int32Array;
}

/**
 * Counts the solutions of n × n that a turn maps to themselves (OEIS A032522 for the half turn, A033148 for the quarter
 * turn). Those of the quarter turn are among those of the half turn. The search places whole orbits, always in the row
 * with the fewest free squares.
 * @param size 1 … 31; up to 19 it takes less than 0.1 s.
 */
export function countSymmetric(size: number, turn: Turn): number {
  const beyond = -1 << size;
  const orbits: Orbit[] = [];
  /** The squares occupied or attacked after each number of placed orbits, a mask per row. */
  const covered = Array.from({ length: size + 1 }, () => new Int32Array(size).fill(beyond));
  for (let square = 0; square < size * size; square++) {
    const orbit = orbitOf(square, size, turn);
    if (seesItself(orbit, size)) covered[0]![rowOf(square, size)]! |= 1 << columnOf(square, size);
    orbits.push(orbit);
  }

  function count(placed: number, filled: number): number {
    if (filled === -1) return 1;
    const now = covered[placed]!;
    const next = covered[placed + 1]!;
    let tightest = 0;
    let fewest = Infinity;
    for (let row = 0; row < size; row++) {
      if ((filled >> row) & 1) continue;
      const free = bitCount(~now[row]!);
      if (free === 0) return 0;
      if (free < fewest) {
        fewest = free;
        tightest = row;
      }
    }
    let solutions = 0;
    for (let free = ~now[tightest]!; free !== 0; free &= free - 1) {
      const column = lowestBit(free);
      const orbit = orbits[squareAt(tightest, column, size)]!;
      for (let row = 0; row < size; row++) next[row] = now[row]! | orbit.covered[row]!;
      solutions += count(placed + 1, filled | orbit.rows);
    }
    return solutions;
  }
  return count(0, beyond);
}

function orbitOf(square: Square, size: number, turn: Turn): Orbit {
  const last = size - 1;
  const squares: Square[] = [];
  const covered = new Int32Array(size);
  let rows = 0;
  let current = square;
  do {
    const row = rowOf(current, size);
    const column = columnOf(current, size);
    squares.push(current);
    rows |= 1 << row;
    for (let other = 0; other < size; other++) {
      const distance = Math.abs(other - row);
      if (distance === 0) covered[other] = ~(-1 << size);
      covered[other]! |= (1 << column) | ((1 << column) >> distance);
      if (column + distance < size) covered[other]! |= 1 << (column + distance);
    }
    current =
      turn === 'half'
        ? squareAt(last - row, last - column, size)
        : squareAt(column, last - row, size);
  } while (current !== square);
  return { squares, rows, covered };
}

function seesItself({ squares }: Orbit, size: number): boolean {
  return squares.some((square) => queensAttacking(square, squares, size).length > 0);
}
