import { BEYOND, SOLUTION, type TreeNodes } from './node-log.ts';
import type { TreePosition } from './search-tree.ts';

/** How a node looks. Of nodes that share a cell, the one with the highest number is seen. */
export const LOOKS = {
  empty: 0,
  /** Left without a solution, and not entered by backtracking. */
  beyond: 1,
  /** Left without a solution. */
  deadEnd: 2,
  /** Left, with solutions in its part of the tree. */
  fruitful: 3,
  /** On the path to the present node. */
  open: 4,
  solution: 5,
} as const;

/** The picture of a tree: a row of cells for each level, the root's first. */
export interface TreeCanvas {
  /** The number of cells in a row, and of nodes that a row has room for. */
  readonly width: number;
  readonly nodes: number;
  /** The number of cells that a solution has at least, half of what an open node has, and that keep wide nodes apart. */
  readonly stroke: number;
}

/**
 * Paints a tree with the nodes that a run has entered at a position. A node begins at its number in the order of
 * entering and is as wide as it has nodes below it, itself among them.
 * @returns One of `LOOKS` for each cell, row by row.
 */
export function paintTree(nodes: TreeNodes, at: TreePosition, canvas: TreeCanvas): Uint8Array {
  const { width, stroke } = canvas;
  const { order, level: levelOf, marks, levels } = nodes;
  const cells = new Uint8Array(width * levels);
  const cellsPerNode = width / canvas.nodes;

  function fill(level: number, first: number, end: number, look: number): void {
    for (let cell = Math.max(first, 0); cell < Math.min(end, width); cell++) {
      const index = level * width + cell;
      if (cells[index]! < look) cells[index] = look;
    }
  }

  function paint(level: number, from: number, to: number, look: number): void {
    const first = Math.floor(from * cellsPerNode);
    const least = first + (look === LOOKS.solution ? stroke : 1);
    const end = Math.max(Math.floor(to * cellsPerNode), least);
    const isWide = end - first >= 3 * stroke;
    fill(level, first, isWide ? end - stroke : end, look);
  }

  // From the last to the first: then it is known where a node ends, and which solution is the next.
  const ends = new Float64Array(levels).fill(at.entered);
  let nextSolution = Infinity;
  for (let index = countBefore(order, at.entered) - 1; index >= 0; index--) {
    const level = levelOf[index]!;
    const begin = order[index]!;
    const end = ends[level]!;
    const isSolution =
      (marks[index]! & SOLUTION) !== 0 && (begin < at.entered - 1 || at.isSolution);
    if (isSolution) nextSolution = begin;
    const isBeyond = (marks[index]! & BEYOND) !== 0;
    const look = isSolution
      ? LOOKS.solution
      : nextSolution < end
        ? LOOKS.fruitful
        : isBeyond
          ? LOOKS.beyond
          : LOOKS.deadEnd;
    paint(level, begin, end, look);
    ends.fill(begin, level);
  }
  const edge = Math.ceil(at.entered * cellsPerNode);
  for (const [level, begin] of at.path.entries()) {
    const first = Math.min(Math.floor(begin * cellsPerNode), edge - 2 * stroke);
    fill(level, first, edge, LOOKS.open);
  }
  return cells;
}

/** Returns how many nodes of an ascending list come before the one with this number. */
export function countBefore(order: Float64Array, number: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
