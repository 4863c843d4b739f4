import { dayOf, type Day } from '../core/day.ts';
import { DAY_KINDS } from '../core/day-puzzles.ts';
import type { Game } from '../core/game.ts';
import { hasContent, type OwnDraft } from '../core/own-draft.ts';
import type { PuzzleKind, Step } from '../core/puzzle.ts';
import type { Days } from '../core/row-of-days.ts';
import type { Technique } from '../core/technique.ts';
import { draftRecord, readDraft, type KeptDraft } from './draft-record.ts';
import { KeptDrafts } from './kept-drafts.ts';
import { KeptGames } from './kept-games.ts';
import { KeptResults } from './kept-results.ts';
import { KeptTable, type StoredBoard } from './kept-table.ts';
import { LeftRecords } from './left-records.ts';
import { MadeDays } from './made-days.ts';
import type { Other, Progress } from './progress.ts';
import { PUZZLES_DATABASE, puzzlesDatabase } from './puzzle-database.ts';
import { solvedElsewhere, type KeptGame } from './puzzle-game.ts';
import type {
  BestTime,
  MadeDay,
  PlayedPuzzle,
  PuzzleChange,
  PuzzleFigures,
  PuzzleProgress,
  PuzzleResult,
  PuzzleStanding,
  TableResult,
  TechniqueFigure,
  UnfinishedPuzzle,
} from './puzzle-progress.ts';
import { isNewResult } from './puzzle-records.ts';
import { readResult, resultRecord, type KeptResult } from './puzzle-result.ts';
import { PuzzleStore, type StoredResult } from './puzzle-store.ts';
import { PuzzleTabs, type Kind, type PuzzleNews } from './puzzle-tabs.ts';
import type { LoadedGame } from './saved-game-store.ts';
import { readTableResult } from './table-result.ts';
import { Tries, type Reading } from './tries.ts';

/**
 * Progress of the player in puzzles, kept in IndexedDB and shared between tabs. Nothing here rejects: what storage
 * refuses goes on in memory and is tried again with everything else that `Progress` keeps.
 */
export class KeptPuzzles implements PuzzleProgress, Other {
  readonly #listeners = new Set<(change: PuzzleChange) => void>();
  readonly #games: KeptGames;
  readonly #results: KeptResults;
  readonly #table: KeptTable;
  readonly #made: MadeDays;
  readonly #drafts: KeptDrafts;
  readonly #tries: Tries<Kind>;
  readonly #tabs: PuzzleTabs;
  readonly #left = new LeftRecords('puzzles');

  /** @param progress Tries again what waits, and reports it in its `health`. */
  constructor(progress: Pick<Progress, 'rest' | 'lookAfter'>) {
    const { rest } = progress;
    const report = progress.lookAfter(this);
    const use = puzzlesDatabase();
    const tries = (this.#tries = new Tries(PUZZLES_DATABASE, report, (kind) =>
      this.#notify({ kind }),
    ));
    const store = new PuzzleStore(use);
    const results = (this.#results = new KeptResults(store, tries));
    this.#table = new KeptTable(use, tries);
    this.#made = new MadeDays(use);
    this.#drafts = new KeptDrafts({
      use,
      tries,
      rest,
      onWritten: () => this.#tabs.tell({ changed: ['draft'] }),
      onFound: () => this.#notify({ kind: 'draft' }),
    });
    this.#games = new KeptGames({
      use,
      store,
      results,
      tries,
      rest,
      report,
      tell: (news) => this.#tell(news),
      tellWritten: (name) => this.#tabs.tell({ written: [name], changed: ['unfinished'] }),
      show: (name, game) => this.#notify({ kind: 'game', name, game }),
    });
    this.#tabs = new PuzzleTabs(({ ended, written, changed }) => {
      for (const [name, at] of ended) void this.#hearEnd(name, at);
      for (const name of written) void this.#games.hear(name);
      for (const kind of changed) this.#notify({ kind });
    });
    void this.#takeLeft();
  }

  /** Returns true if something waits to be written or read again because storage refused. */
  get waiting(): boolean {
    const parts = [this.#results, this.#table.outbox, this.#games, this.#drafts.outbox];
    return this.#tries.unread || parts.some(({ waiting }) => waiting);
  }

  async unfinished(most = Infinity): Promise<readonly UnfinishedPuzzle[] | undefined> {
    const games = whole(await this.#games.newest(most));
    if (games) this.#games.noteListed(games);
    return games?.map(unfinishedOf);
  }

  async unfinishedCount(): Promise<number | undefined> {
    return whole(await this.#games.count());
  }

  recall(name: string): Game | undefined {
    return this.#games.recall(name);
  }

  async find(name: string): Promise<UnfinishedPuzzle | undefined> {
    const kept = await this.#games.find(name);
    return kept && unfinishedOf(kept);
  }

  async standings(names: readonly string[]): Promise<readonly PuzzleStanding[] | undefined> {
    const all = whole(await this.#games.withResults(names));
    return all?.map(({ kept, result }) => ({ unfinished: kept && unfinishedOf(kept), result }));
  }

  load(played: PlayedPuzzle): Promise<LoadedGame> {
    return this.#games.load(played);
  }

  save(played: PlayedPuzzle, game: Game): void {
    this.#games.save(played, game);
  }

  remove(name: string): Promise<void> {
    return this.#games.remove(name);
  }

  bringBack(name: string): Promise<void> {
    return this.#games.bringBack(name);
  }

  async record(
    result: PuzzleResult,
  ): Promise<{ readonly isNew: boolean; readonly kept: PuzzleResult }> {
    const { name, finishedAt } = result;
    // A clock that was set back must not leave the game unfinished.
    const endedAt = Math.max(Date.now(), finishedAt, this.#games.changedAt(name));
    const stored = await this.keepResults([{ ...result, endedAt }]);
    const { before, kept } = stored.get(name)!;
    return { isNew: isNewResult(before, kept), kept };
  }

  async resultOf(name: string): Promise<PuzzleResult | undefined> {
    return (await this.#results.of([name])).value.get(name);
  }

  medianTime(kind: PuzzleKind, step: Step): Promise<number | undefined> {
    return this.#results.medianTime(kind, step);
  }

  bestTime(kind: PuzzleKind, step: Step): Promise<BestTime | undefined> {
    return this.#results.bestTime(kind, step);
  }

  async noteTechnique(name: string, technique: Technique): Promise<void> {
    const result = (await this.#results.of([name])).value.get(name);
    // `endedAt` stays as it was, so that a game begun since stays.
    if (result?.outcome === 'solved') await this.keepResults([{ ...result, technique }]);
  }

  table(): Promise<Reading<ReadonlyMap<string, TableResult>>> {
    return this.#table.read();
  }

  async recordTable(result: TableResult): Promise<StoredBoard> {
    return (await this.keepTable([result])).get(result.shape)!;
  }

  async days(): Promise<Days | undefined> {
    return whole(await this.#results.days());
  }

  madeDay(day: Day): Promise<MadeDay | undefined> {
    return this.#made.of(day);
  }

  keepMadeDay(made: MadeDay): Promise<void> {
    return this.#made.keep(made, dayOf(new Date()));
  }

  async figures(): Promise<PuzzleFigures | undefined> {
    return whole(await this.#results.figures());
  }

  async techniques(): Promise<readonly TechniqueFigure[] | undefined> {
    return whole(await this.#results.techniques());
  }

  draft(kind: PuzzleKind): Promise<OwnDraft | 'unread' | undefined> {
    return this.#drafts.read(kind);
  }

  saveDraft(draft: OwnDraft): void {
    this.#drafts.save(draft);
  }

  subscribe(listener: (change: PuzzleChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads every unfinished puzzle, with its game. */
  allGames(): Promise<Reading<readonly KeptGame[]>> {
    return this.#games.newest(Infinity);
  }

  /** Reads every result. */
  allResults(): Promise<Reading<ReadonlyMap<string, KeptResult>>> {
    return this.#results.all();
  }

  /** Reads the results of these puzzles, where there are any, and all that wait to be written. */
  resultsOf(names: readonly string[]): Promise<Reading<ReadonlyMap<string, KeptResult>>> {
    return this.#results.of(names);
  }

  /** Stores results, and removes the games of these puzzles that were not changed since. */
  async keepResults(results: readonly KeptResult[]): Promise<ReadonlyMap<string, StoredResult>> {
    for (const { name, endedAt } of results) this.#games.forget(name, endedAt);
    const stored = await this.#results.keep(results);
    const ended = Array.from(stored, ([name, { kept }]) => [name, kept.endedAt] as const);
    if (ended.length > 0) this.#tell({ ended, changed: ['results', 'unfinished'] });
    return stored;
  }

  /**
   * Stores games made elsewhere, each merged with the stored one.
   * @returns The names of the games that brought something.
   */
  keepGames(games: readonly KeptGame[]): Promise<ReadonlySet<string>> {
    return this.#games.keep(games);
  }

  /** Stores boards of the Guard table, each merged with the stored one. */
  async keepTable(results: readonly TableResult[]): Promise<ReadonlyMap<string, StoredBoard>> {
    const stored = await this.#table.keep(results);
    if (results.length > 0) this.#tell({ changed: ['table'] });
    return stored;
  }

  /** Reads every draft in which something is drawn, by its kind. */
  async allDrafts(): Promise<Reading<ReadonlyMap<PuzzleKind, KeptDraft>>> {
    const read = await Promise.all(DAY_KINDS.map((kind) => this.#drafts.newest(kind)));
    const drafts = read.flatMap(({ value }) => (value && hasContent(value.draft) ? value : []));
    return {
      value: new Map(drafts.map((kept) => [kept.draft.kind, kept])),
      isWhole: read.every(({ isWhole }) => isWhole),
    };
  }

  /** Stores drafts made elsewhere in place of those that `allDrafts` has read. */
  async keepDrafts(drafts: readonly KeptDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    await this.#drafts.keep(drafts);
    this.#tell({ changed: ['draft'] });
  }

  /** Tries at once everything that waits to be written or read. Resolves when all of it has succeeded or failed. */
  async flush(): Promise<void> {
    this.#leave();
    await Promise.all([this.#games.flush(), this.#drafts.outbox.flush(), this.#retry()]);
    this.#leave();
  }

  /** Stashes what is not on the disk for the next page of this tab. Games stash themselves. */
  #leave(): void {
    this.#left.leave([
      ...this.#results.unsaved.map((result) => ({ result: resultRecord(result) })),
      ...this.#table.outbox.unsaved.map((table) => ({ table })),
      ...this.#drafts.outbox.unsaved.map((kept) => ({ draft: draftRecord(kept) })),
    ]);
  }

  /** Stores what earlier pages of this tab have stashed. */
  async #takeLeft(): Promise<void> {
    const left = this.#left.take().map((value) => Object(value) as Record<string, unknown>);
    if (left.length === 0) return;
    const drafts = left.flatMap(({ draft }) =>
      DAY_KINDS.flatMap((kind) => readDraft(draft, kind) ?? []),
    );
    for (const draft of drafts) this.#drafts.takeOver(draft);
    await Promise.all([
      this.keepResults(left.flatMap(({ result }) => readResult(result) ?? [])),
      this.keepTable(left.flatMap(({ table }) => readTableResult(table) ?? [])),
      this.#drafts.outbox.flush(),
    ]);
    this.#leave();
  }

  async #retry(): Promise<void> {
    const { waiting } = this.#results;
    await this.#results.flush();
    if (waiting && !this.#results.waiting) this.#tell({ changed: ['results', 'unfinished'] });
    await this.#table.outbox.flush();
    await this.#tries.readAgain();
  }

  /** Hears from another tab that a puzzle is over, and shows it solved if it was solved. */
  async #hearEnd(name: string, at: number): Promise<void> {
    const game = this.#games.recall(name);
    this.#games.forget(name, at);
    if (!game || this.#games.recall(name)) return;
    const result = (await this.#results.of([name])).value.get(name);
    // The puzzle may have been removed before it was solved, or begun anew meanwhile.
    if (result?.outcome !== 'solved' || !result.queens || this.#games.recall(name)) return;
    this.#notify({ kind: 'game', name, game: solvedElsewhere(game, result.queens) });
  }

  /** Tells this page and the other tabs what changed. */
  #tell(news: PuzzleNews): void {
    this.#tabs.tell(news);
    for (const kind of news.changed) this.#notify({ kind });
  }

  #notify(change: PuzzleChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Returns the value of a complete reading, else `undefined`: nobody is shown half of it. */
function whole<T>({ value, isWhole }: Reading<T>): T | undefined {
  return isWhole ? value : undefined;
}

function unfinishedOf({ name, puzzle, step, game, changedAt }: KeptGame): UnfinishedPuzzle {
  return { name, puzzle, step, game, changedAt };
}
