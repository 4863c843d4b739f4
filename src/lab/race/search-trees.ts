import type { Square } from '../../core/board/square.ts';
import { bitsOf } from '../../core/board/bits.ts';
import { admittedByHalf } from '../exhibits/bit-parallel/algorithm.ts';
import { fewestLine, openLines } from '../exhibits/fewest-choices/algorithm.ts';
import type { SearchTree } from './probing.ts';

/** A placement of queens in the first rows, as the masks of bit-parallel backtracking. */
interface RowNode {
  /** The number of rows that are filled. */
  readonly row: number;
  readonly columns: number;
  readonly rising: number;
  readonly falling: number;
}

/** Returns the tree of row-by-row backtracking. The cost of a node is the squares tested: all of the next row. */
export function backtrackingTree(size: number): SearchTree<RowNode> {
  return { ...wholeBoardTree(size), cost: ({ row }) => (row < size ? size : 0) };
}

/** Returns the tree of bit-parallel backtracking. The cost of a node is the placements made from it. */
export function wholeBoardTree(size: number): SearchTree<RowNode> {
  return bitParallelTree(size, false);
}

/** Returns the tree of bit-parallel backtracking with one of each pair of mirror images left out. */
export function halfBoardTree(size: number): SearchTree<RowNode> {
  return bitParallelTree(size, true);
}

function bitParallelTree(size: number, half: boolean): SearchTree<RowNode> {
  const full = (1 << size) - 1;
  return {
    root: { row: 0, columns: 0, rising: 0, falling: 0 },
    children({ row, columns, rising, falling }) {
      if (row === size) return [];
      const admitted = half ? admittedByHalf(size, row, columns) : full;
      return bitsOf(full & admitted & ~(columns | rising | falling)).map((column) => {
        const bit = 1 << column;
        return {
          row: row + 1,
          columns: columns | bit,
          rising: (rising | bit) >> 1,
          falling: (falling | bit) << 1,
        };
      });
    },
    cost: (_, children) => children,
  };
}

/**
 * Returns the tree of fewest choices first, which is also that of exact cover. The cost of a node is the placements
 * made from it.
 */
export function fewestChoicesTree(size: number): SearchTree<readonly Square[]> {
  return {
    root: [],
    children: (queens) =>
      queens.length === size
        ? []
        : fewestLine(openLines(queens, size)).choices.map((square) => [...queens, square]),
    cost: (_, children) => children,
  };
}
