import { existingDifficulties } from '../../../core/puzzles/puzzle-variants.ts';
import { completePuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import { independentQueens, someOf, type Draw } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { grownRegions } from '../../search/grown-regions.testing.ts';
import type { BoardState } from '../../hints/board-state.ts';
import { makePuzzle } from './make-puzzle.ts';
import { plainAnswers } from '../../search/plain-answers.testing.ts';

/** A board of Complete or Regions in play. */
export interface PlacementBoardInPlay {
  readonly puzzle: Puzzle;
  readonly standing: BoardState;
  /** All answers of the puzzle, whatever is on the board. */
  readonly answers: readonly (readonly Square[])[];
}

/** Returns the answers that contain the queens on the board and leave the marked squares empty. */
export function answersFrom({
  standing: { queens, marks },
  answers,
}: PlacementBoardInPlay): (readonly Square[])[] {
  return answers.filter(
    (answer) =>
      queens.every((queen) => answer.includes(queen)) &&
      !marks.some((mark) => answer.includes(mark)),
  );
}

/** Makes a puzzle with the game's generator. */
function madePuzzle(kind: 'complete' | 'regions', draw: Draw): Puzzle {
  const size = 5 + draw(kind === 'complete' ? 6 : 5);
  const sight = kind === 'regions' && draw(2) === 0 ? 'touch' : 'queen';
  const cell = { kind, sight, shape: { rows: size, columns: size } } as const;
  const steps = existingDifficulties(cell);
  if (steps.length === 0) return madePuzzle(kind, draw);
  return finish(makePuzzle({ ...cell, step: steps[draw(steps.length)]! }, draw(2 ** 16)))!;
}

/** Makes a board as a code may bring it: queens given anywhere, or regions of another program. */
function otherPuzzle(kind: 'complete' | 'regions', draw: Draw): Puzzle {
  if (kind === 'regions') return grownRegions(5 + draw(5), draw(3) > 0 ? 'touch' : 'queen', draw);
  const size = 5 + draw(6);
  return completePuzzle(
    size,
    independentQueens(size, draw(size - 2), draw).sort((a, b) => a - b),
  );
}

/**
 * Makes a board in play that has answers. Its queens belong to an answer, but one may be anywhere; its marks are on
 * squares outside that answer, or anywhere.
 * @param made Per cent of boards that the game's generator makes.
 */
export function somePlacementBoard(draw: Draw, made: number): PlacementBoardInPlay {
  for (;;) {
    const kind = draw(3) === 0 ? 'complete' : 'regions';
    const puzzle = draw(100) < made ? madePuzzle(kind, draw) : otherPuzzle(kind, draw);
    const answers = plainAnswers(puzzle);
    if (answers.length > 0)
      return { puzzle, answers, standing: someStanding(puzzle, answers, draw) };
  }
}

function someStanding(
  { rules, givens }: Puzzle,
  answers: readonly (readonly Square[])[],
  draw: Draw,
): BoardState {
  const size = rules.shape.rows;
  const answer = answers[draw(answers.length)]!;
  const rest = answer.filter((square) => !givens.includes(square));
  const queens = [...givens, ...someOf(rest, draw(rest.length + 1), draw)];
  const all = Array.from({ length: size * size }, (_, square) => square);
  if (draw(6) === 0) queens.push(draw(size * size));
  const marks = someOf(all, draw(1 + all.length * (draw(2) + 1) * 0.4), draw);
  const isWrongAllowed = draw(4) === 0;
  return {
    queens: [...new Set(queens)],
    marks: marks.filter(
      (mark) => !queens.includes(mark) && (isWrongAllowed || !answer.includes(mark)),
    ),
  };
}
