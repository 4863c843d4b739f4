import { daysLater, FIRST_DAY, type Day } from '../../core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { dayVersionOf, type DayVersion } from '../../core/days/day-specs.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { CachedDay, PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { RecordStore } from '../../progress/storage/record-store.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';

/** Number of days after today that are made ahead. */
const AHEAD = 2;

interface DayCache extends Pick<RecordStore<Day, CachedDay>, 'get'> {
  save(made: readonly CachedDay[]): Promise<unknown>;
}

/** Provides the puzzles of days: the kept ones if their version holds, else new ones, which it keeps. */
export class DayMaker {
  readonly #solver: Pick<PuzzleSolver, 'day'>;
  readonly #cache: DayCache;
  readonly #versionOf: (day: Day) => Pick<DayVersion, 'version'>;
  /** Days that are made or being made; later calls share them. */
  readonly #days = new Map<Day, Promise<readonly PlayedPuzzle[] | undefined>>();
  /** The day made last. Days are made one after another, because the worker answers only one request of a kind. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param cache Keeps the made days. */
  constructor(
    solver: Pick<PuzzleSolver, 'day'>,
    cache: DayCache,
    versionOf: (day: Day) => Pick<DayVersion, 'version'> = dayVersionOf,
  ) {
    this.#solver = solver;
    this.#cache = cache;
    this.#versionOf = versionOf;
  }

  /**
   * Returns the three puzzles of a day, in the order of `DAY_KINDS`.
   * @returns `undefined` if they cannot be made: the generator did not load, or its worker died.
   */
  puzzles(day: Day): Promise<readonly PlayedPuzzle[] | undefined> {
    const known = this.#days.get(day);
    if (known) return known;
    const made = this.#cachedOrMade(day);
    this.#days.set(day, made);
    void made.then((puzzles) => {
      // Forgets failures, so that the next call tries again.
      if (!puzzles) this.#days.delete(day);
    });
    return made;
  }

  /** Returns a puzzle of a day; `undefined` if it cannot be made. */
  async puzzle(day: Day, kind: PuzzleKind): Promise<PlayedPuzzle | undefined> {
    return (await this.puzzles(day))?.[DAY_KINDS.indexOf(kind)];
  }

  /** Makes the next two days, so that they are ready at midnight and offline. */
  async makeAhead(today: Day): Promise<void> {
    for (let after = 1; after <= AHEAD; after++) {
      const day = daysLater(today, after);
      if (day >= FIRST_DAY) await this.puzzles(day);
    }
  }

  async #cachedOrMade(day: Day): Promise<readonly PlayedPuzzle[] | undefined> {
    const { version } = this.#versionOf(day);
    const kept = await this.#cache.get(day);
    if (kept?.version === version) return kept.puzzles;
    const making = this.#last.then(() => this.#make(day));
    this.#last = making;
    const puzzles = await making;
    if (puzzles) void this.#cache.save([{ day, version, puzzles }]);
    return puzzles;
  }

  async #make(day: Day): Promise<readonly PlayedPuzzle[] | undefined> {
    const { signal } = new AbortController();
    const puzzles: PlayedPuzzle[] = [];
    for (const kind of DAY_KINDS) {
      const reply = await replyTo(this.#solver.day(day, kind, { signal }));
      if (reply.kind !== 'answered' || !reply.answer) return undefined;
      puzzles.push({ name: dayPuzzleName(day, kind), ...reply.answer });
    }
    return puzzles;
  }
}
