import { allBits, bitsOf } from '../../../core/board/bits.ts';
import { nextBelow, type RandomState } from '../../../core/board/random.ts';
import type { Sight } from '../../../core/board/rules.ts';
import { squareAt, type Square } from '../../../core/board/square.ts';
import { attackMasks } from '../../search/attack-masks.ts';

/**
 * Draws queens on n × n at random, one a row, none attacking another. Each row takes one of its free squares; the
 * search returns to the row before if none is left. `nextBelow` is exact: a word divided by a power of two, times a
 * small number, loses no bit of a double.
 * @param size 5 or more.
 * @returns Their squares, the first row's first.
 */
export function randomAnswer(random: RandomState, size: number, sight: Sight): Square[] {
  const seen = attackMasks(size, sight);
  const queens: Square[] = [];
  const untried: number[][] = [];
  while (queens.length < size) {
    const row = queens.length;
    untried[row] ??= bitsOf(
      queens.reduce((free, queen) => free & ~seen[queen * size + row]!, allBits(size)),
    );
    const columns = untried[row];
    if (columns.length === 0) {
      untried.length = row;
      queens.pop();
    } else {
      queens.push(squareAt(row, columns.splice(nextBelow(random, columns.length), 1)[0]!, size));
    }
  }
  return queens;
}
