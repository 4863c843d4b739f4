import { kindOf, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import type { BoardCheck } from '../../hints/board-check.ts';
import { nextPause, type Task } from '../../worker/task.ts';
import { guardBoardOf, queensAllowed, queensToAdd } from '../../guard/guard-board.ts';
import { answersWith, enoughToRemove } from '../../guard/nearest-guard.ts';
import { nearestPlacement } from './nearest-placement.ts';
import { PlacementSearch } from '../../search/placement-search.ts';
import type { PuzzleCheck } from '../protocol.ts';
import type { BoardState } from '../../hints/board-state.ts';

/** Queens tried before the search for an answer without marks gives up. */
const MOST_NODES = 200_000;

/**
 * Checks the queens and marks on a puzzle's board. If the puzzle has one answer, that decides. Otherwise a queen is
 * right if some answer contains it with the right queens before it, and marks are wrong if every answer with the queens
 * has one on some mark.
 * @param check Counts the answers of the puzzle.
 */
export function* checkBoard(
  puzzle: Puzzle,
  standing: BoardState,
  check: (puzzle: Puzzle) => Task<PuzzleCheck>,
): Task<BoardCheck> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions':
      return yield* checkPlacementBoard(puzzle, standing, yield* check(puzzle));
    case 'guard':
      return yield* checkGuardBoard(puzzle, standing);
  }
}

/** Checks a board of Complete or Regions by the answers of its puzzle. */
export function* checkPlacementBoard(
  puzzle: Puzzle,
  { queens, marks }: BoardState,
  check: PuzzleCheck,
): Task<BoardCheck> {
  if (check.kind === 'none') return { kind: 'no-solution' };
  const isOne = check.kind === 'one';
  const answer = isOne ? check.answer : yield* nearestPlacement(puzzle, queens);
  if (!answer) return { kind: 'undecided' };
  const wrongQueens = queens.filter((queen) => !answer.includes(queen));
  const inAnswer = marks.filter((mark) => answer.includes(mark));
  const areSure = isOne || inAnswer.length === 0;
  if (areSure || wrongQueens.length > 0) {
    return { kind: 'checked', queens: wrongQueens, marks: isOne ? inAnswer : [] };
  }
  const spares = yield* hasAnswerWithout(puzzle, queens, marks);
  if (spares === undefined) return { kind: 'undecided' };
  return { kind: 'checked', queens: [], marks: spares ? [] : inAnswer };
}

/** Returns true if some answer with all the queens has none on a mark; `undefined` if the search gave up. */
function* hasAnswerWithout(
  { rules }: Puzzle,
  queens: readonly Square[],
  marks: readonly Square[],
): Task<boolean | undefined> {
  const search = new PlacementSearch(rules, queens);
  while (search.nodes < MOST_NODES) {
    const outcome = search.next(nextPause(search.nodes));
    if (outcome === 'exhausted') return false;
    if (outcome === 'found' && !search.answer().some((square) => marks.includes(square)))
      return true;
    yield;
  }
  return undefined;
}

/** Checks a board of Guard. Nothing is wrong if any number of queens is allowed. */
function* checkGuardBoard(puzzle: Puzzle, { queens, marks }: BoardState): Task<BoardCheck> {
  const allowed = queensAllowed(puzzle);
  if (allowed === undefined) return { kind: 'checked', queens: [], marks: [] };
  const wrong = yield* enoughToRemove(puzzle, queens, answersWith(puzzle));
  if (!wrong) return { kind: 'no-solution' };
  if (wrong.length > 0 || marks.length === 0) return { kind: 'checked', queens: wrong, marks: [] };
  const board = guardBoardOf(puzzle.rules.shape);
  const left = allowed - queens.length;
  const unmarked = yield* queensToAdd(board, queens, left, marks);
  const answer = unmarked ?? (yield* queensToAdd(board, queens, left)) ?? [];
  return { kind: 'checked', queens: [], marks: marks.filter((mark) => answer.includes(mark)) };
}
