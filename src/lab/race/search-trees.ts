import type { Square } from '../../core/square.ts';
import { bitsOf } from '../../core/bits.ts';
import { admittedByHalf } from '../exhibits/bit-parallel/algorithm.ts';
import { fewestLine, openLines } from '../exhibits/fewest-choices/algorithm.ts';
import type { SearchTree } from './probing.ts';

/** A placement of queens in the first rows, as the masks of bit-parallel backtracking. */
export interface RowNode {
  /** How many rows are filled. */
  readonly row: number;
  readonly columns: number;
  readonly rising: number;
  readonly falling: number;
}

/** The tree of row-by-row backtracking; its cost is squares tested, every one of a row below. */
export function backtrackingTree(size: number): SearchTree<RowNode> {
  return { ...wholeBoardTree(size), cost: ({ row }) => (row < size ? size : 0) };
}

/** The tree of bit-parallel backtracking; its cost is placements. */
export function wholeBoardTree(size: number): SearchTree<RowNode> {
  return bitParallelTree(size, false);
}

/** The same with one of each pair of mirror images left out. */
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

/** The tree of fewest choices first, and of exact cover; its cost is placements. */
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
