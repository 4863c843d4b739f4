import { Heat } from './heat.ts';
import type { Forecast } from './contestant.ts';
import { CONTESTANTS } from './contestants.ts';

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

/** Runs one race after another. It is separate from the worker that serves it, so that it runs in any thread. */
export class RaceCourse {
  #heats = new Map<string, Heat>();
  readonly #now: () => number;

  /** @param now A clock in milliseconds; only differences matter. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Starts a race of all contestants that can run on n × n, in any order and in place of the race before. */
  lineUp(size: number): RaceStanding[] {
    this.#heats = new Map(
      CONTESTANTS.filter(({ largest }) => size <= largest).map((contestant) => [
        contestant.name,
        new Heat(contestant, size),
      ]),
    );
    return Array.from(this.#heats, ([name, heat]) => raceStandingOf(name, heat));
  }

  /**
   * Runs a contestant of the race for some milliseconds, or to its end.
   * @throws Error if the contestant is not in the race.
   */
  advance(name: string, milliseconds: number): RaceStanding {
    const heat = this.#heats.get(name);
    if (!heat) throw new Error(`${name} was not lined up.`);
    heat.advance(milliseconds, this.#now);
    return raceStandingOf(name, heat);
  }
}

function raceStandingOf(name: string, heat: Heat): RaceStanding {
  const { forecast, tested, found, finished, milliseconds, predictedMilliseconds, isLong } = heat;
  return { name, forecast, tested, found, finished, milliseconds, predictedMilliseconds, isLong };
}
