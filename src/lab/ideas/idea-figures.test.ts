import { describe, expect, test } from 'vitest';
import known from '../../core/solutions/known-counts.json';
import { algorithmOf } from '../exhibits/algorithms.ts';
import { oneARowNodes } from '../machine/combinatorics.ts';
import { SearchTree } from '../machine/search-tree.ts';
import { Player } from '../player/player.ts';
import { FIGURES, NODES_BY_LEVEL } from './counter.testing.ts';
import { IDEAS } from './ideas.ts';

/** The exhibits that find all solutions by a search tree, as the counter names them, and if they test single squares. */
const SEARCHES: readonly (readonly [
  name: string,
  exhibit: string,
  half: boolean,
  testsSquares: boolean,
])[] = [
  ['swapping', 'swapping', false, false],
  ['backtracking', 'backtracking', false, true],
  ['fewest-choices', 'fewest-choices', false, true],
  ['half-board', 'bit-parallel', true, false],
  ['bit-parallel', 'bit-parallel', false, false],
  ['exact-cover', 'exact-cover', false, false],
];

describe.each(SEARCHES)('%s', (name, exhibit, half, testsSquares) => {
  test('has the nodes, the squares tested and the solutions of an independent counter', () => {
    for (let size = 4; size <= 8; size++) {
      const player = new Player(() => 0);
      player.open(exhibit, { size, half });
      const { placed, tested, found } = player.advance(Infinity, Infinity).tally;
      const looked = testsSquares ? tested : undefined;
      // A search enters a node with each queen that it places.
      expect({ size, nodes: placed + 1, looked, found }).toEqual({ size, ...FIGURES[name]!(size) });
      expect(String(found)).toBe(known.solutions[String(size) as keyof typeof known.solutions]);
    }
  });

  test('enters the nodes that the tree of its exhibit shows', () => {
    const { start, step: next, treeMove } = algorithmOf(exhibit);
    const state = start({ size: 6, half });
    const tree = new SearchTree();
    for (let step = next(state); step; step = next(state)) {
      const move = treeMove!(step, state);
      if (move) tree.follow(move, step.change.found > 0, 0, true);
    }
    expect(tree.position.entered).toBe(FIGURES[name]!(6).nodes);
  });
});

test('each idea has the number of boards that another program counts, and the rule none', () => {
  const names = ['swapping', 'backtracking', 'fewest-choices', 'half-board'];
  expect(IDEAS.map(({ boards }) => boards)).toEqual([
    Number(NODES_BY_LEVEL['any-squares']!(8)),
    Number(NODES_BY_LEVEL['one-a-row']!(8)),
    ...names.map((name) => FIGURES[name]!(8).nodes),
    0,
  ]);
  const player = new Player(() => 0);
  player.open('construction', { size: 8 });
  expect(player.advance(Infinity, Infinity).tally).toMatchObject({
    tested: 0,
    lifted: 0,
    found: 1,
  });
});

test('boards that are counted level by level are those that a walk counts', () => {
  for (let size = 4; size <= 6; size++) {
    for (const [name, count] of Object.entries(NODES_BY_LEVEL)) {
      expect(Number(count(size))).toBe(FIGURES[name]!(size).nodes);
    }
    expect(oneARowNodes(size)).toBe(FIGURES['one-a-row']!(size).nodes);
  }
});
