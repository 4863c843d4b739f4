import type { Step, TreeMove } from '../algorithm.ts';

/** The move of a search that enters a node with each queen it places, and leaves it with the queen. */
export function byQueens({ change }: Step): TreeMove {
  return { left: change.lifted, entered: change.placed };
}
