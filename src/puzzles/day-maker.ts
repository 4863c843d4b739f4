import { daysLater, type Day } from '../core/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../core/day-puzzles.ts';
import { dayVersionOf, type DayVersion } from '../core/day-wishes.ts';
import type { PuzzleKind } from '../core/puzzle.ts';
import type { MadeDay, PlayedPuzzle, PuzzleProgress } from '../progress/puzzle-progress.ts';
import { replyTo } from '../solver/connection.ts';
import type { PuzzleSolver } from '../solver/puzzles/client.ts';

/** So many days after today are made ahead. */
const AHEAD = 2;

/** What of the player's days is read and kept. */
type KeptDays = Pick<PuzzleProgress, 'madeDay' | 'keepMadeDay'>;

/** The puzzles of days: as they were made ahead, else made now and kept. */
export class DayMaker {
  readonly #solver: Pick<PuzzleSolver, 'day'>;
  readonly #progress: Promise<KeptDays | undefined>;
  readonly #versionOf: (day: Day) => Pick<DayVersion, 'version'>;
  /** Days that are there or on their way, and may be asked for again. */
  readonly #days = new Map<Day, Promise<readonly PlayedPuzzle[] | undefined>>();
  /** Days are made one after another: the worker works on one question of a kind. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param solver Makes puzzles.
   * @param progress Keeps what was made; nothing is kept where it does not arrive.
   * @param versionOf By which version a day is made.
   */
  constructor(
    solver: Pick<PuzzleSolver, 'day'>,
    progress: Promise<KeptDays | undefined>,
    versionOf: (day: Day) => Pick<DayVersion, 'version'> = dayVersionOf,
  ) {
    this.#solver = solver;
    this.#progress = progress;
    this.#versionOf = versionOf;
  }

  /**
   * The three puzzles of a day, in the order of `DAY_KINDS`.
   * @returns `undefined` where they cannot be made: what makes them has not arrived, or does not live.
   */
  puzzles(day: Day): Promise<readonly PlayedPuzzle[] | undefined> {
    const known = this.#days.get(day);
    if (known) return known;
    const made = this.#keptOrMade(day);
    this.#days.set(day, made);
    void made.then((puzzles) => {
      // What was not to be had is tried again by the next who asks.
      if (!puzzles) this.#days.delete(day);
    });
    return made;
  }

  /** A puzzle of a day; `undefined` where it cannot be made. */
  async puzzle(day: Day, kind: PuzzleKind): Promise<PlayedPuzzle | undefined> {
    return (await this.puzzles(day))?.[DAY_KINDS.indexOf(kind)];
  }

  /** Makes the next two days, so that midnight and a flight find them ready. */
  async makeAhead(today: Day): Promise<void> {
    for (let after = 1; after <= AHEAD; after++) await this.puzzles(daysLater(today, after));
  }

  async #keptOrMade(day: Day): Promise<readonly PlayedPuzzle[] | undefined> {
    const { version } = this.#versionOf(day);
    const progress = await this.#progress;
    const kept = await progress?.madeDay(day);
    if (kept?.version === version) return kept.puzzles;
    const making = this.#last.then(() => this.#make(day));
    this.#last = making;
    const puzzles = await making;
    if (puzzles) void this.#keep({ day, version, puzzles });
    return puzzles;
  }

  async #keep(made: MadeDay): Promise<void> {
    await (await this.#progress)?.keepMadeDay(made);
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
