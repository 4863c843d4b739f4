import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePuzzle, guardPuzzle } from '../../../core/puzzles/puzzle.ts';
import { drawFrom, someOf } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkBoard } from './check-board.ts';
import { checkPlacement } from './check-placement.ts';
import { answersFrom, somePlacementBoard } from '../make/placement-boards.testing.ts';
import { PlainGuard } from '../../guard/plain-guard.testing.ts';

test('on a board of Complete or Regions something is wrong if and only if no answer is left', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = somePlacementBoard(drawFrom(seed), 4);
      const { puzzle, standing, answers } = board;
      const check = finish(checkBoard(puzzle, standing, checkPlacement));
      if (check.kind !== 'checked') throw new Error(check.kind);
      const { queens, marks } = check;
      const { length } = answersFrom(board);
      expect(queens.length + marks.length > 0).toBe(length === 0);
      const unmarked = { ...board, standing: { queens: standing.queens, marks: [] } };
      expect(queens.length > 0).toBe(answersFrom(unmarked).length === 0);
      // Without the wrong queens and marks, an answer agrees with the rest.
      const rest = {
        queens: standing.queens.filter((queen) => !queens.includes(queen)),
        marks: queens.length > 0 ? [] : standing.marks.filter((mark) => !marks.includes(mark)),
      };
      expect(answersFrom({ ...board, standing: rest }).length).toBeGreaterThan(0);
      if (answers.length === 1) {
        expect(queens.some((queen) => answers[0]!.includes(queen))).toBe(false);
        expect(marks.every((mark) => answers[0]!.includes(mark))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('on a board of Guard something is wrong if and only if no answer is left', () => {
  const shape = { rows: 5, columns: 6 };
  const plain = new PlainGuard(shape);
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const draw = drawFrom(seed);
      const queens = someOf(plain.squares, draw(5), draw);
      const open = plain.squares.filter((square) => !queens.includes(square));
      const marks = someOf(open, draw(12), draw);
      const check = finish(checkBoard(guardPuzzle(shape, 3), { queens, marks }, checkPlacement));
      if (check.kind !== 'checked') throw new Error(check.kind);
      const left = 3 - queens.length;
      expect(check.queens.length > 0).toBe(!plain.suffices(queens, left));
      const areMarksWrong = plain.suffices(queens, left) && !plain.suffices(queens, left, marks);
      expect(check.marks.length > 0).toBe(areMarksWrong);
    }),
    { numRuns: 150 },
  );
});

test('nothing is wrong if any number of queens may guard, and a puzzle without an answer is reported', () => {
  const shape = { rows: 3, columns: 3 };
  const standing = { queens: [0, 1, 2], marks: [4] };
  expect(finish(checkBoard(guardPuzzle(shape, 9), standing, checkPlacement))).toEqual({
    kind: 'checked',
    queens: [],
    marks: [],
  });
  expect(finish(checkBoard(guardPuzzle(shape, 1, [0]), standing, checkPlacement))).toEqual({
    kind: 'no-solution',
  });
  expect(
    finish(checkBoard(completePuzzle(3, []), { queens: [], marks: [] }, checkPlacement)),
  ).toEqual({ kind: 'no-solution' });
});
