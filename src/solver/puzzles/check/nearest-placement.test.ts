import { expect, test } from 'vitest';
import { queensOf } from '../../../core/solutions/code.ts';
import { completePuzzle, regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { nextBelow, nextPermutation, seeded } from '../../../core/board/random.ts';
import type { Square } from '../../../core/board/square.ts';
import { allSolutions } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { nearestPlacement } from './nearest-placement.ts';

const SOLUTIONS = allSolutions(8).map(queensOf);

/** Returns the queens that stay: each that some solution contains with those before it. */
function keptOf(queens: readonly Square[]): Square[] {
  const kept: Square[] = [];
  for (const queen of queens) {
    const more = [...kept, queen];
    if (SOLUTIONS.some((solution) => more.every((one) => solution.includes(one)))) kept.push(queen);
  }
  return kept;
}

test('the nearest of many answers contains the queens placed first, as far as any answer does', () => {
  const random = seeded(8);
  for (let board = 0; board < 60; board++) {
    const queens = nextPermutation(random, 64).slice(0, nextBelow(random, 64));
    const answer = finish(nearestPlacement(completePuzzle(8, []), queens))!;
    expect(SOLUTIONS).toContainEqual([...answer].sort((a, b) => a - b));
    expect(answer).toEqual(expect.arrayContaining(keptOf(queens)));
  }
});

test('the nearest answer contains the given queens, whatever queens are placed', () => {
  expect(finish(nearestPlacement(completePuzzle(8, [0]), [1, 0, 2, 3, 9]))).toContain(0);
});

test('the nearest answer of a Regions board has one queen in each region', () => {
  // Columns as regions add no rule.
  const columns = Array.from({ length: 36 }, (_, square) => square % 6);
  const answer = finish(nearestPlacement(regionsPuzzle(6, 'touch', columns), [0, 8]))!;
  expect(answer).toEqual(expect.arrayContaining([0, 8]));
  expect(new Set(answer.map((square) => square % 6)).size).toBe(6);
});

test('a board without an answer has no nearest answer', () => {
  expect(finish(nearestPlacement(completePuzzle(6, [0]), [0]))).toBeUndefined();
});
