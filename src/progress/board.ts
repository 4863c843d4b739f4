import { newHistory, type History } from '../core/history.ts';
import { NO_HELP, type Attempt } from './attempt.ts';

// Apart from its storage, so that a board can be played before the storage is loaded.

/** An unfinished board, as it is kept from one visit to the next. */
export interface Board {
  readonly history: History;
  readonly attempt: Attempt;
}

/** A board nobody has touched. */
export function newBoard(size: number): Board {
  return { history: newHistory(size), attempt: { elapsed: 0, moves: 0, help: NO_HELP } };
}
