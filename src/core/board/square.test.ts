import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  columnOf,
  fileName,
  isSize,
  MAX_SIZE,
  MIN_SIZE,
  rankName,
  rowOf,
  squareAt,
  squareName,
} from './square.ts';

const sizes = fc.integer({ min: MIN_SIZE, max: MAX_SIZE });

test('the game offers the whole sizes from 1 to 32 and nothing else', () => {
  const offered = Array.from({ length: 100 }, (_, index) => index - 50).filter(isSize);
  expect(offered).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  for (const value of [8.5, NaN, Infinity, '8', null, undefined, [8], { valueOf: () => 8 }, 8n]) {
    expect(isSize(value)).toBe(false);
  }
});

test('a square gives back its row and column', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), (size, a, b) => {
      const row = a % size;
      const column = b % size;
      const square = squareAt(row, column, size);
      expect(square).toBeGreaterThanOrEqual(0);
      expect(square).toBeLessThan(size * size);
      expect([rowOf(square, size), columnOf(square, size)]).toEqual([row, column]);
    }),
  );
});

test.each([
  [0, 8, 'a8'],
  [7, 8, 'h8'],
  [56, 8, 'a1'],
  [63, 8, 'h1'],
  [21, 8, 'f6'],
  [0, 1, 'a1'],
  [31, 32, 'af32'],
])('square %i of a board of %i is read as %s', (square, size, name) => {
  expect(squareName(square, size)).toBe(name);
});

test('files go from a to z and continue with aa', () => {
  expect([0, 1, 25, 26, 27, 31].map(fileName)).toEqual(['a', 'b', 'z', 'aa', 'ab', 'af']);
});

test('ranks are counted from the bottom', () => {
  expect([rankName(0, 8), rankName(7, 8)]).toEqual(['8', '1']);
});

test('no two squares of a board have the same name', () => {
  for (const size of [1, 8, 27, 32]) {
    const names = Array.from({ length: size * size }, (_, square) => squareName(square, size));
    expect(new Set(names).size).toBe(size * size);
  }
});
