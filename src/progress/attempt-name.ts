import type { AttemptId } from '../core/position.ts';

/** A name for an attempt that no other tab will give to one of its own. */
export function newAttemptName(): AttemptId {
  return Math.random().toString(36).slice(2, 12);
}
