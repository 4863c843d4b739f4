import type { Square } from '../src/core/board/square.ts';
import {
  independentQueens,
  randomSolution,
  someOf,
  type Draw,
} from '../src/solver/search/random-boards.testing.ts';

/** Says if the queens of a board are only not in conflict, or known to be part of a solution. */
export type Kind = 'independent' | 'part of a solution';

/** As many queens as a share of the rows, `fill`. */
export function randomQueens(kind: Kind, size: number, fill: number, draw: Draw): Square[] {
  const count = Math.round(size * fill);
  return kind === 'independent'
    ? independentQueens(size, count, draw)
    : someOf(randomSolution(size, draw), count, draw);
}

/** The squares on closed diagonals of n × n, each closed with a chance of `share`. */
export function closedDiagonals(size: number, share: number, draw: Draw): Square[] {
  const isClosed = Array.from({ length: 4 * size - 2 }, () => draw(1000) < share * 1000);
  return Array.from({ length: size * size }, (_, square) => square).filter((square) => {
    const row = Math.floor(square / size);
    const column = square % size;
    return isClosed[row + column]! || isClosed[2 * size - 1 + row - column + size - 1]!;
  });
}
