import type { Square } from '../src/core/board/square.ts';
import {
  independentQueens,
  randomSolution,
  someOf,
  type Draw,
} from '../src/solver/search/random-boards.testing.ts';

/** Says if the queens of a board are only not in conflict, or known to be part of a solution. */
export type Kind = 'independent' | 'part of a solution';

/** Places random queens in a share `fill` of the rows, from 0 to 1. */
export function randomQueens(kind: Kind, size: number, fill: number, draw: Draw): Square[] {
  const count = Math.round(size * fill);
  return kind === 'independent'
    ? independentQueens(size, count, draw)
    : someOf(randomSolution(size, draw), count, draw);
}

/** Returns the squares on closed diagonals of n × n. Each diagonal is closed with the probability `share`. */
export function closedDiagonals(size: number, share: number, draw: Draw): Square[] {
  const isClosed = Array.from({ length: 4 * size - 2 }, () => draw(1000) < share * 1000);
  return Array.from({ length: size * size }, (_, square) => square).filter((square) => {
    const row = Math.floor(square / size);
    const column = square % size;
    return isClosed[row + column]! || isClosed[2 * size - 1 + row - column + size - 1]!;
  });
}
