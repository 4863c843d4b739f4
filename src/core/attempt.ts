import type { Day } from './day.ts';
import type { Square } from './square.ts';

/** How often a player took each kind of hint. */
export interface Hints {
  readonly nudge: number;
  readonly where: number;
  readonly why: number;
  readonly place: number;
}

/** A kind of hint. */
export type Rung = keyof Hints;

/** No hint at all, as a board starts. */
export const NO_HINTS: Hints = { nudge: 0, where: 0, why: 0, place: 0 };

/** What only puzzles keep of an attempt, where there is anything (`attempt-notes.ts`). */
export interface AttemptNotes {
  /** The day on which the game began that it belongs to. */
  readonly begunOn?: Day | undefined;
  /** How many moves were counted when a hint was said last. */
  readonly hintAt?: number | undefined;
  /** Where queens came right after a hint, in the order of squares. */
  readonly helped?: readonly Square[] | undefined;
}

/**
 * One go at a board: what undo and redo never take back. It begins with an empty board, with one that
 * something else laid out, or with the first queen placed after a find, and then goes on with the
 * help that the queens still standing came by.
 */
export interface Attempt extends AttemptNotes {
  /** Who laid out what it began with; only `hand` and `turn` lead to a find. */
  readonly by: 'hand' | 'link' | 'turn' | 'reveal';
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** Queens placed, moved and lifted. */
  readonly moves: number;
  readonly hints: Hints;
  /** How often the board was checked for mistakes; left out where it was not. */
  readonly checks?: number | undefined;
  /** Whether it has led to a find. */
  readonly finished: boolean;
}

/** An attempt in which nothing has been done yet. */
export function newAttempt(by: Attempt['by']): Attempt {
  return { by, elapsed: 0, moves: 0, hints: NO_HINTS, finished: false };
}

/** Whether finishing the board in this attempt is a find: the player's hand placed what counts. */
export function canFind({ by }: Attempt): boolean {
  return by === 'hand' || by === 'turn';
}
