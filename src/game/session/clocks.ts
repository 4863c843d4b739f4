import { uncoveredTime } from '../../ui/dialogs/uncovered-time.ts';

export interface Clocks {
  /** Returns the milliseconds since 1970 by the device's clock. */
  readonly now: () => number;
  /** Returns the milliseconds of a clock that only moves forward. */
  readonly steady: () => number;
}

/** The clocks of the page. Time under a dialog is not time of play. */
export const pageClocks: Clocks = { now: () => Date.now(), steady: uncoveredTime };
