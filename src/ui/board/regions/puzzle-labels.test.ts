import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import {
  completePuzzle,
  guardPuzzle,
  regionsPuzzle,
  type Puzzle,
} from '../../../core/puzzles/puzzle.ts';
import { squareNameOn } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import { puzzleWords } from './puzzle-labels.ts';

/** Returns the names of a board and of each square, by the square's name. */
function labels(
  { rules, givens }: Puzzle,
  queens: string[],
  marks: string[] = [],
): Record<string, string> {
  const geometry = geometryOf(rules);
  const names = Array.from({ length: geometry.squares }, (_, square) =>
    squareNameOn(square, rules.shape),
  );
  const placed = [...givens, ...queens.map((name) => names.indexOf(name))];
  const view = {
    geometry,
    givens,
    position: { queens: placed, marks: marks.map((name) => names.indexOf(name)), revealed: [] },
    verdict: verdict(geometry, placed),
  } as unknown as Parameters<typeof puzzleWords.boardLabel>[0];
  const states = puzzleWords.squareStates(view);
  return {
    board: puzzleWords.boardLabel(view),
    ...Object.fromEntries(
      names.map((name, square) => [name, puzzleWords.squareLabel(square, states[square], rules)]),
    ),
  };
}

describe('the name of a board in Regions', () => {
  const puzzle = regionsPuzzle(4, 'touch', [0, 1, 1, 1, 0, 2, 1, 3, 0, 2, 3, 3, 0, 0, 0, 3]);

  test('tells the region of each square, and the queens that rule it out', () => {
    const { board, ...squares } = labels(puzzle, ['a4', 'd3'], ['b2', 'a3']);
    expect(board).toBe('Regions, 4 by 4. Queens placed: 2.');
    expect(squares).toMatchObject({
      a4: 'a4, region 1, queen',
      b4: 'b4, region 2, ruled out by a4',
      c4: 'c4, region 2, ruled out by a4 and d3',
      b2: 'b2, region 3, marked empty',
      a3: 'a3, region 1, marked empty, ruled out by a4 and d3',
      b1: 'b1, region 1, ruled out by a4',
      d1: 'd1, region 4, ruled out by d3',
    });
    expect(labels(puzzle, ['d3'])['b1']).toBe('b1, region 1, free');
  });

  test('tells that queens are in conflict', () => {
    const { board, a4, c1 } = labels(puzzle, ['a4', 'c1']);
    expect(board).toBe('Regions, 4 by 4. Queens placed: 2. Conflicts: 1.');
    expect([a4, c1]).toEqual([
      'a4, region 1, queen, in conflict',
      'c1, region 1, queen, in conflict',
    ]);
  });
});

test('the name of a board in Complete tells which queens are given', () => {
  const { board, b4, a1, c1, d4 } = labels(completePuzzle(4, [1, 12]), ['d4']);
  expect(board).toBe('Fill in, 4 by 4. Queens placed: 1. Given queens: 2. Conflicts: 2.');
  expect([b4, a1, d4]).toEqual([
    'b4, given queen, in conflict',
    'a1, given queen, in conflict',
    'd4, queen, in conflict',
  ]);
  expect(c1).toBe('c1, attacked by a1');
  expect(labels(completePuzzle(4, [1]), [])['b4']).toBe('b4, given queen');
});

test('the name of a board in Guard tells which queens guard each square, and which squares are open', () => {
  const puzzle = guardPuzzle({ rows: 3, columns: 4 }, 2, [0]);
  expect(labels(puzzle, ['b3'], ['c3'])).toMatchObject({
    board: 'Guard, 3 by 4. Queens placed: 1. Given queens: 1. Open squares: 1.',
    a3: 'a3, given queen',
    b3: 'b3, queen',
    c3: 'c3, marked empty, guarded by a3 and b3',
    a2: 'a2, guarded by a3 and b3',
    d2: 'd2, open',
    d1: 'd1, guarded by b3',
  });
  expect(labels(puzzle, ['b3'], ['d2'])['d2']).toBe('d2, marked empty, open');
});
