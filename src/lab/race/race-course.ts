import { binomial } from '../machine/combinatorics.ts';
import { Heat } from './heat.ts';
import type { RaceWorker, RaceStanding } from './protocol.ts';
import { anySquares, oneARow } from './brute-force.ts';
import { contestant, formula, sized, type Contestant } from './contestant.ts';

const EXHIBITED = import.meta.glob<readonly Contestant[]>('../exhibits/*/contestants.ts', {
  eager: true,
  import: 'contestants',
});

/** All contestants: those of the exhibits' folders, and the two that have no exhibit. */
export const CONTESTANTS: readonly Contestant[] = [
  ...Object.values(EXHIBITED).flat(),
  contestant(
    'one-a-row',
    oneARow,
    sized,
    formula((size) => size ** size),
  ),
  contestant(
    'any-squares',
    anySquares,
    sized,
    formula((size) => binomial(size * size, size)),
  ),
];

/** Runs one race after another. It is separate from the worker, so that it runs in any thread. */
export class RaceCourse implements RaceWorker {
  #heats = new Map<string, Heat>();
  readonly #now: () => number;

  /** @param now A clock in milliseconds; only differences matter. */
  constructor(now: () => number) {
    this.#now = now;
  }

  lineUp(size: number): RaceStanding[] {
    this.#heats = new Map(
      CONTESTANTS.filter(({ largest }) => size <= largest).map((contestant) => [
        contestant.name,
        new Heat(contestant, size),
      ]),
    );
    return Array.from(this.#heats, ([name, heat]) => raceStandingOf(name, heat));
  }

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
