import { NO_HINTS, type Hints } from '../core/attempt.ts';

/** How much help a find took: how often each kind of hint, and whether its board was laid out. */
export interface Help extends Hints {
  /** Whether the board is a turn or a mirror image that the game laid out. */
  readonly turned: boolean;
}

/** No help at all. */
export const NO_HELP: Help = { ...NO_HINTS, turned: false };
