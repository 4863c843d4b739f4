import { CONTESTANTS } from './contestants.ts';
import { Heat } from './heat.ts';

/** The state of a contestant. */
export interface RaceStanding {
  readonly name: string;
  /** Nodes entered so far, the empty board included. */
  readonly nodes: number;
  /** Squares looked at so far; `undefined` if the search looks at no single square. */
  readonly looked: number | undefined;
  readonly found: number;
  readonly finished: boolean;
  /** Time spent so far, in milliseconds. */
  readonly milliseconds: number;
}

/** Runs one race after another. It is separate from the worker that serves it, so that it runs in any thread. */
export class RaceCourse {
  #heats = new Map<string, Heat>();
  readonly #now: () => number;

  /** @param now A clock in milliseconds; only differences matter. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Starts a race of all contestants on n × n, in any order and in place of the race before. */
  lineUp(size: number): RaceStanding[] {
    this.#heats = new Map(
      Array.from(CONTESTANTS, ([name, contestant]) => [name, new Heat(contestant, size)]),
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
  const { nodes, looked, found, finished, milliseconds } = heat;
  return { name, nodes, looked, found, finished, milliseconds };
}
