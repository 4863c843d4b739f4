import { describe, expect, test } from 'vitest';
import { probe, type SearchTree } from './probing.ts';
import { seeded } from '../../core/board/random.ts';
import {
  backtrackingTree,
  fewestChoicesTree,
  halfBoardTree,
  wholeBoardTree,
} from './search-trees.ts';

/** Returns the true cost, by walking the whole tree. */
function walked<Node>(tree: SearchTree<Node>, node = tree.root): number {
  const children = tree.children(node);
  return children.reduce(
    (sum, child) => sum + walked(tree, child),
    tree.cost(node, children.length),
  );
}

describe('the search trees', () => {
  test('cost what the runs on 8 × 8 test', () => {
    expect(walked(backtrackingTree(8))).toBe(15_720);
    expect(walked(wholeBoardTree(8))).toBe(2_056);
    expect(walked(halfBoardTree(8))).toBe(1_028);
    expect(walked(fewestChoicesTree(8))).toBe(1_198);
  });
});

describe('probing', () => {
  test('is exact if all paths are alike', () => {
    const tree: SearchTree<number> = {
      root: 0,
      children: (depth) => (depth < 5 ? [depth + 1, depth + 1, depth + 1] : []),
      cost: () => 1,
    };
    expect(probe(tree, seeded(1), 10)).toEqual({ mean: (3 ** 6 - 1) / 2, error: 0 });
  });

  test('comes within four standard errors of the truth, and the error is small', () => {
    for (const tree of [backtrackingTree(8), wholeBoardTree(8), halfBoardTree(8)]) {
      const truth = walked(tree);
      const { mean, error } = probe(tree, seeded(92), 2_000);
      expect(Math.abs(mean - truth)).toBeLessThan(4 * error);
      expect(error).toBeLessThan(truth / 20);
    }
  });

  test('is the same from the same seed', () => {
    expect(probe(fewestChoicesTree(6), seeded(5), 50)).toEqual(
      probe(fewestChoicesTree(6), seeded(5), 50),
    );
  });
});
