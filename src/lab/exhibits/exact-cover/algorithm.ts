import type { LineKind } from '../../../core/board/attacks.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import type { Algorithm, BoardParameters } from '../../machine/algorithm.ts';
import { FOUND_BY_PLACING, LIFTED, NOTHING, PLACED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

/** The four kinds of line in the order of a square's nodes and of the items. */
const KINDS: readonly LineKind[] = ['row', 'column', 'rising', 'falling'];

/**
 * The links of the matrix. Node 0 heads the list of rows and columns. Nodes 1 … 6n − 2 are the items, one for each line
 * of the board: rows, columns, rising and falling diagonals. After them each square has four nodes side by side, one in
 * the list of each of its lines.
 */
interface DancingLinks {
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly up: Int16Array;
  readonly down: Int16Array;
  /** The item whose list a node is in. */
  readonly item: Int16Array;
  /** The number of squares left in the list of an item. */
  readonly length: Int16Array;
}

/** A row or column that is branched on. */
interface ChosenItem {
  readonly item: number;
  /** The node of its list that was tried last; the item itself before the first. */
  node: number;
}

/** A line of the board, 0-based as `row`, `column`, `row + column` or `row − column + n − 1`. */
export interface BoardLine {
  readonly kind: LineKind;
  readonly index: number;
}

export interface ExactCoverState {
  readonly size: number;
  readonly links: DancingLinks;
  /** The rows and columns branched on, each with the square tried for it. */
  readonly chosen: ChosenItem[];
  /** The number of queens placed: one for each chosen line, or one less while the last has none. */
  standing: number;
  /** The action of the next step. */
  phase: 'choose' | 'try' | 'lift' | 'over';
}

/**
 * Kinds of steps and their squares:
 * - `choose`: the row or column with the fewest squares was chosen and covered. Squares: its own.
 * - `dead`: the same, but it has no square left. Squares: none.
 * - `place`: a queen was placed, and the other lines of its square were covered. Squares: the queen's.
 * - `found`: a queen was placed and completes a solution. Squares: the queen's.
 * - `lift`: a queen was removed, and those lines were uncovered. Squares: the one that it stood on.
 * - `uncover`: all squares of the chosen line have been tried, and it was uncovered. Squares: those.
 */
export type ExactCoverKind = 'choose' | 'dead' | 'place' | 'found' | 'lift' | 'uncover';

/**
 * Exact cover by dancing links: every row and column holds exactly one queen, every diagonal at most one. Of the rows
 * and columns with the fewest squares the first is chosen, rows from the top before columns from the left, as in fewest
 * choices first. It tests no single squares.
 * Source: Knuth, Dancing Links, Millennial Perspectives in Computer Science (2000), Algorithm X.
 */
export const algorithm: Algorithm<BoardParameters, ExactCoverState, ExactCoverKind> = {
  start: ({ size }) => ({ size, links: linksOf(size), chosen: [], standing: 0, phase: 'choose' }),

  step(state) {
    const { size, links, chosen } = state;
    switch (state.phase) {
      case 'choose': {
        const item = shortestItem(links);
        cover(links, item, size);
        chosen.push({ item, node: item });
        state.phase = 'try';
        const squares = squaresOfItem(links, item, size);
        const kind = squares.length > 0 ? 'choose' : 'dead';
        return { kind, squares, change: NOTHING };
      }
      case 'try': {
        const last = chosen.at(-1)!;
        const node = links.down[last.node]!;
        if (node === last.item) {
          chosen.pop();
          uncover(links, node, size);
          state.phase = state.standing > 0 ? 'lift' : 'over';
          const squares = squaresOfItem(links, node, size);
          return { kind: 'uncover', squares, change: NOTHING };
        }
        last.node = node;
        for (const other of othersOf(node, size)) cover(links, links.item[other]!, size);
        state.standing++;
        const squares = [squareOf(node, size)];
        if (state.standing < size) {
          state.phase = 'choose';
          return { kind: 'place', squares, change: PLACED };
        }
        state.phase = 'lift';
        return { kind: 'found', squares, change: FOUND_BY_PLACING };
      }
      case 'lift': {
        const { node } = chosen.at(-1)!;
        for (const other of othersOf(node, size).reverse()) {
          uncover(links, links.item[other]!, size);
        }
        state.standing--;
        state.phase = 'try';
        return { kind: 'lift', squares: [squareOf(node, size)], change: LIFTED };
      }
      case 'over':
        return undefined;
    }
  },

  queens: ({ size, chosen, standing }) =>
    chosen.slice(0, standing).map(({ node }) => squareOf(node, size)),

  treeMove: byQueens,
};

/** Returns the lines that are covered, in the order in which they were covered. */
export function coveredLines({ size, links, chosen, standing }: ExactCoverState): BoardLine[] {
  const items: number[] = [];
  for (const [index, { item, node }] of chosen.entries()) {
    items.push(item);
    if (index < standing) items.push(...othersOf(node, size).map((other) => links.item[other]!));
  }
  return items.map((item) => lineOf(item, size));
}

/** Returns the line of the board that an item stands for. */
export function lineOf(item: number, size: number): BoardLine {
  if (item <= 2 * size) {
    const kind = item <= size ? 'row' : 'column';
    return { kind, index: (item - 1) % size };
  }
  const diagonals = 2 * size - 1;
  const index = item - 1 - 2 * size;
  return { kind: index < diagonals ? 'rising' : 'falling', index: index % diagonals };
}

function firstNode(size: number): number {
  return 6 * size - 1;
}

export function squareOf(node: number, size: number): Square {
  return (node - firstNode(size)) >> 2;
}

/** Returns the nodes of the same square in the lists of its other lines, cyclically. */
function othersOf(node: number, size: number): number[] {
  const first = firstNode(size) + 4 * squareOf(node, size);
  const own = node - first;
  return [1, 2, 3].map((k) => first + ((own + k) % KINDS.length));
}

function linksOf(size: number): DancingLinks {
  const items = 6 * size - 2;
  const nodes = firstNode(size) + KINDS.length * size * size;
  const itself = () => Int16Array.from({ length: nodes }, (_, node) => node);
  const [left, right, up, down, item] = [itself(), itself(), itself(), itself(), itself()] as const;
  const length = new Int16Array(items + 1);
  // Only rows and columns must be covered; diagonals are not in the list of node 0.
  for (let node = 0; node <= 2 * size; node++) {
    const next = node === 2 * size ? 0 : node + 1;
    right[node] = next;
    left[next] = node;
  }
  for (let square = 0; square < size * size; square++) {
    const row = rowOf(square, size);
    const column = columnOf(square, size);
    const ofSquare = [
      1 + row,
      1 + size + column,
      1 + 2 * size + row + column,
      1 + 4 * size - 1 + row - column + size - 1,
    ];
    for (const [k, own] of ofSquare.entries()) {
      const node = firstNode(size) + KINDS.length * square + k;
      const above = up[own]!;
      item[node] = own;
      up[node] = above;
      down[node] = own;
      down[above] = node;
      up[own] = node;
      length[own]!++;
    }
  }
  return { left, right, up, down, item, length };
}

/** Returns the first of the uncovered rows and columns with the fewest squares left. */
function shortestItem({ right, length }: DancingLinks): number {
  let shortest = right[0]!;
  for (let item = shortest; item !== 0; item = right[item]!) {
    if (length[item]! < length[shortest]!) shortest = item;
  }
  return shortest;
}

function squaresOfItem({ down }: DancingLinks, item: number, size: number): Square[] {
  const squares: Square[] = [];
  for (let node = down[item]!; node !== item; node = down[node]!) {
    squares.push(squareOf(node, size));
  }
  return squares;
}

/** Removes an item from the list of items, and its squares from the lists of their other lines. */
function cover(links: DancingLinks, covered: number, size: number): void {
  const { left, right, up, down, item, length } = links;
  right[left[covered]!] = right[covered]!;
  left[right[covered]!] = left[covered]!;
  for (let node = down[covered]!; node !== covered; node = down[node]!) {
    for (const other of othersOf(node, size)) {
      down[up[other]!] = down[other]!;
      up[down[other]!] = up[other]!;
      length[item[other]!]!--;
    }
  }
}

/** Undoes `cover` exactly, if all items covered after this one have been uncovered before. */
function uncover(links: DancingLinks, covered: number, size: number): void {
  const { left, right, up, down, item, length } = links;
  for (let node = up[covered]!; node !== covered; node = up[node]!) {
    for (const other of othersOf(node, size).reverse()) {
      down[up[other]!] = other;
      up[down[other]!] = other;
      length[item[other]!]!++;
    }
  }
  right[left[covered]!] = covered;
  left[right[covered]!] = covered;
}
