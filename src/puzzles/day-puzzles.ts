import type { ReactiveControllerHost } from 'lit';
import { dayPuzzleName, dayPuzzleNames } from '../core/day-puzzles.ts';
import { dayWishes, type DayWish } from '../core/day-wishes.ts';
import { FIRST_DAY, type Day } from '../core/day.ts';
import type { Game } from '../core/game.ts';
import type { DayPetals, Days } from '../core/row-of-days.ts';
import type { Square } from '../core/square.ts';
import type {
  PlayedPuzzle,
  PuzzleProgress,
  PuzzleResult,
  PuzzleStanding,
} from '../progress/puzzle-progress.ts';
import { LiveQuery } from '../ui/scheduling/live-query.ts';
import type { DayMaker } from './day-maker.ts';

/** How far the player is with a puzzle; `undefined` before it is known. */
export type DayPuzzleState = 'fresh' | 'begun' | 'solved' | 'shown' | undefined;

/** A puzzle of a day: what is known from the date alone, and what has come of the rest. */
export interface DayPuzzle {
  readonly name: string;
  readonly wish: DayWish;
  /** As it was begun, else as it was made; `undefined` until it is there. */
  readonly played: PlayedPuzzle | undefined;
  /** The queens that stand, those given included. */
  readonly queens: readonly Square[];
  readonly state: DayPuzzleState;
  /** How it was solved. */
  readonly result: PuzzleResult | undefined;
}

/** What of the player's puzzles is read. */
type KeptPuzzles = Pick<PuzzleProgress, 'days' | 'recall' | 'standings' | 'subscribe'>;

/** Where the puzzles of a day come from. */
export interface DaySource {
  /** What the player has done. */
  readonly puzzles: Promise<KeptPuzzles>;
  /** Makes them. */
  readonly maker: Pick<DayMaker, 'puzzles'>;
}

/** What became of days, and how far the player is with puzzles of the day that is shown, by their names. */
interface Known {
  readonly days: Days | undefined;
  readonly standings: ReadonlyMap<string, Standing> | undefined;
}

/** The puzzles of a day as they stand, and the days that something became of, for a page that shows them. */
export class DayPuzzles {
  readonly #host: ReactiveControllerHost;
  readonly #source: () => DaySource;
  readonly #known: LiveQuery<KeptPuzzles, Known>;
  #day: Day | undefined;
  #made: readonly PlayedPuzzle[] | undefined;
  #isMissing = false;

  /** @param host Rendered again when there is more to show. */
  constructor(host: ReactiveControllerHost, source: () => DaySource) {
    this.#host = host;
    this.#source = source;
    this.#known = new LiveQuery(host, {
      source: () => source().puzzles,
      kinds: ['unfinished', 'results'],
      read: (puzzles) => this.#read(puzzles),
    });
  }

  /** The puzzles of the day in the order of its petals; none where it is no day for puzzles. */
  get list(): readonly DayPuzzle[] {
    const day = this.#day;
    if (day === undefined) return [];
    return asMade(day, this.#made).map((made) => {
      const puzzle = { ...made, ...this.#known.value?.standings?.get(made.name) };
      // What cannot be made cannot be started.
      return this.#isMissing && !puzzle.played ? { ...puzzle, state: undefined } : puzzle;
    });
  }

  /** Whether what makes puzzles did not arrive, or does not live. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  /** What became of days; `undefined` before it is known. */
  get days(): Days | undefined {
    return this.#known.value?.days;
  }

  /** What became of a day; `undefined` before it is known. */
  petalsOf(day: Day): DayPetals | undefined {
    const { days } = this;
    return days ? (days.get(day) ?? {}) : undefined;
  }

  /** Shows a day. Resolves when it is shown with all that is known of it. */
  async show(day: Day): Promise<void> {
    if (this.#day !== day) {
      this.#made = undefined;
      this.#isMissing = false;
    }
    this.#day = day;
    await Promise.all([this.#make(day), this.#known.refresh()]);
  }

  /** Asks again for puzzles that were missing. */
  async retry(): Promise<void> {
    this.#isMissing = false;
    this.#host.requestUpdate();
    if (this.#day !== undefined) await this.#make(this.#day);
  }

  async #make(day: Day): Promise<void> {
    if (day < FIRST_DAY) return;
    const made = await this.#source().maker.puzzles(day);
    if (this.#day !== day) return;
    this.#made = made;
    this.#isMissing = made === undefined;
    this.#host.requestUpdate();
  }

  async #read(puzzles: KeptPuzzles): Promise<Known | undefined> {
    if (this.#day === undefined) return undefined;
    const names = dayPuzzleNames(this.#day);
    const [days, standings] = await Promise.all([puzzles.days(), puzzles.standings(names)]);
    const standing = standings?.map(
      (one, index) => [names[index]!, standingOf(one, puzzles.recall(names[index]!))] as const,
    );
    // What cannot be read stays as it was last known.
    const { value } = this.#known;
    return {
      days: days ?? value?.days,
      standings: standing ? new Map(standing) : value?.standings,
    };
  }
}

/** What the player did of a puzzle. */
interface Standing extends Pick<DayPuzzle, 'queens' | 'state' | 'result'> {
  /** As it was begun, whatever is made of its day now. */
  readonly played?: PlayedPuzzle;
}

/**
 * The puzzles of a day before it is known what the player did of them.
 * @param made `undefined` before they are there.
 */
export function asMade(day: Day, made: readonly PlayedPuzzle[] | undefined): readonly DayPuzzle[] {
  return dayWishes(day).map((wish, index) => ({
    name: dayPuzzleName(day, wish.kind),
    wish,
    played: made?.[index],
    queens: [],
    state: undefined,
    result: undefined,
  }));
}

/** @param known The game as the page knows it, also of a puzzle that is not unfinished any more. */
function standingOf({ unfinished, result }: PuzzleStanding, known: Game | undefined): Standing {
  const played = unfinished && {
    name: unfinished.name,
    puzzle: unfinished.puzzle,
    step: unfinished.step,
  };
  const queens = (unfinished?.game ?? known)?.history.present.queens ?? [];
  if (result?.outcome === 'solved')
    return { queens: result.queens ?? queens, state: 'solved', result };
  if (played) return { played, queens, state: 'begun', result: undefined };
  return { queens: [], state: result ? 'shown' : 'fresh', result: undefined };
}
