import type { Day } from '../days/day.ts';
import type { Square } from '../board/square.ts';
import type { MoveLog } from './move-log.ts';

/** The number of hints of each kind that a player took. */
export interface Hints {
  readonly nudge: number;
  readonly where: number;
  readonly why: number;
  readonly place: number;
}

export type Rung = keyof Hints;

export const NO_HINTS: Hints = { nudge: 0, where: 0, why: 0, place: 0 };

/** Notes of an attempt that only puzzles keep (`with-notes.ts`). */
export interface AttemptNotes {
  /** The day on which the game of this attempt began. */
  readonly begunOn?: Day | undefined;
  /** The number of moves at the time of the latest hint. */
  readonly hintAt?: number | undefined;
  /** Squares whose queens were placed right after a hint, in the order of squares. */
  readonly helped?: readonly Square[] | undefined;
  /** The moves of the whole game; only the newest attempt of a game has them. */
  readonly log?: MoveLog | undefined;
}

/**
 * One attempt at a board, with everything that undo and redo never take back. It begins with an empty board, with a
 * position that something else laid out, or with the first queen placed after a find; in the last case it keeps the
 * help that the queens still on the board had.
 */
export interface Attempt extends AttemptNotes {
  /**
   * The origin of the first position: the player, a link, a turned board or Reveal. Only `hand` and `turn` lead to a
   * find.
   */
  readonly by: 'hand' | 'link' | 'turn' | 'reveal';
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** The number of times a queen was placed, moved or removed. */
  readonly moves: number;
  readonly hints: Hints;
  /** The number of times the board was checked for mistakes; left out if it was not. */
  readonly checks?: number | undefined;
  /** True if the attempt has led to a find. */
  readonly finished: boolean;
}

/** Returns an attempt in which nothing has been done yet. */
export function newAttempt(by: Attempt['by']): Attempt {
  return { by, elapsed: 0, moves: 0, hints: NO_HINTS, finished: false };
}

/** Returns true if a finished board is a find in this attempt: the player placed the queens that count. */
export function canFind({ by }: Attempt): boolean {
  return by === 'hand' || by === 'turn';
}
