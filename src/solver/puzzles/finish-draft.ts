import type { OwnDraft } from '../../core/own-draft.ts';
import type { Task } from '../task.ts';
import { finishComplete } from './finish-complete.ts';
import { finishGuard } from './finish-guard.ts';
import { finishRegions } from './finish-regions.ts';
import type { FinishedDraft } from './protocol.ts';

/**
 * Fills what a draft has not, and changes as little as it finds of what it has, until it has exactly one
 * answer and hints lead to it; for Guard, until it allows the least number of queens that those given need.
 * Draws from the draft alone: the same draft ends the same everywhere.
 * @returns `undefined` where that did not succeed.
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
