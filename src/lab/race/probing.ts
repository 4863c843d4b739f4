import { nextBelow, type RandomState } from '../../core/board/random.ts';

/** A search tree for probing, with the children and the cost of a node. */
export interface SearchTree<Node> {
  readonly root: Node;
  readonly children: (node: Node) => readonly Node[];
  /**
   * Returns the value that is summed over all nodes.
   * @param children The number of the node's children.
   */
  readonly cost: (node: Node, children: number) => number;
}

/** A mean with its standard error: in two of three cases the true value is no further away. */
interface ProbingResult {
  readonly mean: number;
  readonly error: number;
}

/**
 * Estimates the cost of a search tree that is too large to walk. Each probe goes down at random and divides the cost of
 * every node by the probability of reaching it. The mean is unbiased, however few the probes.
 * Source: Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29 (1975).
 * @param probes The number of probes, 2 or more.
 */
export function probe<Node>(
  tree: SearchTree<Node>,
  random: RandomState,
  probes: number,
): ProbingResult {
  let sum = 0;
  let squares = 0;
  for (let k = 0; k < probes; k++) {
    const estimate = probeOnce(tree, random);
    sum += estimate;
    squares += estimate ** 2;
  }
  const mean = sum / probes;
  const variance = Math.max(squares / probes - mean ** 2, 0) * (probes / (probes - 1));
  return { mean, error: Math.sqrt(variance / probes) };
}

function probeOnce<Node>(tree: SearchTree<Node>, random: RandomState): number {
  let node = tree.root;
  let estimate = 0;
  for (let weight = 1; ;) {
    const children = tree.children(node);
    estimate += weight * tree.cost(node, children.length);
    if (children.length === 0) return estimate;
    weight *= children.length;
    node = children[nextBelow(random, children.length)]!;
  }
}
