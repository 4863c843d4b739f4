import { geometryOf } from '../../core/board/geometry.ts';
import type { Sight } from '../../core/board/rules.ts';
import { columnOf, rowOf, squareAt } from '../../core/board/square.ts';

const known = new Map<string, Int32Array>();

/**
 * Returns the squares that a queen attacks by its sight, its own included, for every square of n × n: bit c of word
 * square * n + r is set if a queen on the square attacks column c of row r.
 * @param size n, 1 … 32.
 */
export function attackMasks(size: number, sight: Sight): Int32Array {
  const name = `${sight} ${size}`;
  const masks = known.get(name) ?? masksOf(size, sight);
  known.set(name, masks);
  return masks;
}

function masksOf(size: number, sight: Sight): Int32Array {
  // From the middle of a board of 2n - 1, a queen attacks in every direction what it can attack on n × n.
  const middle = size - 1;
  const columns = 2 * size - 1;
  const wide = geometryOf({ shape: { rows: columns, columns }, sight, goal: { kind: 'place' } });
  const from = squareAt(middle, middle, columns);
  const attacked = [from, ...wide.attacks(from).map(({ square }) => square)];
  const masks = new Int32Array(size ** 3);
  for (let square = 0; square < size ** 2; square++) {
    for (const other of attacked) {
      const row = rowOf(square, size) + rowOf(other, columns) - middle;
      const column = columnOf(square, size) + columnOf(other, columns) - middle;
      const isOnBoard = Math.min(row, column) >= 0 && Math.max(row, column) < size;
      if (isOnBoard) masks[square * size + row]! |= 1 << column;
    }
  }
  return masks;
}
