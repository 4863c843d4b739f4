import { NO_HINTS, type Hints } from '../../core/game/attempt.ts';

/** Help that a find took: how often each kind of hint was taken, and if its board was laid out. */
export interface Help extends Hints {
  /** True if the board is a turn or a mirror image that the game laid out. */
  readonly turned: boolean;
  /** The number of checks for mistakes; left out if there was none. */
  readonly checks?: number | undefined;
}

export const NO_HELP: Help = { ...NO_HINTS, turned: false };
