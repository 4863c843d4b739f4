import { SIGHTS, type Sight } from '../../core/board/rules.ts';
import { columnOf, rowOf } from '../../core/board/square.ts';
import { allBits } from '../../core/board/bits.ts';

const known = new Map<string, Int32Array>();

/**
 * Returns the squares that a queen attacks by row, column and diagonal, its own included, for every square of n × n:
 * bit c of word square * n + r is set if a queen on the square attacks column c of row r.
 * @param size n, 1 … 32.
 */
export function attackMasks(size: number, sight: Sight): Int32Array {
  const name = `${sight} ${size}`;
  const masks = known.get(name) ?? masksOf(size, sight);
  known.set(name, masks);
  return masks;
}

function masksOf(size: number, sight: Sight): Int32Array {
  const all = allBits(size);
  const { reach } = SIGHTS[sight];
  return Int32Array.from({ length: size ** 3 }, (_, index) => {
    const square = Math.floor(index / size);
    const distance = Math.abs((index % size) - rowOf(square, size));
    if (distance === 0) return all;
    const bit = 1 << columnOf(square, size);
    return all & (distance <= reach ? bit | (bit << distance) | (bit >>> distance) : bit);
  });
}
