import type { Step, TreeMove } from '../machine/algorithm.ts';

/** The move of a step that neither leaves nor enters a node. */
export const STILL: TreeMove = { left: 0, entered: 0 };
/** The move of a step that enters a node. */
export const IN: TreeMove = { left: 0, entered: 1 };
/** The move of a step that leaves a node. */
export const OUT: TreeMove = { left: 1, entered: 0 };

/**
 * Returns the move of a step in a search that enters a node with each queen placed and leaves one with each removed.
 */
export function byQueens({ change }: Step): TreeMove {
  const { placed, lifted } = change;
  // Most moves are one of the constants; creating one for each step would take longer than the step.
  if (placed + lifted === 0) return STILL;
  if (placed + lifted === 1) return placed === 1 ? IN : OUT;
  return { left: lifted, entered: placed };
}
