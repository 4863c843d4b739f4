import type { Forecast } from './contestant.ts';

/** The state of a contestant. Before its run has begun, only the forecast is known. */
export interface RaceStanding {
  readonly name: string;
  readonly forecast: Forecast;
  /** Squares or placements tested so far. */
  readonly tested: number;
  readonly found: number;
  readonly finished: boolean;
  /** Time spent so far, in milliseconds. */
  readonly milliseconds: number;
  /** The predicted time of the whole run, in milliseconds; `undefined` before it has begun. */
  readonly predictedMilliseconds: number | undefined;
  /** True if the run takes too long to be made without asking. */
  readonly isLong: boolean;
}

/** The calls from the page to the worker of the race. */
export interface RaceWorker {
  /** Starts a race of all contestants that can run on n × n, in any order and in place of the race before. */
  lineUp(size: number): RaceStanding[];
  /**
   * Runs a contestant of the race for some milliseconds, or to its end.
   * @throws Error if the contestant is not in the race.
   */
  advance(name: string, milliseconds: number): RaceStanding;
}
