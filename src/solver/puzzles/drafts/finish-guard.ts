import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { isEmptySet } from '../../../core/board/square-set.ts';
import type { Task } from '../../worker/task.ts';
import { fewestToAdd, guardBoardOf, unguarded } from '../../guard/guard-board.ts';
import type { FinishedDraft } from '../protocol.ts';

/**
 * Sets the allowed queens to the number needed with those given. If the given queens guard the whole board, removes the
 * newest until something is left to guard.
 */
export function* finishGuard(draft: DraftOf<'guard'>): Task<FinishedDraft> {
  const board = guardBoardOf(draft.shape);
  let { givens } = draft;
  while (isEmptySet(unguarded(board, givens))) givens = givens.slice(0, -1);
  const added = yield* fewestToAdd(board, givens);
  return {
    draft: { ...draft, givens, queens: givens.length + added.length },
    changed: draft.givens.length - givens.length,
  };
}
