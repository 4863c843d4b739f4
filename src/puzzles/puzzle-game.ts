import { begunOn } from '../core/attempt-notes.ts';
import { dayOf } from '../core/day.ts';
import { parseDayPuzzleName } from '../core/day-puzzles.ts';
import { newGame, type Game, type Move } from '../core/game.ts';
import { kindOf, type Puzzle } from '../core/puzzle.ts';
import type { Square } from '../core/square.ts';
import type { Technique } from '../core/technique.ts';
import { verdict } from '../core/verdict.ts';
import type { SessionChange } from '../game/session.ts';
import type {
  BestTime,
  PlayedPuzzle,
  PuzzleProgress,
  PuzzleResult,
  TableResult,
} from '../progress/puzzle-progress.ts';
import { placementsOf, totalsOf } from './play-totals.ts';
import { PuzzleSession, type Clocks } from './puzzle-session.ts';
import { EARLIER, solvedGame } from './solved-game.ts';

/** What finishing a puzzle means, once it is safely recorded. */
export type Ending = (Solved | Guarded) & {
  /** Said of a puzzle that was finished at an earlier visit. */
  readonly isPast?: true;
};

interface Solved {
  readonly kind: 'solved';
  /** How it was solved now, or at the earlier visit; what is kept may be an earlier time. */
  readonly result: PuzzleResult;
  readonly isNew: boolean;
  /** The middle time of others of its kind and step, in milliseconds; `undefined` where there are none. */
  readonly median: number | undefined;
  /** The best time of others of its kind and step; at an earlier visit its own may be among them. */
  readonly best: BestTime | undefined;
  /** Whether it beats that. */
  readonly isBest: boolean;
}

/** A board of the Guard table is guarded. */
interface Guarded {
  readonly kind: 'guarded';
  readonly result: TableResult;
  /** What is kept of the board: the fewest queens so far. */
  readonly kept: TableResult;
}

/** Finds an answer of a puzzle; `undefined` where none is found. */
export type FindAnswer = (puzzle: Puzzle) => Promise<readonly Square[] | undefined>;

/** Finds the hardest technique that a puzzle needs; `undefined` where none is found. */
export type FindHardest = (puzzle: Puzzle) => Promise<Technique | undefined>;

/** What a puzzle tells those who watch it. */
export type PuzzleGameChange =
  | SessionChange<Ending>
  | { readonly kind: 'damaged' }
  /** The board shows how the puzzle was finished at an earlier visit. */
  | { readonly kind: 'past'; readonly ending: Ending };

/** What stands before the shape in the name of a board of the Guard table. */
const TABLE = 'guard-table/';

/** One puzzle that is played, kept while it is unfinished, and recorded when it is solved. */
export class PuzzleGame {
  readonly played: PlayedPuzzle;
  readonly session: PuzzleSession<Ending>;
  readonly #progress: PuzzleProgress;
  readonly #clocks: Clocks;
  readonly #findAnswer: FindAnswer;
  readonly #findHardest: FindHardest;
  /** How it was finished at an earlier visit, once that is shown. */
  #past: Ending | undefined;
  readonly #listeners = new Set<(change: PuzzleGameChange) => void>();
  /** Aborted when the puzzle is left. */
  readonly #life = new AbortController();

  /**
   * @param findAnswer Asked where a result of an earlier build does not say which queens solved it.
   * @param findHardest Asked once it is solved, for its result.
   */
  constructor(
    progress: PuzzleProgress,
    clocks: Clocks,
    played: PlayedPuzzle,
    findAnswer: FindAnswer = () => Promise.resolve(undefined),
    findHardest: FindHardest = () => Promise.resolve(undefined),
  ) {
    this.played = played;
    this.#findAnswer = findAnswer;
    this.#findHardest = findHardest;
    this.#progress = progress;
    this.#clocks = clocks;
    const game = progress.recall(played.name) ?? this.#fresh();
    this.session = new PuzzleSession(game, this.#store, clocks);
    const { signal } = this.#life;
    signal.addEventListener(
      'abort',
      this.session.subscribe((change) => this.#tell(change)),
    );
    signal.addEventListener(
      'abort',
      progress.subscribe((change) => {
        if (change.kind === 'game' && change.name === played.name) this.session.adopt(change.game);
      }),
    );
  }

  /** The board of the Guard table that it is, `7x9`; `undefined` for every other puzzle. */
  get tableBoard(): string | undefined {
    const { name } = this.played;
    return name.startsWith(TABLE) ? name.slice(TABLE.length) : undefined;
  }

  /** The day that it is of, and its kind; `undefined` where it is of none. */
  get ofDay(): ReturnType<typeof parseDayPuzzleName> {
    return parseDayPuzzleName(this.played.name);
  }

  /** How many queens are to stand; `undefined` where any number will do. */
  get total(): number | undefined {
    const { goal, shape } = this.session.geometry.rules;
    if (this.tableBoard !== undefined) return undefined;
    return goal.kind === 'guard' ? goal.queens : shape.rows;
  }

  /** Whether a queen more would be one too many: Guard has only so many. */
  get isFull(): boolean {
    const { position, geometry } = this.session;
    const isGuard = kindOf(geometry.rules) === 'guard';
    return isGuard && this.total !== undefined && position.queens.length >= this.total;
  }

  /** Whether anything was done or asked on its board. */
  get isBegun(): boolean {
    const { history, attempts } = this.session.game;
    const isAsked = Object.values(attempts).some(({ hints }) =>
      Object.values(hints).some((count) => count > 0),
    );
    return (
      history.past.length + history.future.length > 0 || isAsked || this.session.verdict.solved
    );
  }

  /** The queens in the order they were placed, as `placementsOf` says; empty where that is not known. */
  get placements(): string {
    const { game, position } = this.session;
    if (position.attempt !== EARLIER) return placementsOf(game);
    return (this.#past?.kind === 'solved' ? this.#past.result.placements : undefined) ?? '';
  }

  /** Calls `listener` after every change. Returns what ends it. */
  subscribe(listener: (change: PuzzleGameChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Brings what is kept of the puzzle. Resolves when it has come; the board can be played meanwhile. */
  async open(): Promise<void> {
    const { name } = this.played;
    const { game, damaged } = await this.#progress.load(this.played);
    if (this.#life.signal.aborted) return;
    this.session.adopt(this.#progress.recall(name) ?? game);
    if (damaged) this.#tell({ kind: 'damaged' });
    await this.#showPast();
  }

  /** Does what the player does, but for what would place a queen too many. */
  play(move: Move): void {
    const adds = move.kind === 'toggle' && !this.session.position.queens.includes(move.square);
    if (!adds || !this.isFull) this.session.play(move);
  }

  /** Begins again with nothing counted. What was is kept out of sight for `takeBack`. */
  async startOver(): Promise<void> {
    this.session.open(this.#fresh(), this.#store);
    await this.#progress.remove(this.played.name);
  }

  /** Takes back that it was begun again. */
  async takeBack(): Promise<void> {
    await this.#progress.bringBack(this.played.name);
    const { game } = await this.#progress.load(this.played);
    this.session.open(game, this.#store);
    await this.#showPast();
  }

  /** Shows an answer: what stands of it stays, the rest is hollow. It counts as shown until it is solved. */
  async show(answer: readonly Square[]): Promise<void> {
    const totals = totalsOf(this.session.game);
    this.session.play({ kind: 'reveal', solution: answer });
    if (this.tableBoard === undefined) await this.#progress.record(this.#result('shown', totals));
  }

  /** Ends it: what happens later in other tabs is no longer followed. What was done is kept. */
  end(): void {
    this.session.setShown(false);
    this.#life.abort();
    this.#listeners.clear();
  }

  /** Shows a puzzle that was finished at an earlier visit as it was finished, unless it was begun again since. */
  async #showPast(): Promise<void> {
    const { session, played } = this;
    const { game } = session;
    const isFresh = (): boolean => !this.#life.signal.aborted && session.game === game;
    const { past, future } = game.history;
    if (past.length + future.length > 0) return;
    const ending = await this.#pastEnding();
    if (!ending || !isFresh()) return;
    const queens = await this.#queensOf(ending);
    if (!queens || !isFresh()) return;
    const result = ending.kind === 'solved' ? ending.result : undefined;
    session.adopt(solvedGame(played.puzzle, queens, result));
    this.#past = ending;
    this.#tell({ kind: 'past', ending });
  }

  async #pastEnding(): Promise<Ending | undefined> {
    const shape = this.tableBoard;
    if (shape !== undefined) {
      const kept = (await this.#progress.table()).value.get(shape);
      return kept && { kind: 'guarded', result: kept, kept, isPast: true };
    }
    const result = await this.#progress.resultOf(this.played.name);
    if (result?.outcome !== 'solved') return undefined;
    const times = await this.#timesOfOthers();
    return { kind: 'solved', result, isNew: false, ...times, isBest: false, isPast: true };
  }

  /** The queens that solve it: those of a result where they do, else an answer that is found anew. */
  async #queensOf({ result }: Ending): Promise<readonly Square[] | undefined> {
    const { puzzle } = this.played;
    const kept = result.queens ?? [];
    const areAnswer =
      puzzle.givens.every((given) => kept.includes(given)) &&
      verdict(this.session.geometry, kept).solved;
    if (areAnswer) return kept;
    const found = await this.#findAnswer(puzzle);
    return found && [...new Set([...puzzle.givens, ...found])];
  }

  get #store(): ConstructorParameters<typeof PuzzleSession<Ending>>[1] {
    return {
      save: (game) => this.#progress.save(this.played, game),
      finish: (game) => this.#finish(game),
    };
  }

  #fresh(): Game {
    const { rules, givens } = this.played.puzzle;
    return newGame(rules, givens);
  }

  async #finish(game: Game): Promise<Ending> {
    const { queens } = game.history.present;
    const shape = this.tableBoard;
    if (shape !== undefined) {
      const result = { shape, queens, guardedAt: this.#clocks.now() };
      const { kept } = await this.#progress.recordTable(result);
      // What was kept of the board before it was guarded is over; a result takes its game out by itself.
      if (this.session.game.history === game.history) {
        await this.#progress.remove(this.played.name);
      }
      return { kind: 'guarded', result, kept };
    }
    const result: PuzzleResult = {
      ...this.#result('solved', totalsOf(game)),
      placements: placementsOf(game),
      queens,
      ...(this.#isOnDay(game) && { onDay: true }),
    };
    // Before it counts itself: there may be no others.
    const times = await this.#timesOfOthers();
    const { isNew } = await this.#progress.record(result);
    void this.#noteHardest();
    const { elapsed } = result;
    const isBest = isNew && elapsed > 0 && times.best !== undefined && elapsed < times.best.elapsed;
    return { kind: 'solved', result, isNew, ...times, isBest };
  }

  /** The middle and the best of the times of its kind and step. */
  async #timesOfOthers(): Promise<Pick<Solved, 'median' | 'best'>> {
    const { step, puzzle } = this.played;
    if (!step) return { median: undefined, best: undefined };
    const kind = kindOf(puzzle.rules);
    const [median, best] = await Promise.all([
      this.#progress.medianTime(kind, step),
      this.#progress.bestTime(kind, step),
    ]);
    return { median, best };
  }

  /** Notes the hardest technique, which nobody waits for. */
  async #noteHardest(): Promise<void> {
    const { name, step, puzzle } = this.played;
    const technique = step && (await this.#findHardest(puzzle));
    if (technique) await this.#progress.noteTechnique(name, technique);
  }

  /** Whether it is a puzzle of a day, and was begun or is solved on that day. */
  #isOnDay(game: Game): boolean {
    const { day } = this.ofDay ?? {};
    const today = dayOf(new Date(this.#clocks.now()));
    return day !== undefined && (begunOn(game) === day || today === day);
  }

  #result(
    outcome: PuzzleResult['outcome'],
    { elapsed, hints, checks }: ReturnType<typeof totalsOf>,
  ): PuzzleResult {
    const { name, step, puzzle } = this.played;
    const finishedAt = this.#clocks.now();
    const kind = kindOf(puzzle.rules);
    const help = { hints, ...(checks && { checks }) };
    return { name, step, kind, outcome, finishedAt, elapsed, ...help };
  }

  #tell(change: PuzzleGameChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
