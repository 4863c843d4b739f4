import { expect, test } from 'vitest';
import { algorithmOf } from '../exhibits/algorithms.ts';
import { FIGURES } from '../race/counter.testing.ts';
import { EXHIBIT_NAMES, racerOf } from '../shared/catalogue.ts';
import { PAIR } from './pair-sides.ts';
import type { PairState } from './pair.ts';
import { Player } from './player.ts';

const RACING = EXHIBIT_NAMES.filter((name) => racerOf(name, ''));

function openPair(left: string, right: string, size: number): Player {
  const player = new Player(() => 0);
  const parameters = { size };
  player.open(PAIR, {
    left: { name: left, parameters },
    right: { name: right, parameters },
  });
  return player;
}

const stateOf = (snapshot: { readonly state: unknown }): PairState => snapshot.state as PairState;

test.each(RACING)('%s beside backtracking stands at its node, or at its end', (name) => {
  const size = 6;
  const player = openPair('backtracking', name, size);
  const nodes = [FIGURES['backtracking']!(size).nodes, FIGURES[racerOf(name, '')!]!(size).nodes];
  const last = Math.max(...nodes);
  for (let node = 2; node <= last; node++) {
    const { left, right } = stateOf(player.advance(1, Infinity));
    for (const [index, side] of [left, right].entries()) {
      expect(side.isOver).toBe(node > nodes[index]!);
      if (side.isOver) expect(side.nodes).toBe(nodes[index]);
      // One step of this search enters several nodes, and it stays there until the other has as many.
      else if (side.name === 'lexicographic') expect(side.nodes).toBeGreaterThanOrEqual(node);
      else expect(side.nodes).toBe(node);
    }
  }
  const end = player.advance(1, Infinity);
  expect(stateOf(end)).toMatchObject({ left: { isOver: true }, right: { isOver: true } });
  expect(player.advance(1, Infinity)).toMatchObject({ position: last, length: last });
  expect(stateOf(end)).toMatchObject({ left: { found: 4 }, right: { found: 4 } });
});

test('at node 400 of 8 × 8 each run has the board and the finds that it has there alone', () => {
  const names = ['backtracking', 'fewest-choices'] as const;
  const { left, right } = stateOf(openPair(...names, 8).advance(399, Infinity));
  const found = names.map((name, index) => {
    const algorithm = algorithmOf(name);
    const state = algorithm.start({ size: 8 });
    const sums = { placed: 0, found: 0 };
    while (sums.placed < 399) {
      const { change } = algorithm.step(state)!;
      sums.placed += change.placed;
      sums.found += change.found;
    }
    const side = [left, right][index]!;
    expect(side.state).toEqual(state);
    expect(side.found).toBe(sums.found);
    return sums.found;
  });
  expect(found).toEqual([9, 27]);
});

test('both runs step back to the boards that they had', () => {
  const player = openPair('exact-cover', 'bit-parallel', 6);
  const before = structuredClone(player.advance(20, Infinity).state);
  player.advance(Infinity, Infinity);
  expect(player.seek(20).state).toEqual(before);
});
