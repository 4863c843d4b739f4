import type { Square } from '../../core/board/square.ts';

export interface BoardState {
  /** Queens in the order they were placed, the given ones first. */
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
}
