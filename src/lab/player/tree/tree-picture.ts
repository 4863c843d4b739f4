import { SOLUTION, type TreeNodes } from '../../machine/node-log.ts';
import type { TreePosition } from '../../machine/search-tree.ts';

/**
 * The looks of nodes. Of the nodes that share a cell, the one with the highest number is shown, or a sample if solutions
 * are so many that they would fill the picture.
 */
export const LOOKS = {
  empty: 0,
  /** A node left without a solution. */
  deadEnd: 1,
  /** A node left, with solutions below it. */
  fruitful: 2,
  /** A node on the path to the current node. */
  open: 3,
  solution: 4,
} as const;

/** The measures of a tree's picture, which has a row of cells for each level, the root's first. */
interface TreeCanvas {
  /** The number of cells in a row, and the number of nodes that a row has room for. */
  readonly width: number;
  readonly nodes: number;
  /** The least number of cells of a solution, half the least number of an open node, and the gap after a wide node. */
  readonly stroke: number;
}

/** The share of the cells of a row from which solutions are too many to be shown each. */
const MOST_SOLUTIONS = 1 / 4;

/** Returns true if a row of so many cells shows a sample of the nodes that share a cell. */
function isSampled({ marks, grain }: TreeNodes, width: number): boolean {
  const solutions = marks.reduce((sum, mark) => sum + (mark & SOLUTION), 0);
  return grain > 1 && solutions > width * MOST_SOLUTIONS;
}

/**
 * Paints a tree with the nodes that a run has entered at a position. A node starts at its number in the order of
 * entering. Its width is the number of nodes below it, itself included.
 * @returns One of `LOOKS` for each cell, row by row.
 */
export function paintTree(nodes: TreeNodes, at: TreePosition, canvas: TreeCanvas): Uint8Array {
  const { width, stroke } = canvas;
  const { order, level: levelOf, marks, levels } = nodes;
  const cells = new Uint8Array(width * levels);
  const cellsPerNode = width / canvas.nodes;
  const isSample = isSampled(nodes, width);

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
    if (isWide) fill(level, first, end - stroke, look);
    // A sample has the nodes at the left edges of cells, so that each look has its true share of them.
    else if (isSample)
      fill(level, Math.ceil(from * cellsPerNode), Math.ceil(to * cellsPerNode), look);
    else fill(level, first, end, look);
  }

  // Goes from the last node to the first, so that the end of a node and the next solution are known.
  const ends = new Float64Array(levels).fill(at.entered);
  let nextSolution = Infinity;
  for (let index = countBefore(order, at.entered) - 1; index >= 0; index--) {
    const level = levelOf[index]!;
    const begin = order[index]!;
    const end = ends[level]!;
    const isSolution =
      (marks[index]! & SOLUTION) !== 0 && (begin < at.entered - 1 || at.isSolution);
    if (isSolution) nextSolution = begin;
    const look = isSolution ? LOOKS.solution : nextSolution < end ? LOOKS.fruitful : LOOKS.deadEnd;
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

/** Returns the number of entries of an ascending list that are less than a number. */
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
