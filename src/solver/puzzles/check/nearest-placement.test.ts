import { expect, test } from 'vitest';
import { queensOf } from '../../../core/solutions/code.ts';
import { completePuzzle, regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { nextBelow, nextPermutation, seeded } from '../../../core/board/random.ts';
import { allSolutions } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { nearestPlacement } from './nearest-placement.ts';

const SOLUTIONS = allSolutions(8).map(queensOf);

test('the nearest of many answers contains as many of the queens as any does', () => {
  const random = seeded(8);
  for (let board = 0; board < 60; board++) {
    const queens = nextPermutation(random, 64).slice(0, nextBelow(random, 12));
    const { answer, wrong, isProved } = finish(nearestPlacement(completePuzzle(8, []), queens))!;
    expect(SOLUTIONS).toContainEqual([...answer].sort((a, b) => a - b));
    const kept = queens.filter((queen) => !wrong.includes(queen));
    expect(answer).toEqual(expect.arrayContaining(kept));
    const most = SOLUTIONS.map((solution) => solution.filter((one) => queens.includes(one)).length);
    expect(kept).toHaveLength(Math.max(...most));
    expect(isProved).toBe(true);
  }
});

test('on a board full of queens, an answer is found that contains the oldest', () => {
  const queens = nextPermutation(seeded(8), 64);
  const { answer, wrong } = finish(nearestPlacement(completePuzzle(8, []), queens))!;
  expect(SOLUTIONS).toContainEqual([...answer].sort((a, b) => a - b));
  expect(queens.filter((queen) => !wrong.includes(queen)).sort()).toEqual([...answer].sort());
  expect(answer).toContain(queens[0]);
});

test('the nearest answer contains the given queens, whatever queens are placed', () => {
  expect(finish(nearestPlacement(completePuzzle(8, [0]), [1, 0, 2, 3, 9]))?.answer).toContain(0);
});

test('the nearest answer of a Regions board has one queen in each region', () => {
  // Columns as regions add no rule.
  const columns = Array.from({ length: 36 }, (_, square) => square % 6);
  const { answer } = finish(nearestPlacement(regionsPuzzle(6, 'touch', columns), [0, 8]))!;
  expect(answer).toEqual(expect.arrayContaining([0, 8]));
  expect(new Set(answer.map((square) => square % 6)).size).toBe(6);
});

test('a board without an answer has no nearest answer', () => {
  expect(finish(nearestPlacement(completePuzzle(6, [0]), [0]))).toBeUndefined();
});
