import type { DraftOf, OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { isEmptySet } from '../../../core/board/square-set.ts';
import { fewestToAdd, guardBoardOf, unguarded } from '../../guard/guard-board.ts';
import type { Task } from '../../worker/task.ts';
import { finishComplete } from './finish-complete.ts';
import { finishRegions } from './finish-regions.ts';
import type { FinishedDraft } from '../protocol.ts';

/**
 * Completes a draft and changes as little of it as it finds, until it has exactly one answer and hints lead to it. For
 * Guard, it ends when the draft allows the least number of queens that those given need. The result depends only on the
 * draft: it is the same on every device.
 * @returns `undefined` if that fails.
 */
export function finishDraft(draft: OwnDraft): Task<FinishedDraft | undefined> {
  switch (draft.kind) {
    case 'regions':
      return finishRegions(draft);
    case 'complete':
      return finishComplete(draft);
    case 'guard':
      return finishGuard(draft);
  }
}

/**
 * Sets the allowed queens to the number needed with those given. If the given queens guard the whole board, removes the
 * newest until something is left to guard.
 */
function* finishGuard(draft: DraftOf<'guard'>): Task<FinishedDraft> {
  const board = guardBoardOf(draft.shape);
  let { givens } = draft;
  while (isEmptySet(unguarded(board, givens))) givens = givens.slice(0, -1);
  const added = yield* fewestToAdd(board, givens);
  return {
    draft: { ...draft, givens, queens: givens.length + added.length },
    changed: draft.givens.length - givens.length,
  };
}
