import type { Forecast } from './contestant.ts';

/** How a contestant stands; of a run that has not begun only the forecast is known. */
export interface Standing {
  readonly name: string;
  readonly forecast: Forecast;
  /** Squares or placements tested so far. */
  readonly tested: number;
  /** Solutions found so far. */
  readonly found: number;
  readonly finished: boolean;
  /** Time spent so far, in milliseconds. */
  readonly milliseconds: number;
  /** What the whole run takes, in milliseconds; `undefined` before it has begun. */
  readonly predictedMilliseconds: number | undefined;
  /** Whether the run takes too long to be made without asking. */
  readonly isLong: boolean;
}

/** What the page asks of the worker that races. */
export interface RaceWorker {
  /** Lines up all contestants that can run on n × n, in any order and in place of the race before. */
  lineUp(size: number): Standing[];
  /** Lets a contestant that was lined up run on for some milliseconds, or to its end. */
  advance(name: string, milliseconds: number): Standing;
}
