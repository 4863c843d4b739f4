import { dayOf, type Day } from '../../core/days/day.ts';
import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { Game } from '../../core/game/game.ts';
import { hasContent, type OwnDraft } from '../../core/puzzles/own-draft.ts';
import type { PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import { draftRecord, readDraft, type SavedDraft } from './draft-record.ts';
import { DraftRepository } from './draft-repository.ts';
import { UnfinishedPuzzleRepository } from './unfinished-puzzle-repository.ts';
import { PuzzleResultRepository, type Removal } from './puzzle-result-repository.ts';
import { GuardTableRepository, type StoredTableResult } from './guard-table-repository.ts';
import { SessionStash } from '../storage/session-stash.ts';
import { DailyPuzzleCache } from './daily-puzzle-cache.ts';
import type { Progress } from '../progress.ts';
import type { Retried } from '../storage/storage-health.ts';
import { PUZZLES_DATABASE, puzzlesDatabase } from './puzzle-database.ts';
import { solvedElsewhere, type SavedPuzzle } from './puzzle-game.ts';
import type {
  BestTime,
  CachedDay,
  PlayedPuzzle,
  PuzzleChange,
  PuzzleStatistics,
  PuzzleProgress,
  PuzzleResult,
  DayPuzzleProgress,
  TableResult,
  TechniqueStatistics,
  UnfinishedPuzzle,
} from './puzzle-progress.ts';
import { isNewResult } from './puzzle-records.ts';
import { readResult, resultRecord, type SavedResult } from './puzzle-result.ts';
import { PuzzleStore, type StoredResult } from './puzzle-store.ts';
import { PuzzleTabs, type Kind, type PuzzleMessage } from './puzzle-tabs.ts';
import type { LoadedGame } from '../games/game-store.ts';
import { readTableResult } from './table-result.ts';
import { StorageGuard, type Reading } from '../storage/storage-guard.ts';

/** The name under which pages stash results, removals, boards of the Guard table and drafts. */
const STASH = 'ninety-two-left-records puzzles';

const kept = new WeakMap<Progress, PuzzleStorage>();

/** Returns the puzzles that are kept beside all else that a page keeps; the same object each time. */
export function puzzleStorageOf(progress: Progress): PuzzleStorage {
  let puzzles = kept.get(progress);
  if (!puzzles) kept.set(progress, (puzzles = new PuzzleStorage(progress)));
  return puzzles;
}

/**
 * Progress of the player in puzzles, kept in IndexedDB and shared between tabs. Nothing here rejects: what storage
 * refuses goes on in memory and is tried again with everything else that `Progress` keeps.
 */
export class PuzzleStorage implements PuzzleProgress, Retried {
  readonly #listeners = new Set<(change: PuzzleChange) => void>();
  readonly #games: UnfinishedPuzzleRepository;
  readonly #results: PuzzleResultRepository;
  readonly #table: GuardTableRepository;
  readonly #dayCache: DailyPuzzleCache;
  readonly #drafts: DraftRepository;
  readonly #guard: StorageGuard<Kind>;
  readonly #tabs: PuzzleTabs;
  readonly #stash = new SessionStash();

  /** @param progress Tries again what waits, and reports it in its `health`. */
  constructor(progress: Pick<Progress, 'beforeWrite' | 'registerStore'>) {
    const { beforeWrite } = progress;
    const report = progress.registerStore(this);
    const use = puzzlesDatabase();
    const guard = (this.#guard = new StorageGuard(PUZZLES_DATABASE, report, (kind) =>
      this.#notify({ kind }),
    ));
    const store = new PuzzleStore(use);
    const results = (this.#results = new PuzzleResultRepository(store, guard));
    this.#table = new GuardTableRepository(use, guard);
    this.#dayCache = new DailyPuzzleCache(use);
    this.#drafts = new DraftRepository({
      use,
      guard,
      beforeWrite,
      onWritten: () => this.#tabs.tell({ changed: ['draft'] }),
      onFound: () => this.#notify({ kind: 'draft' }),
    });
    this.#games = new UnfinishedPuzzleRepository({
      use,
      store,
      results,
      guard,
      beforeWrite,
      report,
      tell: (news) => this.#tell(news),
      tellWritten: (name) => this.#tabs.tell({ written: [name], changed: ['unfinished'] }),
      show: (name, game) => this.#notify({ kind: 'game', name, game }),
    });
    this.#tabs = new PuzzleTabs(({ ended, written, changed }) => {
      for (const [name, at] of ended) void this.#receiveEnd(name, at);
      for (const name of written) void this.#games.receive(name);
      for (const kind of changed) this.#notify({ kind });
    });
    void this.#takeStashed();
  }

  /** Returns true if something waits to be written or read again because storage refused. */
  get hasRefusals(): boolean {
    const parts = [this.#results, this.#table.outbox, this.#games, this.#drafts.outbox];
    return this.#guard.unread || parts.some(({ hasRefusals }) => hasRefusals);
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

  async dayPuzzleProgress(
    names: readonly string[],
  ): Promise<readonly DayPuzzleProgress[] | undefined> {
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

  restore(name: string): Promise<void> {
    return this.#games.restore(name);
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

  medianTime(kind: PuzzleKind, step: Difficulty): Promise<number | undefined> {
    return this.#results.medianTime(kind, step);
  }

  bestTime(kind: PuzzleKind, step: Difficulty): Promise<BestTime | undefined> {
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

  async recordTable(result: TableResult): Promise<StoredTableResult> {
    return (await this.keepTable([result])).get(result.shape)!;
  }

  async days(): Promise<DayHistory | undefined> {
    return whole(await this.#results.days());
  }

  cachedDay(day: Day): Promise<CachedDay | undefined> {
    return this.#dayCache.of(day);
  }

  cacheDay(made: CachedDay): Promise<void> {
    return this.#dayCache.keep(made, dayOf(new Date()));
  }

  async statistics(): Promise<PuzzleStatistics | undefined> {
    return whole(await this.#results.statistics());
  }

  async techniques(): Promise<readonly TechniqueStatistics[] | undefined> {
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
  allGames(): Promise<Reading<readonly SavedPuzzle[]>> {
    return this.#games.newest(Infinity);
  }

  /** Reads every result. */
  allResults(): Promise<Reading<ReadonlyMap<string, SavedResult>>> {
    return this.#results.all();
  }

  /** Reads the results of these puzzles, where there are any, and all that wait to be written. */
  resultsOf(names: readonly string[]): Promise<Reading<ReadonlyMap<string, SavedResult>>> {
    return this.#results.of(names);
  }

  /** Stores results, and removes the games of these puzzles that were not changed since. */
  async keepResults(results: readonly SavedResult[]): Promise<ReadonlyMap<string, StoredResult>> {
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
  keepGames(games: readonly SavedPuzzle[]): Promise<ReadonlySet<string>> {
    return this.#games.keep(games);
  }

  /** Stores boards of the Guard table, each merged with the stored one. */
  async keepTable(
    results: readonly TableResult[],
  ): Promise<ReadonlyMap<string, StoredTableResult>> {
    const stored = await this.#table.keep(results);
    if (results.length > 0) this.#tell({ changed: ['table'] });
    return stored;
  }

  /** Reads every draft in which something is drawn, by its kind. */
  async allDrafts(): Promise<Reading<ReadonlyMap<PuzzleKind, SavedDraft>>> {
    const read = await Promise.all(DAY_KINDS.map((kind) => this.#drafts.newest(kind)));
    const drafts = read.flatMap(({ value }) => (value && hasContent(value.draft) ? value : []));
    return {
      value: new Map(drafts.map((kept) => [kept.draft.kind, kept])),
      isWhole: read.every(({ isWhole }) => isWhole),
    };
  }

  /** Stores drafts made elsewhere in place of those that `allDrafts` has read. */
  async keepDrafts(drafts: readonly SavedDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    await this.#drafts.keep(drafts);
    this.#tell({ changed: ['draft'] });
  }

  /** Tries at once everything that waits to be written or read. Resolves when all of it has succeeded or failed. */
  async flush(): Promise<void> {
    this.#stashRecords();
    await Promise.all([this.#games.flush(), this.#drafts.outbox.flush(), this.#retry()]);
    this.#stashRecords();
  }

  /** Stashes what is not on the disk for the next page of this tab. Games stash themselves. */
  #stashRecords(): void {
    this.#stash.put(STASH, [
      ...this.#results.unsaved.map((result) => ({ result: resultRecord(result) })),
      ...this.#results.unsavedRemovals.map((removal) => ({ removal })),
      ...this.#table.outbox.unsaved.map((table) => ({ table })),
      ...this.#drafts.outbox.unsaved.map((kept) => ({ draft: draftRecord(kept) })),
    ]);
  }

  /** Stores what earlier pages of this tab have stashed. */
  async #takeStashed(): Promise<void> {
    const left = this.#stash.take(STASH).map((value) => Object(value) as Record<string, unknown>);
    if (left.length === 0) return;
    const drafts = left.flatMap(({ draft }) =>
      DAY_KINDS.flatMap((kind) => readDraft(draft, kind) ?? []),
    );
    for (const draft of drafts) this.#drafts.takeOver(draft);
    await Promise.all([
      this.keepResults(left.flatMap(({ result }) => readResult(result) ?? [])),
      this.keepTable(left.flatMap(({ table }) => readTableResult(table) ?? [])),
      ...left.flatMap(({ removal }) => (isRemoval(removal) ? this.#games.close(removal) : [])),
      this.#drafts.outbox.flush(),
    ]);
    this.#stashRecords();
  }

  async #retry(): Promise<void> {
    const table = this.#table.outbox;
    const [hadResults, hadTable] = [this.#results.hasRefusals, table.hasRefusals];
    await this.#results.flush();
    if (hadResults && !this.#results.hasRefusals)
      this.#tell({ changed: ['results', 'unfinished'] });
    await table.flush();
    if (hadTable && !table.hasRefusals) this.#tell({ changed: ['table'] });
    await this.#guard.retryReads();
  }

  /** Hears from another tab that a puzzle is over, and shows it solved if it was solved. */
  async #receiveEnd(name: string, at: number): Promise<void> {
    const game = this.#games.recall(name);
    this.#games.forget(name, at);
    if (!game || this.#games.recall(name)) return;
    const result = (await this.#results.of([name])).value.get(name);
    // The puzzle may have been removed before it was solved, or begun anew meanwhile.
    if (result?.outcome !== 'solved' || !result.queens || this.#games.recall(name)) return;
    this.#notify({ kind: 'game', name, game: solvedElsewhere(game, result.queens) });
  }

  /** Tells this page and the other tabs what changed. */
  #tell(news: PuzzleMessage): void {
    this.#tabs.tell(news);
    for (const kind of news.changed) this.#notify({ kind });
  }

  #notify(change: PuzzleChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function isRemoval(value: unknown): value is Removal {
  const { name, upTo } = Object(value) as Partial<Record<keyof Removal, unknown>>;
  return typeof name === 'string' && typeof upTo === 'number';
}

/** Returns the value of a complete reading, else `undefined`: nobody is shown half of it. */
function whole<T>({ value, isWhole }: Reading<T>): T | undefined {
  return isWhole ? value : undefined;
}

function unfinishedOf({ name, puzzle, step, game, changedAt }: SavedPuzzle): UnfinishedPuzzle {
  return { name, puzzle, step, game, changedAt };
}
