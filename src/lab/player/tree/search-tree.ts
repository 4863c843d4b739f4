import type { TreeMove } from '../../algorithm.ts';
import { BEYOND, NodeLog, SOLUTION } from './node-log.ts';

/** A run's place in the tree of its search, with what it has entered so far. Plain data, to be copied. */
export interface TreePosition {
  /** How many nodes have been entered, the root among them. */
  entered: number;
  /** The open nodes, the root first, each by its number in the order of entering, from 0. */
  readonly path: number[];
  /** How many nodes have been entered on each level, the root's first. */
  readonly counts: number[];
  /** How many of them are solutions. */
  solutions: number;
  /** Returns true if the node entered last is known to be one. */
  isSolution: boolean;
}

/** The tree of a search: the present position in it, and a log of all nodes that the run has ever entered. */
export class SearchTree {
  /** To be read and copied; replaced when the run goes back. */
  position: TreePosition = {
    entered: 1,
    path: [0],
    counts: [1],
    solutions: 0,
    isSolution: false,
  };
  readonly log = new NodeLog();

  constructor() {
    this.log.add(0, 0, 0);
  }

  /**
   * Makes a move.
   * @param isFound The step found something: the node at which it ends is a solution.
   * @param step How many steps the run has taken with this one.
   * @param isNew The run was never there before.
   */
  follow(
    { left, entered, peaceful = Infinity }: TreeMove,
    isFound: boolean,
    step: number,
    isNew: boolean,
  ): void {
    const { position, log } = this;
    const { path, counts } = position;
    path.length -= left;
    for (let k = 0; k < entered; k++) {
      const level = path.length;
      path.push(position.entered++);
      counts[level] = (counts[level] ?? 0) + 1;
      position.isSolution = false;
      if (isNew) log.add(level, step, level > peaceful ? BEYOND : 0);
    }
    if (!isFound) return;
    position.solutions++;
    position.isSolution = true;
    if (isNew) log.markLast(SOLUTION);
  }
}

export function copyOfPosition(position: TreePosition): TreePosition {
  return { ...position, path: [...position.path], counts: [...position.counts] };
}
