import type { ReactiveControllerHost } from 'lit';
import {
  DAY_KINDS,
  DAY_ORDER,
  dayPuzzleName,
  dayPuzzleNames,
} from '../../core/days/day-puzzles.ts';
import { daySpecs, type DaySpec } from '../../core/days/day-specs.ts';
import { FIRST_DAY, type Day } from '../../core/days/day.ts';
import type { FriendDay } from '../../core/routes/friend-day.ts';
import type { Game } from '../../core/game/game.ts';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import type { Square } from '../../core/board/square.ts';
import type {
  PlayedPuzzle,
  PuzzleResult,
  DayPuzzleProgress,
} from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import type { UnfinishedPuzzles } from '../../progress/puzzles/unfinished-puzzles.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import type { DayMaker } from './day-maker.ts';
import { finishedDay, type FinishedDay } from './finished-day.ts';
import { toldResults } from './share-day.ts';

/** The player's progress with a puzzle; `undefined` before it is known. */
type DayPuzzleState = 'fresh' | 'begun' | 'solved' | 'shown' | undefined;

/** A puzzle of a day: the facts that follow from the date alone, and those that are loaded later. */
export interface DayPuzzle {
  readonly name: string;
  readonly spec: DaySpec;
  /** The puzzle as it was begun, else as it was made; `undefined` until it is loaded. */
  readonly played: PlayedPuzzle | undefined;
  /** Queens on the board, including the given ones. */
  readonly queens: readonly Square[];
  readonly state: DayPuzzleState;
  /** The result, if the player solved the puzzle. */
  readonly result: PuzzleResult | undefined;
}

interface DayReader extends Pick<PuzzleStorage, 'subscribe'> {
  readonly results: Pick<PuzzleResults, 'days' | 'bestTime'>;
  readonly unfinished: Pick<UnfinishedPuzzles, 'recall' | 'progressIn'>;
}

export interface DaySource {
  readonly puzzles: DayReader;
  readonly maker: Pick<DayMaker, 'puzzles'>;
}

/** The petals of all days, and the player's progress with the puzzles of the shown day, by their names. */
interface Known {
  readonly days: DayHistory | undefined;
  readonly views: ReadonlyMap<string, DayPuzzleView> | undefined;
  readonly finished: { readonly day: Day; readonly results: FinishedDay | undefined } | undefined;
}

/** Keeps the puzzles of a day and the petals of all days up to date for a page that shows them. */
export class DayPuzzles {
  readonly #host: ReactiveControllerHost;
  readonly #maker: DaySource['maker'];
  readonly #known: LiveQuery<DayReader, Known>;
  #day: Day | undefined;
  #made: readonly PlayedPuzzle[] | undefined;
  #isMissing = false;

  /** @param host Rendered again when there is more to show. */
  constructor(host: ReactiveControllerHost, { puzzles, maker }: DaySource) {
    this.#host = host;
    this.#maker = maker;
    this.#known = new LiveQuery(host, {
      source: puzzles,
      kinds: ['unfinished', 'results'],
      read: (from) => this.#read(from),
    });
  }

  /**
   * The puzzles of the day in the order of `DAY_ORDER`; empty if no day is shown, or one before the first with puzzles.
   */
  get list(): readonly DayPuzzle[] {
    const day = this.#day;
    if (day === undefined) return [];
    return asMade(day, this.#made).map((made) => {
      const puzzle = { ...made, ...this.#known.value?.views?.get(made.name) };
      // A puzzle that cannot be made cannot be started.
      return this.#isMissing && !puzzle.played ? { ...puzzle, state: undefined } : puzzle;
    });
  }

  /** The results that links and the list of friends tell, in the order of `DAY_KINDS`. */
  get told(): FriendDay['results'] {
    const { list } = this;
    return toldResults(
      DAY_KINDS.map((kind) => list.find(({ spec }) => spec.kind === kind)?.result),
    );
  }

  /** The results of the day once all three are solved. */
  get finished(): FinishedDay | undefined {
    const finished = this.#known.value?.finished;
    return finished?.day === this.#day ? finished?.results : undefined;
  }

  /** True if the generator did not load, or its worker died. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  /** The petals of all days; `undefined` before they are known. */
  get days(): DayHistory | undefined {
    return this.#known.value?.days;
  }

  /** Returns the petals of a day; `undefined` before they are known. */
  petalsOf(day: Day): DayOutcomes | undefined {
    const { days } = this;
    return days ? (days.get(day) ?? {}) : undefined;
  }

  /** Shows a day. Resolves once it is shown with all that is known of it. */
  async show(day: Day): Promise<void> {
    if (this.#day !== day) {
      this.#made = undefined;
      this.#isMissing = false;
    }
    this.#day = day;
    await Promise.all([this.#make(day), this.#known.refresh()]);
  }

  async retry(): Promise<void> {
    this.#isMissing = false;
    this.#host.requestUpdate();
    if (this.#day !== undefined) await this.#make(this.#day);
  }

  async #make(day: Day): Promise<void> {
    if (day < FIRST_DAY) return;
    const made = await this.#maker.puzzles(day);
    if (this.#day !== day) return;
    this.#made = made;
    this.#isMissing = made === undefined;
    this.#host.requestUpdate();
  }

  async #read({ results, unfinished }: DayReader): Promise<Known | undefined> {
    const day = this.#day;
    if (day === undefined) return undefined;
    const names = dayPuzzleNames(day);
    const [days, standings] = await Promise.all([results.days(), unfinished.progressIn(names)]);
    const standing = standings?.map(
      (one, index) =>
        [names[index]!, dayPuzzleView(one, unfinished.recall(names[index]!))] as const,
    );
    // A part that cannot be read keeps its last known value.
    const { value } = this.#known;
    return {
      days: days ?? value?.days,
      views: standing ? new Map(standing) : value?.views,
      finished: standings
        ? {
            day,
            results: await finishedDay(
              standings.map(({ result }) => result),
              results,
            ),
          }
        : value?.finished,
    };
  }
}

interface DayPuzzleView extends Pick<DayPuzzle, 'queens' | 'state' | 'result'> {
  /** The puzzle as it was begun, even if its day would be made differently now. */
  readonly played?: PlayedPuzzle;
}

/**
 * Returns the puzzles of a day before the player's progress with them is known.
 * @param made `undefined` before they are loaded.
 */
function asMade(day: Day, made: readonly PlayedPuzzle[] | undefined): readonly DayPuzzle[] {
  const specs = daySpecs(day);
  if (specs.length === 0) return [];
  return DAY_ORDER.map((kind) => {
    const index = DAY_KINDS.indexOf(kind);
    return {
      name: dayPuzzleName(day, kind),
      spec: specs[index]!,
      played: made?.[index],
      queens: [],
      state: undefined,
      result: undefined,
    };
  });
}

/**
 * Returns the player's progress with a puzzle.
 * @param known The game as the page has it in memory, even if the puzzle is not unfinished any more.
 */
function dayPuzzleView(
  { unfinished, result }: DayPuzzleProgress,
  known: Game | undefined,
): DayPuzzleView {
  const played = unfinished && {
    name: unfinished.name,
    puzzle: unfinished.puzzle,
    step: unfinished.step,
  };
  const { queens = [] } = (unfinished?.game ?? known)?.history.present ?? {};
  if (result?.outcome === 'solved')
    return { queens: result.queens ?? queens, state: 'solved', result };
  // Also with an emptied board: its time and help count.
  if (played) return { played, queens, state: 'begun', result: undefined };
  if (result?.solvedAfter) return { queens: result.queens ?? queens, state: 'shown', result };
  return { queens: [], state: result ? 'shown' : 'fresh', result: undefined };
}
