import { algorithmOf } from '../exhibits/algorithms.ts';
import { tally, type Algorithm, type Step } from '../machine/algorithm.ts';
import { SIDES, type SideName } from './pair-sides.ts';

interface SideParameters {
  /** The name of an exhibit with a search tree. */
  readonly name: string;
  /** The parameters of its run. */
  readonly parameters: unknown;
}

/** One of the two runs, at the node of the pair or at its end. */
export interface Side {
  readonly name: string;
  readonly state: unknown;
  /** The step that led to this state; `undefined` at the start. */
  step: Step | undefined;
  /** Nodes entered so far, the empty board included. */
  nodes: number;
  found: number;
  isOver: boolean;
}

export interface PairState extends Readonly<Record<SideName, Side>> {
  /** The number of nodes up to which both runs have come, the empty board included. */
  node: number;
}

/**
 * Two searches as one machine. Its steps lead both to their next node, whatever the number of steps that each takes, and
 * a run without another node to its end. A run that enters several nodes in one step waits for the other.
 */
export const pair: Algorithm<Readonly<Record<SideName, SideParameters>>, PairState, 'node'> = {
  start: ({ left, right }) => ({ node: 1, left: startOf(left), right: startOf(right) }),

  step(state) {
    if (state.left.isOver && state.right.isOver) return undefined;
    state.node++;
    const before = state.left.found + state.right.found;
    for (const name of SIDES) goTo(state[name], state.node);
    const found = state.left.found + state.right.found - before;
    return { kind: 'node', squares: [], change: tally({ found }) };
  },

  // The page has the queens of each side from its state.
  queens: () => [],
};

function startOf({ name, parameters }: SideParameters): Side {
  const state = algorithmOf(name).start(parameters);
  return { name, state, step: undefined, nodes: 1, found: 0, isOver: false };
}

function goTo(side: Side, node: number): void {
  const algorithm = algorithmOf(side.name);
  while (!side.isOver && side.nodes < node) {
    const step = algorithm.step(side.state);
    if (step) {
      side.step = step;
      side.nodes += algorithm.treeMove!(step, side.state)!.entered;
      side.found += step.change.found;
    } else side.isOver = true;
  }
}
