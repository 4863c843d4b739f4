import type { Square } from '../../core/square.ts';

/** What stands on a puzzle's board. */
export interface Standing {
  /** Queens in the order they were placed, those given first. */
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
}
