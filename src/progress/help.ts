import { NO_HINTS, type Hints } from '../core/attempt.ts';

/** How much help a find took: how often each kind of hint, and whether its board was laid out. */
export interface Help extends Hints {
  /** Whether the board is a turn or a mirror image that the game laid out. */
  readonly turned: boolean;
  /** How often the board was checked for mistakes; left out where it was not. */
  readonly checks?: number | undefined;
}

/** No help at all. */
export const NO_HELP: Help = { ...NO_HINTS, turned: false };
