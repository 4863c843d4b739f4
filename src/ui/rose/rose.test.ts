import { expect, test } from 'vitest';
import { hasSeeds, smallRose } from './rose.ts';

test('seeds are drawn up to 8 × 8, where there are at most 16 families', () => {
  const sizes = Array.from({ length: 32 }, (_, index) => index + 1);
  expect(sizes.filter(hasSeeds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

/** Returns how far a path of a small petal that points up reaches, of one with so many of its 8 variants found. */
function reachOf(part: string, found: number): number {
  const petal = {
    size: 8,
    found: Array.from({ length: found }, (_, place) => place),
    revealed: [],
  };
  const text = JSON.stringify(smallRose([petal], false, false));
  const [, path = ''] = new RegExp(`"${part}","([^"]*)"`).exec(text)!;
  return -Math.min(...path.match(/-?[\d.]+/g)!.map(Number));
}

test('a small petal fills towards its tip, and never beyond it', () => {
  const reaches = [1, 2, 3, 4, 5, 6, 7].map((found) => reachOf('part on', found));
  expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
  expect(reaches[0]).toBeLessThan(reaches[6]!);
  expect(reaches[6]).toBeLessThan(reachOf('part', 7));
  expect(reachOf('part full', 8)).toBe(reachOf('part', 8));
});
