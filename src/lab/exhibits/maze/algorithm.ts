import type { Square } from '../../../core/board/square.ts';
import { tally, type Algorithm, type Step, type TreeMove } from '../../machine/algorithm.ts';
import type { Matrix } from '../../shared/matrix.ts';
import { NOTHING } from '../tallies.ts';
import { IN, OUT, STILL } from '../tree-moves.ts';
import { besides, FREE } from './walls.ts';

/** The outcome of a search: `open` while it goes on, `none` once it has proved that there is no way. */
export type Outcome = 'open' | 'found' | 'none';

/** Depth-first search: it continues from the square entered last, and goes back if it cannot. */
interface DepthFirst {
  /** Squares that were entered, in their order. */
  readonly entered: Square[];
  /** Squares that were entered and not left: the way from the start to the current square. */
  readonly stack: Square[];
  outcome: Outcome;
}

/** Breadth-first search: it continues from the square that has waited longest. */
interface BreadthFirst {
  /** Squares that were reached, in their order; those that have not been taken wait. */
  readonly reached: Square[];
  /** The square from which each of them was reached; for the start, the start itself. */
  readonly from: Square[];
  /** The number of them that were taken. */
  taken: number;
  /** The shortest way from the start to the goal, once it is found. */
  path: readonly Square[];
  outcome: Outcome;
}

/** A maze, and how it is searched. */
interface MazeSearch extends Matrix {
  /** True to step both searches at once, instead of the second after the first. */
  readonly together?: boolean;
}

export interface MazeState extends MazeSearch {
  readonly depth: DepthFirst;
  readonly breadth: BreadthFirst;
}

/**
 * Kinds of steps and their squares:
 *
 * Depth-first search, whose tree is the squares entered and left:
 * - `start`: the start was entered. Squares: it.
 * - `enter`: a square was entered. Squares: it, then the one from which it was entered.
 * - `leave`: no way continues from a square, and it was left. Squares: it, then the one that the search is back on.
 * - `deep`: the square entered last is the goal. Squares: the way.
 * - `closed`: the stack is empty, and there is no way. Squares: none.
 *
 * Breadth-first search, after it:
 * - `queue`: the start was put into the queue. Squares: it.
 * - `take`: a square was taken from the queue. Squares: it, then those reached from it.
 * - `short`: the square taken is the goal. Squares: the shortest way.
 * - `unreached`: the queue is empty, and there is no way. Squares: none.
 */
export type MazeKind =
  'start' | 'enter' | 'leave' | 'deep' | 'closed' | 'queue' | 'take' | 'short' | 'unreached';

/**
 * Finds a way through a maze from the top left to the bottom right: first by depth-first search with a stack, which
 * goes back out of dead ends, then by breadth-first search, whose first way is a shortest one.
 * Sources: É. Lucas, Récréations mathématiques 1 (1882), for Trémaux's way out of a labyrinth; E. F. Moore, The
 * shortest path through a maze (1959).
 */
export const algorithm: Algorithm<MazeSearch, MazeState, MazeKind> = {
  start: ({ rows, columns, numbers, together = false }) => ({
    ...{ rows, columns, numbers, together },
    depth: { entered: [], stack: [], outcome: 'open' },
    breadth: { reached: [], from: [], taken: 0, path: [], outcome: 'open' },
  }),

  step(state) {
    const deeper = state.depth.outcome === 'open' ? goDeeper(state) : undefined;
    if (deeper && !state.together) return deeper;
    const wider = state.breadth.outcome === 'open' ? goWider(state) : undefined;
    if (!deeper || !wider) return deeper ?? wider;
    // One step tells of depth-first search, and counts for both.
    const { tested, found } = wider.change;
    return {
      ...deeper,
      change: tally({
        tested: deeper.change.tested + tested,
        found: deeper.change.found + found,
      }),
    };
  },

  queens: () => [],

  // Breadth-first search has no moves: it does not go deeper and back in a tree.
  treeMove: ({ kind }) => TREE_MOVES[kind],
};

const TREE_MOVES: Readonly<Partial<Record<MazeKind, TreeMove>>> = {
  start: IN,
  enter: IN,
  leave: OUT,
  deep: STILL,
  closed: STILL,
};

/** Returns the squares that depth-first search has entered and left, because no way to the goal continues from them. */
export function deadEnds({ entered, stack }: DepthFirst): Square[] {
  const open = new Set(stack);
  return entered.filter((square) => !open.has(square));
}

function goDeeper(state: MazeState): Step<MazeKind> {
  const { depth, numbers } = state;
  const { entered, stack } = depth;
  const last = stack.at(-1);
  if (last === undefined) {
    if (entered.length > 0) {
      depth.outcome = 'none';
      return { kind: 'closed', squares: [], change: NOTHING };
    }
    entered.push(0);
    stack.push(0);
    return { kind: 'start', squares: [0], change: NOTHING };
  }
  if (last === numbers.length - 1) {
    depth.outcome = 'found';
    return { kind: 'deep', squares: [...stack], change: tally({ found: 1 }) };
  }
  const been = new Set(entered);
  const beside = besides(last, state);
  const index = beside.findIndex((square) => numbers[square] === FREE && !been.has(square));
  if (index < 0) {
    stack.pop();
    const squares = [last, ...stack.slice(-1)];
    return { kind: 'leave', squares, change: tally({ tested: beside.length }) };
  }
  const next = beside[index]!;
  entered.push(next);
  stack.push(next);
  return { kind: 'enter', squares: [next, last], change: tally({ tested: index + 1 }) };
}

function goWider(state: MazeState): Step<MazeKind> {
  const { breadth, numbers } = state;
  const { reached, from } = breadth;
  if (reached.length === 0) {
    reached.push(0);
    from.push(0);
    return { kind: 'queue', squares: [0], change: NOTHING };
  }
  const square = reached[breadth.taken];
  if (square === undefined) {
    breadth.outcome = 'none';
    return { kind: 'unreached', squares: [], change: NOTHING };
  }
  breadth.taken++;
  if (square === numbers.length - 1) {
    breadth.outcome = 'found';
    breadth.path = pathTo(square, breadth);
    return { kind: 'short', squares: breadth.path, change: tally({ found: 1 }) };
  }
  const beside = besides(square, state);
  const been = new Set(reached);
  const free = beside.filter((one) => numbers[one] === FREE && !been.has(one));
  reached.push(...free);
  from.push(...free.map(() => square));
  const change = tally({ tested: beside.length });
  return { kind: 'take', squares: [square, ...free], change };
}

/** Returns the way by which a square was reached, from the start on. */
function pathTo(square: Square, { reached, from }: BreadthFirst): Square[] {
  const way = [square];
  for (let last = square; last !== 0; way.push(last)) last = from[reached.indexOf(last)]!;
  return way.reverse();
}
