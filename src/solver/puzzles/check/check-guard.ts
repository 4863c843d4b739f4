import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Task } from '../../worker/task.ts';
import { gradeGuard } from '../../guard/grade-guard.ts';
import {
  BOARDS_PER_STEP,
  guardBoardOf,
  queensAllowed,
  searchWith,
} from '../../guard/guard-board.ts';
import type { PuzzleCheck } from '../protocol.ts';

/** Boards after which a check gives up. */
const MOST_NODES = 200_000;

/**
 * Finds the least number of queens that guard a board with those given, by proving every smaller number too few. Also
 * grades the board if as many are allowed.
 * @param mostNodes Boards after which the check gives up.
 */
export function* checkGuard(puzzle: Puzzle, mostNodes = MOST_NODES): Task<PuzzleCheck> {
  const { rules, givens } = puzzle;
  const added = yield* leastToAdd(puzzle, mostNodes);
  if (added === undefined) return { kind: 'too-hard' };
  const least = givens.length + added;
  const allowed = queensAllowed(puzzle) ?? rules.shape.rows * rules.shape.columns;
  if (least > allowed) return { kind: 'none', crowded: undefined, least };
  return { kind: 'guarded', least, step: yield* gradeGuard(puzzle) };
}

/** Returns the number of queens needed besides those given; `undefined` if the search gave up. */
function* leastToAdd({ rules, givens }: Puzzle, mostNodes: number): Task<number | undefined> {
  const board = guardBoardOf(rules.shape);
  let before = 0;
  for (let most = 0; ; most++) {
    const search = searchWith(board, givens, most);
    for (;;) {
      const outcome = search.next(Math.min(search.nodes + BOARDS_PER_STEP, mostNodes - before));
      if (outcome === 'found') return most;
      if (outcome === 'exhausted') break;
      if (before + search.nodes >= mostNodes) return undefined;
      yield;
    }
    before += search.nodes;
  }
}
