import { expect, test } from 'vitest';
import { parsePuzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import { sample } from '../../../core/sample.testing.ts';
import { squareName, type Square } from '../../../core/board/square.ts';
import type { Hint } from '../../hints/hint.ts';
import {
  answersFrom,
  somePlacementBoard,
  type PlacementBoardInPlay,
} from '../make/placement-boards.testing.ts';
import { plainAnswers } from '../../search/plain-answers.testing.ts';
import { drawFrom, someOf } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkBoard } from './check-board.ts';
import { checkPlacement } from './check-placement.ts';
import { checkedHint } from './checked-hint.ts';

function hintOn({ puzzle, standing }: PlacementBoardInPlay): Hint {
  return finish(checkedHint(puzzle, standing, finish(checkPlacement(puzzle))));
}

function boardOf(code: string, queens: string): PlacementBoardInPlay {
  const parsed = parsePuzzleCode(code);
  if (!parsed.ok) throw new Error(code);
  const { puzzle } = parsed;
  const size = puzzle.rules.shape.rows;
  const names = Array.from({ length: size * size }, (_, square) => squareName(square, size));
  const placed = queens.split(' ').map((name) => names.indexOf(name));
  return {
    puzzle,
    standing: { queens: [...puzzle.givens, ...placed], marks: [] },
    answers: plainAnswers(puzzle),
  };
}

test('of two queens that no solution has together, a hint removes one instead of placing a third', () => {
  const board = boardOf('c/7/0003000', 'g2 d1');
  expect(board.answers.length).toBeGreaterThan(1);
  const [, g2, d1] = board.standing.queens;
  expect(hintOn(board)).toMatchObject({
    finding: { technique: 'wrong', piece: 'queen', square: d1, together: [g2, d1] },
    act: { kind: 'lift', squares: [d1] },
  });
});

test('a hint for a puzzle without a solution says so', () => {
  const board = boardOf('c/6/100000', 'c5');
  expect(board.answers).toEqual([]);
  expect(hintOn(board)).toEqual({ finding: { technique: 'unsolvable' }, act: undefined });
});

/** Draws a board of a puzzle with several answers, on which queens of different answers may stand. */
function someBoardOfSeveral(seed: number): PlacementBoardInPlay | undefined {
  const draw = drawFrom(seed);
  const board = somePlacementBoard(draw, 0);
  const { puzzle, answers, standing } = board;
  if (answers.length < 2) return undefined;
  const free = answers.flat().filter((square) => !standing.queens.includes(square));
  const queens = [...new Set([...standing.queens, ...someOf(free, draw(3), draw)])];
  const marks = draw(2) === 0 ? [] : standing.marks.filter((mark) => !queens.includes(mark));
  return { puzzle, answers, standing: { queens, marks } };
}

test('with several solutions no hint builds on a queen or mark that a check calls wrong', () => {
  let boards = 0;
  let wrong = 0;
  for (let seed = 0; boards < sample(100, 5000); seed++) {
    const board = someBoardOfSeveral(seed);
    if (!board) continue;
    boards++;
    const { puzzle, standing } = board;
    const { finding, act } = hintOn(board);
    const check = finish(checkBoard(puzzle, standing, checkPlacement));
    if (check.kind !== 'checked') throw new Error(check.kind);
    const isWrong = check.queens.length + check.marks.length > 0;
    expect(answersFrom(board).length === 0).toBe(isWrong);
    const saysSo = ['wrong', 'conflict', 'emptied'].includes(finding.technique);
    expect(saysSo, `seed ${seed}: ${finding.technique}`).toBe(isWrong);
    if (isWrong) wrong++;
    if (act?.kind === 'lift') {
      expect(act.squares.some((square) => puzzle.givens.includes(square))).toBe(false);
    }
    if (finding.technique === 'wrong') {
      const has = (squares: readonly Square[]): boolean =>
        board.answers.some((answer) =>
          [...puzzle.givens, ...squares].every((square) => answer.includes(square)),
        );
      if (finding.piece === 'queen') {
        const together = finding.together!;
        expect(has(together)).toBe(false);
        for (const queen of together) {
          expect(has(together.filter((other) => other !== queen))).toBe(true);
        }
      } else if (act?.kind === 'paint') {
        const marks = standing.marks.filter((mark) => !act.squares.includes(mark));
        const unmarked = { ...board, standing: { ...standing, marks } };
        expect(answersFrom(unmarked).length).toBeGreaterThan(0);
      }
    }
  }
  expect(wrong).toBeGreaterThan(boards / 10);
});
