import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import type { BoardState } from '../../hints/board-state.ts';
import { conflictHint } from '../../hints/conflict-hint.ts';
import type { Hint } from '../../hints/hint.ts';
import { placementHint, wrongHint } from '../../hints/placement-hint.ts';
import { minimalClosedSet, type QueensTest } from '../../search/minimal-set.ts';
import { answersOf } from '../../search/placement-search.ts';
import type { Task } from '../../worker/task.ts';
import type { PuzzleCheck } from '../protocol.ts';
import { checkPlacementBoard } from './check-board.ts';

/** Queens tried before a search for an answer gives up. */
const MOST_NODES = 200_000;

/**
 * Returns the hint for a board of Complete or Regions, which knows what a check of the board knows: no hint goes on from
 * a wrong queen or mark.
 * @param check The answers of the puzzle.
 */
export function* checkedHint(puzzle: Puzzle, standing: BoardState, check: PuzzleCheck): Task<Hint> {
  if (check.kind === 'one') return placementHint(puzzle, standing, check.answer);
  const hint = placementHint(puzzle, standing, undefined);
  const { finding } = hint;
  const { technique } = finding;
  if (technique === 'solved') return hint;
  if (check.kind === 'none') {
    if (technique === 'conflict') return hint;
    return { finding: { technique: 'unsolvable' }, act: undefined };
  }
  const board = yield* checkPlacementBoard(puzzle, standing, check);
  if (board.kind !== 'checked') return hint;
  if (technique === 'conflict') {
    return conflictHint(finding.conflicts, board.queens, puzzle.givens);
  }
  if (board.queens.length > 0) {
    return (yield* wrongQueenHint(puzzle, standing, board.queens)) ?? hint;
  }
  if (board.marks.length > 0 && technique !== 'emptied') return wrongMarksHint(board.marks);
  return hint;
}

/** Returns a hint about one of the wrong queens and those beside it; `undefined` if no search proves it in time. */
function* wrongQueenHint(
  puzzle: Puzzle,
  { queens }: BoardState,
  wrong: readonly Square[],
): Task<Hint | undefined> {
  const right = queens.filter((queen) => !wrong.includes(queen));
  // Marks have no part in it: with several answers they are no facts.
  const hint = wrongHint(puzzle.rules, { queens, marks: [] }, right);
  if (hint?.finding.technique !== 'wrong') return undefined;
  const placed = [...right, hint.finding.square].filter((queen) => !puzzle.givens.includes(queen));
  const isOpen: QueensTest = function* (some) {
    const answers = yield* answersOf(puzzle, 1, MOST_NODES, [...puzzle.givens, ...some]);
    return answers.outcome !== 'exhausted';
  };
  if (yield* isOpen(placed)) return undefined;
  const together = yield* minimalClosedSet(placed, isOpen);
  return { ...hint, finding: { ...hint.finding, together } };
}

/** Returns a hint to remove marks from the squares of an answer, where every answer has a queen on some mark. */
function wrongMarksHint(marks: readonly Square[]): Hint {
  const [square, ...others] = marks;
  return {
    finding: {
      technique: 'wrong',
      piece: 'mark',
      square: square!,
      together: marks,
      others,
      deadEnd: undefined,
      rays: [],
    },
    act: { kind: 'paint', squares: marks, marked: false },
  };
}
