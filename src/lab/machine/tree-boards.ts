import type { Square } from '../../core/board/square.ts';
import type { Algorithm } from './algorithm.ts';

/** A node of a small search tree, with its board and its place in the drawing. */
export interface TreeBoard {
  readonly queens: readonly Square[];
  readonly level: number;
  /** The step that entered it; 0 for the root. */
  readonly step: number;
  /** The step that left it; `Infinity` if the run ends on it. */
  readonly left: number;
  readonly isSolution: boolean;
  /** True if there is a solution at it or below it. */
  readonly isFruitful: boolean;
  /** The index of its parent; `undefined` for the root. */
  readonly parent: number | undefined;
  /** Its place from the left, in widths of a board. */
  readonly x: number;
}

/** The largest board of which a whole search is drawn, and the most boards side by side. */
const LARGEST = 4;
export const MOST_BESIDE = 6;

/** The largest number of nodes of such a search. */
const MOST_NODES = 40;

/**
 * Returns the whole search as boards, in the order in which they are entered; `undefined` if there is no tree, or it
 * is too large to be drawn so.
 */
export function treeBoards<Parameters, State, Kind extends string>(
  { start, step, queens, treeMove }: Algorithm<Parameters, State, Kind>,
  parameters: Parameters,
  size: number,
): readonly TreeBoard[] | undefined {
  if (!treeMove || size > LARGEST) return undefined;
  const state = start(parameters);
  const root = { queens: [], level: 0, step: 0, left: Infinity, parent: undefined, x: 0 };
  const boards: Mutable<TreeBoard>[] = [{ ...root, isSolution: false, isFruitful: false }];
  const path = [0];
  let position = 0;
  // A search may end at a step after which its state would go on.
  for (let done = step(state); done; done = done.kind === 'over' ? undefined : step(state)) {
    position++;
    const move = treeMove(done, state);
    if (!move) continue;
    const { left, entered } = move;
    // A search that enters several nodes in one step passes boards that it does not show.
    if (entered > 1 || boards.length > MOST_NODES) return undefined;
    for (const index of path.splice(path.length - left)) boards[index]!.left = position;
    const parent = path.at(-1)!;
    if (entered === 1) {
      path.push(boards.length);
      const level = path.length - 1;
      const board = { queens: queens(state), level, step: position, left: Infinity, parent, x: 0 };
      boards.push({ ...board, isSolution: false, isFruitful: false });
    }
    if (done.change.found === 0) continue;
    boards[path.at(-1)!]!.isSolution = true;
    for (const index of path) boards[index]!.isFruitful = true;
  }
  return place(boards) <= MOST_BESIDE ? boards : undefined;
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Places leaves side by side, and each parent in the middle of its children. Returns the number of leaves. */
function place(boards: readonly Mutable<TreeBoard>[]): number {
  let leaves = 0;
  for (const [index, board] of [...boards.entries()].reverse()) {
    const children = boards.filter(({ parent }) => parent === index);
    board.x = children.length === 0 ? leaves++ : (children[0]!.x + children.at(-1)!.x) / 2;
  }
  // From the last board to the first, leaves are counted from the right.
  for (const board of boards) board.x = leaves - 1 - board.x;
  return leaves;
}

/** Returns true if a board was left by a position, and no board below it was ever entered. */
export function isDeadEnd(boards: readonly TreeBoard[], index: number, position: number): boolean {
  const { left, isSolution } = boards[index]!;
  return left <= position && !isSolution && !boards.some(({ parent }) => parent === index);
}
