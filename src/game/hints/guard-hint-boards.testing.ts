import { existingDifficulties } from '../../core/puzzles/puzzle-variants.ts';
import { guardPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { guardBoardOf, fewestToAdd } from '../../solver/guard/guard-board.ts';
import { makeGuard } from '../../solver/puzzles/make/make-guard.ts';
import { nearestGuard } from '../../solver/guard/nearest-guard.ts';
import type { BoardState } from '../../solver/hints/board-state.ts';
import { someOf, type Draw } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';

/** A board of Guard during play. */
export interface GuardBoardInPlay {
  readonly puzzle: Puzzle;
  readonly standing: BoardState;
}

/**
 * Draws a generated puzzle, one as from a code (also with a queen too many or too few), or one with room for all
 * queens.
 */
function somePuzzle(draw: Draw): Puzzle {
  const shape = { rows: 3 + draw(4), columns: 3 + draw(6) };
  const squares = shape.rows * shape.columns;
  const cell = { kind: 'guard', sight: 'queen', shape } as const;
  const steps = existingDifficulties(cell);
  const kind = draw(4);
  if (kind === 0) return guardPuzzle(shape, squares);
  if (kind > 1 && steps.length > 0) {
    const step = steps[draw(steps.length)]!;
    return finish(makeGuard({ ...cell, step }, draw(2 ** 16)))!;
  }
  const givens = someSquares(squares, draw(4), draw).sort((a, b) => a - b);
  const least = givens.length + finish(fewestToAdd(guardBoardOf(shape), givens)).length;
  return guardPuzzle(shape, Math.max(least + draw(3) - 1, givens.length, 1), givens);
}

/** Draws a board with queens of an answer or on any squares, and with few or many marks. */
export function someBoardInPlay(draw: Draw): GuardBoardInPlay {
  const puzzle = somePuzzle(draw);
  const { givens, rules } = puzzle;
  const squares = rules.shape.rows * rules.shape.columns;
  const answer = draw(3) > 0 ? finish(nearestGuard(puzzle, givens)) : undefined;
  const others = answer?.filter((square) => !givens.includes(square));
  const placed = others
    ? someOf(others, draw(others.length + 1), draw)
    : someSquares(squares, draw(4), draw);
  const queens = [...new Set([...givens, ...placed])];
  const most = [0, 0, 4, 12, squares >> 1][draw(5)]!;
  const marks = someSquares(squares, draw(most + 1), draw);
  return { puzzle, standing: { queens, marks: marks.filter((mark) => !queens.includes(mark)) } };
}

function someSquares(squares: number, count: number, draw: Draw): Square[] {
  return someOf([...Array.from({ length: squares }).keys()], Math.min(count, squares), draw);
}
