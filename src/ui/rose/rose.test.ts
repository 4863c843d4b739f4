import { expect, test } from 'vitest';
import type { Petal } from './petals.ts';
import { hasSeeds, rose, smallRose } from './rose.ts';

test('seeds are drawn up to 8 × 8, where there are at most 16 families', () => {
  const sizes = Array.from({ length: 32 }, (_, index) => index + 1);
  expect(sizes.filter(hasSeeds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

/** Returns a family with so many of its variants found. */
function family(size: number, found: number): Petal {
  return { size, found: Array.from({ length: found }, (_, place) => place), revealed: [] };
}

/** Returns a path of a small rose. */
function pathIn(petals: readonly Petal[], part: string): string {
  const text = JSON.stringify(smallRose(petals, false, false));
  return new RegExp(`"${part}","([^"]*)"`).exec(text)![1]!;
}

/** Returns how far a path of the small petal that points up reaches, of one with so many of its 8 variants found. */
function reachOf(part: string, found: number): number {
  const path = pathIn([family(8, 0), family(8, 0), family(8, found)], part);
  return -Math.min(...path.match(/-?[\d.]+/g)!.map(Number));
}

test('a small petal fills towards its tip, and never beyond it', () => {
  const reaches = [1, 2, 3, 4, 5, 6, 7].map((found) => reachOf('part on', found));
  expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
  expect(reaches[0]).toBeLessThan(reaches[6]!);
  expect(reaches[6]).toBeLessThan(reachOf('part', 7));
  expect(reachOf('part full', 8)).toBe(reachOf('part', 8));
});

test('a small flower fills leaf by leaf, so that a look tells how much is missing', () => {
  const leavesOf = (path: string): string[] => path.split('Z').slice(0, -1);
  const leaves = leavesOf(pathIn([family(4, 0)], 'part'));
  expect(leaves).toHaveLength(4);
  for (const [size, found, whole] of [
    [2, 1, 2],
    [4, 1, 1],
    [4, 3, 3],
    [8, 6, 3],
  ] as const) {
    expect(leavesOf(pathIn([family(size, found)], 'part on'))).toEqual(leaves.slice(0, whole));
  }
  const begun = leavesOf(pathIn([family(8, 3)], 'part on'));
  expect(begun).toHaveLength(2);
  expect(begun[0]).toBe(leaves[0]);
  expect(begun[1]).not.toBe(leaves[1]);
});

test('the petals of each size leave room in the rose for one that is larger', () => {
  const text = (petals: readonly Petal[]): string => JSON.stringify(rose(petals, true));
  for (const count of [1, 2, 6, 12]) {
    const petals = Array.from({ length: count }, () => family(8, 8));
    const drawn = text(petals);
    const scale = drawn.includes('scale(2)') ? 2 : 1;
    const [path] = /M-?[\d.]+ -?[\d.]+C[^"]*Z/.exec(drawn)!;
    const reach = Math.max(...path.match(/-?[\d.]+/g)!.map((one) => Math.abs(Number(one)))) * scale;
    const half = Number(/viewBox=\\"-([\d.]+) /.exec(drawn)![1]);
    expect(reach * 1.07).toBeLessThanOrEqual(half);
    expect(reach).toBeLessThanOrEqual(half - 4);
  }
});
