import { describe, expect, test } from 'vitest';
import known from '../../core/solutions/known-counts.json';
import { SearchTree } from '../machine/search-tree.ts';
import { CONTESTANTS } from './contestants.ts';
import { FIGURES, NODES_BY_LEVEL } from './counter.testing.ts';
import { Heat } from './heat.ts';
import { IDEAS, OTHERS } from './ideas.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race-limits.ts';

function finished(name: string, size: number): Heat {
  const heat = new Heat(CONTESTANTS.get(name)!, size);
  let time = 0;
  heat.advance(Infinity, () => time++);
  return heat;
}

describe.each([...IDEAS, ...OTHERS].flatMap(({ racer }) => racer ?? []))('%s', (name) => {
  test('has the nodes, the squares looked at and the solutions of an independent counter', () => {
    for (let size = SMALLEST_RACE; size <= 8; size++) {
      const { nodes, looked, found } = finished(name, size);
      expect({ size, nodes, looked, found }).toEqual({ size, ...FIGURES[name]!(size) });
      expect(String(found)).toBe(known.solutions[String(size) as keyof typeof known.solutions]);
    }
  });

  test('enters in the race the nodes that the tree of its exhibit shows', () => {
    const { algorithm, racer } = CONTESTANTS.get(name)!;
    const { treeMove } = algorithm;
    if (!treeMove) return;
    const state = algorithm.start(racer.parametersOf(6));
    const tree = new SearchTree();
    for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
      tree.follow(treeMove(step, state)!, step.change.found > 0, 0, true);
    }
    expect(tree.position.entered).toBe(finished(name, 6).nodes);
  });
});

test('searches that do not run have the boards that another program counts, by walks and level by level', () => {
  for (const [index, name] of (['any-squares', 'one-a-row'] as const).entries()) {
    const boardsOn = IDEAS[index]!.boardsOn!;
    for (let size = SMALLEST_RACE; size <= LARGEST_RACE; size++) {
      expect(boardsOn(size)).toBe(Number(NODES_BY_LEVEL[name]!(size)));
      if (size <= 6) expect(boardsOn(size)).toBe(FIGURES[name]!(size).nodes);
    }
  }
});
