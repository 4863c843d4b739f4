import type { Game } from '../core/game.ts';
import type { PuzzleKind, Step } from '../core/puzzle.ts';
import { KeptResults } from './kept-results.ts';
import { KeptTable } from './kept-table.ts';
import type { Other, Progress } from './progress.ts';
import { puzzlesDatabase } from './puzzle-database.ts';
import { isSamePuzzle, isUnfinished, joinGames, type KeptGame } from './puzzle-game.ts';
import type {
  PlayedPuzzle,
  PuzzleChange,
  PuzzleProgress,
  PuzzleResult,
  TableResult,
  UnfinishedPuzzle,
} from './puzzle-progress.ts';
import { isNewResult } from './puzzle-records.ts';
import type { KeptResult } from './puzzle-result.ts';
import { puzzleShelf } from './puzzle-shelf.ts';
import { PuzzleStore, type StoredResult } from './puzzle-store.ts';
import { PuzzleTabs, type PuzzleNews } from './puzzle-tabs.ts';
import { SavedGameStore, type LoadedGame } from './saved-game-store.ts';
import type { StoredTable } from './table-store.ts';
import { Tries } from './tries.ts';

/**
 * What the player has done of puzzles, kept in IndexedDB and shared between tabs. Nothing here rejects:
 * what storage refuses goes on in memory and is tried again with all else that `Progress` looks after.
 */
export class KeptPuzzles implements PuzzleProgress, Other {
  readonly #use = puzzlesDatabase();
  readonly #store = new PuzzleStore(this.#use);
  readonly #listeners = new Set<(change: PuzzleChange) => void>();
  /** The puzzles that this page has opened, by their names. */
  readonly #played = new Map<string, PlayedPuzzle>();
  readonly #games: SavedGameStore<string>;
  /** When the unfinished puzzles that this page has listed were changed. */
  readonly #listed = new Map<string, number>();
  /** Unfinished puzzles that this page has taken out, to be brought back. */
  readonly #removed = new Map<string, KeptGame>();
  readonly #results: KeptResults;
  readonly #table: KeptTable;
  readonly #tries: Tries;
  readonly #tabs: PuzzleTabs;
  #retrying: Promise<void> | undefined;

  /** @param progress Tries again what waits, and says so in its `health`. */
  constructor(progress: Pick<Progress, 'rest' | 'lookAfter'>) {
    const report = progress.lookAfter(this);
    this.#tries = new Tries(report);
    this.#results = new KeptResults(this.#store, this.#tries);
    this.#table = new KeptTable(this.#use, this.#tries);
    this.#games = new SavedGameStore(
      puzzleShelf(this.#use, this.#played, (name) => this.#results.closedAt(name)),
      {
        onOutcome: report,
        onBoard: (name, game) => this.#notify({ kind: 'game', name, game }),
        onWritten: (name) => this.#tabs.tell({ written: [name], changed: ['unfinished'] }),
      },
      progress.rest,
    );
    this.#tabs = new PuzzleTabs(({ ended, written, changed }) => {
      for (const [name, at] of ended) this.#games.forget(name, at);
      for (const name of written) void this.#games.hear(name);
      for (const kind of changed) this.#notify({ kind });
    });
  }

  /** Whether something is to be written or read again because storage refused. */
  get waiting(): boolean {
    const { unread } = this.#tries;
    return unread || this.#results.waiting || this.#table.waiting || this.#games.waiting;
  }

  async unfinished(most = Infinity): Promise<readonly UnfinishedPuzzle[]> {
    const games = await this.#newest(most);
    for (const { name, changedAt } of games) this.#listed.set(name, changedAt);
    return games.map(unfinishedOf);
  }

  async unfinishedCount(): Promise<number> {
    await this.#games.written();
    // Where storage refused something, the database does not know how many there are.
    if (this.#results.waiting || this.#games.unsavedNames.length > 0) {
      return (await this.#newest(Infinity)).length;
    }
    return this.#tries.read(() => this.#store.count(), 0);
  }

  recall(name: string): Game | undefined {
    return this.#games.recall(name);
  }

  async find(name: string): Promise<UnfinishedPuzzle | undefined> {
    const kept = this.#unsaved(name) ?? (await this.#stored(name));
    return kept && unfinishedOf(kept);
  }

  async load(played: PlayedPuzzle): Promise<LoadedGame> {
    this.#open(played);
    return this.#games.load(played.name);
  }

  save(played: PlayedPuzzle, game: Game): void {
    if (!isUnfinished(game)) return;
    this.#open(played);
    this.#games.save(played.name, game);
  }

  async remove(name: string): Promise<void> {
    const mine = this.#unsaved(name);
    const upTo = Math.max(Date.now(), this.#changedAt(name));
    this.#games.forget(name, upTo);
    const stored = await this.#results.remove(name, upTo);
    const removed = mine && stored ? joinGames(mine, stored) : (mine ?? stored);
    if (removed) this.#removed.set(name, removed);
    this.#tell({ ended: [[name, upTo]], changed: ['unfinished'] });
  }

  async bringBack(name: string): Promise<void> {
    this.#results.cancelRemoval(name);
    const removed = this.#removed.get(name);
    this.#removed.delete(name);
    if (removed) await this.keepGames([removed]);
    else this.#tell({ changed: ['unfinished'] });
  }

  async record(
    result: PuzzleResult,
  ): Promise<{ readonly isNew: boolean; readonly kept: PuzzleResult }> {
    const { name, finishedAt } = result;
    // A clock that was set back must not leave the game unfinished.
    const endedAt = Math.max(Date.now(), finishedAt, this.#changedAt(name));
    const stored = await this.keepResults([{ ...result, endedAt }]);
    const { before, kept } = stored.get(name)!;
    return { isNew: isNewResult(before, kept), kept };
  }

  async resultOf(name: string): Promise<PuzzleResult | undefined> {
    return (await this.#results.of([name])).get(name);
  }

  medianTime(kind: PuzzleKind, step: Step): Promise<number | undefined> {
    return this.#results.medianTime(kind, step);
  }

  table(): Promise<ReadonlyMap<string, TableResult>> {
    return this.#table.read();
  }

  async recordTable(
    result: TableResult,
  ): Promise<{ readonly isBetter: boolean; readonly kept: TableResult }> {
    const { kept, better } = await this.keepTable([result]);
    return { isBetter: better.has(result.shape), kept: kept.get(result.shape)! };
  }

  subscribe(listener: (change: PuzzleChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Every unfinished puzzle, with its game. */
  allGames(): Promise<readonly KeptGame[]> {
    return this.#newest(Infinity);
  }

  /** Every result there is. */
  allResults(): Promise<ReadonlyMap<string, KeptResult>> {
    return this.#results.all();
  }

  /** The results of these puzzles, where there are any. */
  resultsOf(names: readonly string[]): Promise<ReadonlyMap<string, KeptResult>> {
    return this.#results.of(names);
  }

  /** Stores results, and takes the games of these puzzles out that were not changed since. */
  async keepResults(results: readonly KeptResult[]): Promise<ReadonlyMap<string, StoredResult>> {
    for (const { name, endedAt } of results) this.#games.forget(name, endedAt);
    const stored = await this.#results.keep(results);
    const ended = Array.from(stored, ([name, { kept }]) => [name, kept.endedAt] as const);
    if (ended.length > 0) this.#tell({ ended, changed: ['results', 'unfinished'] });
    return stored;
  }

  /**
   * Stores games made elsewhere, each joined with what is there.
   * @returns The names of those that brought something.
   */
  async keepGames(games: readonly KeptGame[]): Promise<ReadonlySet<string>> {
    let brought: ReadonlySet<string> = new Set(games.map(({ name }) => name));
    await this.#tries.write(
      async () => {
        brought = await this.#store.keepGames(games);
      },
      () => {
        for (const { name, step, puzzle, ...saved } of games) {
          this.#open({ name, step, puzzle });
          this.#games.adopt(name, saved);
        }
      },
    );
    const written = [...brought];
    await Promise.all(written.map((name) => this.#games.hear(name)));
    this.#tell({ written, changed: ['unfinished'] });
    return brought;
  }

  /** Stores boards of the Guard table, each joined with what is there. */
  async keepTable(results: readonly TableResult[]): Promise<StoredTable> {
    const stored = await this.#table.keep(results);
    if (results.length > 0) this.#tell({ changed: ['table'] });
    return stored;
  }

  /** Tries at once all that waits to be written or read. Resolves when all has succeeded or failed. */
  async flush(): Promise<void> {
    this.#retrying ??= this.#retry().finally(() => (this.#retrying = undefined));
    await Promise.all([this.#games.flush(), this.#retrying]);
  }

  async #retry(): Promise<void> {
    const { waiting } = this.#results;
    await this.#results.retry();
    if (waiting && !this.#results.waiting) this.#tell({ changed: ['results', 'unfinished'] });
    await this.#table.retry();
    if (!this.#tries.unread) return;
    const isRead = this.#tries.read(() => this.#store.count().then(() => true), false);
    if (!(await isRead)) return;
    for (const kind of ['unfinished', 'results', 'table'] as const) this.#notify({ kind });
  }

  /** The unfinished puzzles changed last, stored or not, the newest first. */
  async #newest(most: number): Promise<readonly KeptGame[]> {
    await this.#games.written();
    const names = new Set(this.#games.unsavedNames);
    const { games, damaged } = await this.#tries.read(
      () =>
        this.#store.newest(
          most,
          ({ name, changedAt }) => !names.has(name) && changedAt > this.#results.closedAt(name),
        ),
      { games: [], damaged: [] },
    );
    if (damaged.length > 0) void this.#setAside(damaged);
    const unsaved = [...names].flatMap((name) => this.#unsaved(name) ?? []);
    return [...games, ...unsaved].sort((a, b) => b.changedAt - a.changedAt).slice(0, most);
  }

  async #setAside(names: readonly string[]): Promise<void> {
    await this.#tries.write(
      () => this.#store.setGamesAside(names),
      // The next list meets them again.
      () => undefined,
    );
    this.#tell({ changed: ['unfinished'] });
  }

  /** What this page has of a puzzle that is not written yet. */
  #unsaved(name: string): KeptGame | undefined {
    const saved = this.#games.unsaved(name);
    return saved && { ...this.#played.get(name)!, ...saved };
  }

  async #stored(name: string): Promise<KeptGame | undefined> {
    const nothing = { kept: undefined, result: undefined };
    const { kept, result } = await this.#tries.read(() => this.#store.puzzle(name), nothing);
    const closedAt = Math.max(result?.endedAt ?? -1, this.#results.closedAt(name));
    return kept && kept.changedAt > closedAt ? kept : undefined;
  }

  /** When a puzzle was changed last, as far as this page knows: clocks may have been set back since. */
  #changedAt(name: string): number {
    return Math.max(this.#games.changedAt(name), this.#listed.get(name) ?? 0);
  }

  /** Notes what a puzzle is; a game of another board under its name is let go of. */
  #open(played: PlayedPuzzle): void {
    const { name, puzzle } = played;
    const known = this.#played.get(name);
    if (known && !isSamePuzzle(known.puzzle, puzzle)) this.#games.forget(name, Infinity);
    this.#played.set(name, played);
  }

  /** Tells what changed, here and in the other tabs. */
  #tell(news: PuzzleNews): void {
    this.#tabs.tell(news);
    for (const kind of news.changed) this.#notify({ kind });
  }

  #notify(change: PuzzleChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function unfinishedOf({ name, puzzle, step, game, changedAt }: KeptGame): UnfinishedPuzzle {
  return { name, puzzle, step, game, changedAt };
}
