import { expect, test } from 'vitest';
import { completePuzzle, regionsPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Sight } from '../../../core/board/rules.ts';
import { sample } from '../../../core/sample.testing.ts';
import { drawFrom } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkPlacement } from './check-placement.ts';
import { grownRegions } from '../../search/grown-regions.testing.ts';
import { plainAnswers } from '../../search/plain-answers.testing.ts';
import { expectSolvedByHints } from '../../hints/solved-by-hints.testing.ts';

/** Reads regions from letters, one row after the other. */
function regionsOf(sight: Sight, rows: readonly string[]): Puzzle {
  const letters = rows.join('').split('');
  const regions = letters.map((letter) => letter.charCodeAt(0) - 97);
  return regionsPuzzle(rows.length, sight, regions);
}

test('the check of a board with one answer returns the answer and its difficulty', () => {
  const board = regionsOf('touch', ['aaabb', 'aadbb', 'aaddd', 'acedd', 'ccedd']);
  const answers = plainAnswers(board);
  expect(answers).toHaveLength(1);
  expect(finish(checkPlacement(board))).toEqual({
    kind: 'one',
    answer: answers[0],
    step: 'steady',
  });
});

test('the check of a board with several answers returns two, and tells if there are more', () => {
  const many = finish(checkPlacement(completePuzzle(8, [0])));
  expect(many).toMatchObject({ kind: 'several', areTwo: false });
  const draw = drawFrom(5);
  let two = 0;
  for (let board = 0; board < 200 && two < 5; board++) {
    const puzzle = grownRegions(6, 'touch', draw);
    const answers = plainAnswers(puzzle);
    if (answers.length < 2) continue;
    const check = finish(checkPlacement(puzzle));
    if (check.kind !== 'several') throw new Error(check.kind);
    expect(check.areTwo).toBe(answers.length === 2);
    for (const answer of check.answers) expect(answers).toContainEqual(answer);
    expect(check.answers[0]).not.toEqual(check.answers[1]);
    if (check.areTwo) two++;
  }
  expect(two).toBe(5);
});

test('the check of a board without an answer returns the fewest crowded houses', () => {
  // Regions c and d fill the last two rows, and e lies there too.
  const crowded = regionsOf('touch', ['aaabb', 'aabbb', 'aabbb', 'ccdde', 'ccdde']);
  const check = finish(checkPlacement(crowded));
  if (check.kind !== 'none') throw new Error(check.kind);
  expect(check.crowded?.houses.map(({ kind, index }) => [kind, index])).toEqual([
    ['region', 2],
    ['region', 3],
    ['region', 4],
  ]);
  expect(check.crowded?.within.map(({ kind, index }) => [kind, index])).toEqual([
    ['row', 3],
    ['row', 4],
  ]);
});

test('the check finds the lines to which given queens leave too few squares', () => {
  const crowdedBy = (givens: readonly number[]): (string | number)[][][] => {
    const check = finish(checkPlacement(completePuzzle(8, givens)));
    if (check.kind !== 'none') throw new Error(check.kind);
    const { houses, within } = check.crowded!;
    return [houses, within].map((list) => list.map(({ kind, index }) => [kind, index]));
  };
  expect(crowdedBy([6, 9, 37])).toEqual([[['row', 2]], []]);
  expect(crowdedBy([0, 13, 51])).toEqual([
    [
      ['column', 2],
      ['column', 4],
    ],
    [['row', 3]],
  ]);
});

test('the free squares of crowded houses lie within fewer others', () => {
  const draw = drawFrom(3);
  let reasons = 0;
  for (let board = 0; board < 150; board++) {
    const puzzle = grownRegions(6 + draw(3), draw(2) === 0 ? 'touch' : 'queen', draw);
    const check = finish(checkPlacement(puzzle));
    if (check.kind !== 'none') continue;
    expect(plainAnswers(puzzle, 1)).toEqual([]);
    if (!check.crowded) continue;
    reasons++;
    const { houses, within } = check.crowded;
    expect(within.length).toBeLessThan(houses.length);
    const room = new Set(within.flatMap(({ squares }) => squares));
    expect(houses.every(({ squares }) => squares.every((square) => room.has(square)))).toBe(true);
    expect(new Set(houses.map(({ kind, index }) => `${kind} ${index}`)).size).toBe(houses.length);
  }
  expect(reasons).toBeGreaterThan(20);
});

test('the check of a board made to resist it ends, and finds the crowded houses', () => {
  // The regions are strips: five in the upper six rows, and seven in the lower.
  const size = 12;
  const regions = Array.from({ length: size * size }, (_, square) => {
    const row = Math.floor(square / size);
    const column = square % size;
    return row < 6
      ? Math.min(Math.floor(column / 2.4), 4)
      : 5 + Math.min(Math.floor(column / 1.7), 6);
  });
  const check = finish(checkPlacement(regionsPuzzle(size, 'touch', regions)));
  expect(check).toMatchObject({ kind: 'none' });
  if (check.kind === 'none') expect(check.crowded?.houses).toHaveLength(6);
});

test('boards that the game did not make are solved by hints or reported as beyond them', () => {
  const draw = drawFrom(7);
  const wanted = sample(40, 200);
  const seen = { solved: 0, beyond: 0 };
  while (seen.solved + seen.beyond < wanted) {
    const puzzle = grownRegions(5 + draw(4), draw(2) === 0 ? 'touch' : 'queen', draw);
    const answers = plainAnswers(puzzle, 2);
    if (answers.length !== 1) continue;
    const check = finish(checkPlacement(puzzle));
    if (check.kind !== 'one') throw new Error(check.kind);
    expect(check.answer).toEqual(answers[0]);
    const solved = expectSolvedByHints(puzzle, answers[0]!);
    expect(solved).toBe(check.step !== undefined);
    seen[solved ? 'solved' : 'beyond']++;
  }
  expect(seen.solved).toBeGreaterThan(wanted / 2);
});
