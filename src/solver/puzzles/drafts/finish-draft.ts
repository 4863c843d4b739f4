import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { Task } from '../../worker/task.ts';
import { finishComplete } from './finish-complete.ts';
import { finishGuard } from './finish-guard.ts';
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
