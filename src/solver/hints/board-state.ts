import type { Square } from '../../core/board/square.ts';

/** The queens and marks on a puzzle's board. */
export interface BoardState {
  /** Queens in the order they were placed, the given ones first. */
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
}
