import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Matrix } from '../../shared/matrix.ts';
import { matrices, runOf } from '../../shared/matrix.testing.ts';
import { algorithm, deadEnds } from './algorithm.ts';
import { besides, MAZE_NUMBERS, mazeOfSeed, mazeText, readMaze } from './walls.ts';

/** Returns the number of squares of a shortest way to each square, by going over the board until nothing changes. */
function lengthsOf(maze: Matrix): number[] {
  const { numbers } = maze;
  const lengths = numbers.map((_, square) => (square === 0 ? 1 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const [square, number] of numbers.entries()) {
      if (number !== 0) continue;
      const length = 1 + Math.min(...besides(square, maze).map((one) => lengths[one]!));
      if (length >= lengths[square]!) continue;
      lengths[square] = length;
      changed = true;
    }
  }
  return lengths;
}

const mazes = fc.oneof(
  matrices(2, 7, MAZE_NUMBERS).map((maze) => ({
    ...maze,
    numbers: maze.numbers.with(0, 0).with(-1, 0),
  })),
  fc
    .tuple(fc.nat(), fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }))
    .map(([seed, rows, columns]) => ({ rows, columns, numbers: mazeOfSeed(seed, rows, columns) })),
);

function expectWay(way: readonly number[], maze: Matrix): void {
  expect(way[0]).toBe(0);
  expect(way.at(-1)).toBe(maze.numbers.length - 1);
  expect(new Set(way).size).toBe(way.length);
  expect(way.every((square) => maze.numbers[square] === 0)).toBe(true);
  for (const [index, square] of way.slice(1).entries()) {
    expect(besides(way[index]!, maze)).toContain(square);
  }
}

test('both searches find a way exactly if there is one, and the second finds a shortest, on thousands of mazes', () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      const lengths = lengthsOf(maze);
      const { state, steps } = runOf(algorithm, maze);
      const { depth, breadth } = state;
      if (lengths.at(-1) === Infinity) {
        expect([depth.outcome, breadth.outcome]).toEqual(['none', 'none']);
        const all = [...lengths.keys()].filter((square) => lengths[square]! < Infinity);
        expect([...depth.entered].sort((a, b) => a - b)).toEqual(all);
        expect([...breadth.reached].sort((a, b) => a - b)).toEqual(all);
        expect(deadEnds(depth)).toHaveLength(all.length);
        return;
      }
      expect([depth.outcome, breadth.outcome]).toEqual(['found', 'found']);
      expectWay(depth.stack, maze);
      expectWay(breadth.path, maze);
      expect(breadth.path).toHaveProperty('length', lengths.at(-1));
      expect(steps.filter(({ change }) => change.found > 0)).toHaveLength(2);
    }),
    { numRuns: 3000 },
  );
});

test('depth-first search enters each square at most once, and leaves the one it entered last', () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      const { steps } = runOf(algorithm, maze);
      const stack: number[] = [];
      const been = new Set<number>();
      for (const { kind, squares } of steps) {
        const [square, other] = squares;
        if (kind === 'start' || kind === 'enter') {
          expect(been.has(square!)).toBe(false);
          expect(other).toBe(stack.at(-1));
          been.add(square!);
          stack.push(square!);
        } else if (kind === 'leave') {
          expect(stack.pop()).toBe(square);
          expect(other).toBe(stack.at(-1));
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('every seed makes a maze with a way, up to 24 × 24', () => {
  const side = fc.integer({ min: 2, max: 24 });
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), side, side, (seed, rows, columns) => {
      const numbers = mazeOfSeed(seed, rows, columns);
      expect(mazeOfSeed(seed, rows, columns)).toEqual(numbers);
      const { state } = runOf(algorithm, { rows, columns, numbers });
      expect(state.depth.outcome).toBe('found');
      expect(readMaze(mazeText(numbers), rows * columns)).toEqual(numbers);
    }),
    { numRuns: 300 },
  );
});

test.each(['', '0', '00000', '1000', '0001', '0120', '0 10', '00.0'])(
  'squares of a link that are no maze of four squares are refused: %j',
  (text) => {
    expect(readMaze(text, 4)).toBeUndefined();
  },
);
