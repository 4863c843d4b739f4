import type { DraftOf } from '../../core/own-draft.ts';
import { isEmptySet } from '../../core/square-set.ts';
import type { Task } from '../task.ts';
import { fewestToAdd, guardBoardOf, unguarded } from './guard-board.ts';
import type { FinishedDraft } from './protocol.ts';

/**
 * Allows as many queens as are needed with those given. Where these guard the whole board, the newest are
 * taken away until something is left to guard.
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
