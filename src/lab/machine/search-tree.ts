import type { TreeMove } from './algorithm.ts';
import { NodeLog } from './node-log.ts';

/** The position of a run in its search tree, with counts of the nodes entered so far. Plain data that can be copied. */
export interface TreePosition {
  /** The number of nodes entered, the root included. */
  entered: number;
  /** The open nodes from the root down, each as its 0-based number in the order of entering. */
  readonly path: number[];
  /** The number of solutions among them. */
  solutions: number;
  /** True if the node entered last is known to be a solution. */
  isSolution: boolean;
}

/** A search tree: the current position in it, and a log of all nodes that the run has ever entered. */
export class SearchTree {
  /** The current position; read-only for callers, and replaced when the run goes back. */
  position: TreePosition = {
    entered: 1,
    path: [0],
    solutions: 0,
    isSolution: false,
  };
  readonly log = new NodeLog();

  constructor() {
    this.log.add(0, 0);
  }

  /**
   * Makes a move.
   * @param isFound True if the step found something: the node at which it ends is a solution.
   * @param step The number of steps that the run has taken, this one included.
   * @param isNew True if the run was never there before.
   */
  follow({ left, entered }: TreeMove, isFound: boolean, step: number, isNew: boolean): void {
    const { position, log } = this;
    const { path } = position;
    path.length -= left;
    for (let k = 0; k < entered; k++) {
      const level = path.length;
      path.push(position.entered++);
      position.isSolution = false;
      if (isNew) log.add(level, step);
    }
    if (!isFound) return;
    position.solutions++;
    position.isSolution = true;
    if (isNew) log.markLast();
  }
}

export function copyOfPosition(position: TreePosition): TreePosition {
  return { ...position, path: [...position.path] };
}
