import { describe, expect, test } from 'vitest';
import known from '../../core/solutions/known-counts.json';
import { SearchTree } from '../machine/search-tree.ts';
import { CONTESTANTS } from './contestants.ts';
import { FIGURES, NODES_BY_LEVEL } from './counter.testing.ts';
import { Heat } from './heat.ts';
import { IDEAS, OTHERS } from './ideas.ts';
import { SMALLEST_RACE } from './race-limits.ts';

/** The largest board on which a test waits for each of the slow ones; the others run up to 8 × 8. */
const LARGEST: Readonly<Record<string, number>> = { 'one-a-row': 7, 'any-squares': 6 };

function finished(name: string, size: number): Heat {
  const heat = new Heat(CONTESTANTS.get(name)!, size);
  let time = 0;
  heat.advance(Infinity, () => time++);
  return heat;
}

describe.each([...IDEAS, ...OTHERS].flatMap(({ racer }) => racer ?? []))('%s', (name) => {
  test('has the nodes, the squares looked at and the solutions of an independent counter', () => {
    for (let size = SMALLEST_RACE; size <= (LARGEST[name] ?? 8); size++) {
      const { nodes, looked, found } = finished(name, size);
      expect({ size, nodes, looked, found }).toEqual({ size, ...FIGURES[name]!(size) });
      expect(String(found)).toBe(known.solutions[String(size) as keyof typeof known.solutions]);
    }
  });

  test('has the nodes on 8 × 8 that are known before its run, if a formula says them', () => {
    const { racer } = CONTESTANTS.get(name)!;
    expect(racer.nodes === undefined).toBe(NODES_BY_LEVEL[name] === undefined);
    for (let size = SMALLEST_RACE; size <= 10; size++) {
      expect(racer.nodes?.(size)).toBe(NODES_BY_LEVEL[name] && Number(NODES_BY_LEVEL[name](size)));
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
