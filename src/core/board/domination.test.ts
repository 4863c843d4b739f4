import { expect, test } from 'vitest';
import { DominationSearch, attackMasksOf, unguardedBy } from './domination.ts';
import known from './known-domination.json';
import { fullSet, removeSquare } from './square-set.ts';
import type { Square } from './square.ts';

function searchOn(size: number, most: number): DominationSearch {
  const squares = size * size;
  const sights = attackMasksOf({ rows: size, columns: size });
  return new DominationSearch(sights, unguardedBy([], sights, squares), fullSet(squares), most);
}

/** Returns all sets that a search finds, each in the order of squares. */
function setsOf(search: DominationSearch, until = (): number => Infinity): string[] {
  const sets: string[] = [];
  for (;;) {
    const outcome = search.next(until());
    if (outcome === 'exhausted') return sets;
    if (outcome === 'found') sets.push(search.added.toSorted((a, b) => a - b).join(' '));
  }
}

const SIZES = Object.entries(known.squares)
  .map(([size, truth]) => ({ size: Number(size), ...truth }))
  .filter(({ size }) => size <= 8);

test.each(SIZES)('the search finds the $sets published sets on $size × $size once', (truth) => {
  const { size, least, sets } = truth;
  const found = setsOf(searchOn(size, least));
  expect(found).toHaveLength(sets);
  expect(new Set(found).size).toBe(sets);
  expect(setsOf(searchOn(size, least - 1))).toEqual([]);
});

test('a paused search continues where it was', () => {
  const paused = searchOn(6, 3);
  expect(setsOf(paused, () => paused.nodes + 1)).toEqual(setsOf(searchOn(6, 3)));
});

test('the search adds queens to those on the board, and only on open squares', () => {
  const squares = 16;
  const sights = attackMasksOf({ rows: 4, columns: 4 });
  const stands: Square = 5;
  const open = fullSet(squares);
  removeSquare(open, stands);
  const withHer = (): string[] =>
    setsOf(new DominationSearch(sights, unguardedBy([stands], sights, squares), open, 1));
  const all = withHer();
  expect(all).toEqual(
    setsOf(searchOn(4, 2))
      .map((set) => set.split(' '))
      .filter((set) => set.includes(String(stands)))
      .map((set) => set.find((square) => square !== String(stands))!),
  );
  removeSquare(open, Number(all[0]));
  expect(withHer()).toEqual(all.slice(1));
});
