import type { Game } from '../../core/game/game.ts';
import type { StorageTrouble, UseDatabase } from '../storage/database.ts';
import type { PuzzleResultRepository, Removal } from './puzzle-result-repository.ts';
import { isSamePuzzle, isUnfinished, mergeSavedPuzzles, type SavedPuzzle } from './puzzle-game.ts';
import type { PlayedPuzzle } from './puzzle-progress.ts';
import { puzzleGameRepository } from './puzzle-game-repository.ts';
import type { PuzzleStore, StoredPuzzleGame } from './puzzle-store.ts';
import type { Kind, PuzzleMessage } from './puzzle-tabs.ts';
import { GameStore, type LoadedGame } from '../games/game-store.ts';
import type { Reading, StorageGuard } from '../storage/storage-guard.ts';

/** The value of a puzzle that storage refuses to read. */
const NOTHING: StoredPuzzleGame = { kept: undefined, result: undefined };

/** Everything that a page needs to keep unfinished puzzles. */
interface GamesHost {
  readonly use: UseDatabase;
  readonly store: PuzzleStore;
  readonly results: PuzzleResultRepository;
  readonly guard: StorageGuard<Kind>;
  /** A function that is awaited before games are written one by one, so that writing competes with no tap. */
  readonly beforeWrite: () => Promise<void>;
  /** Called with the outcome of a write or a read; `undefined` for a success. */
  report(trouble: StorageTrouble | undefined): void;
  /** Tells this page and the other tabs what changed. */
  tell(news: PuzzleMessage): void;
  /** Called when a game of this page is on the disk, so that the other tabs may read it. */
  tellWritten(name: string): void;
  /** Called when a game differs from the one that this page last saved. */
  show(name: string, game: Game): void;
}

/** Unfinished puzzles as a page has them: the stored ones, and those that wait because storage refused. */
export class UnfinishedPuzzleRepository {
  readonly #host: GamesHost;
  /** The puzzles that this page has opened, by their names. */
  readonly #played = new Map<string, PlayedPuzzle>();
  /** The histories of games that are over, by the names of their puzzles. */
  readonly #over = new Map<string, Game['history']>();
  readonly #games: GameStore<string>;
  /** The last changes of the unfinished puzzles that this page has listed, in milliseconds since 1970. */
  readonly #listed = new Map<string, number>();
  /** Unfinished puzzles that this page has removed, for `restore`. */
  readonly #removed = new Map<string, SavedPuzzle>();

  constructor(host: GamesHost) {
    this.#host = host;
    this.#games = new GameStore(
      puzzleGameRepository(host.use, this.#played, (name) => host.results.closedAt(name)),
      {
        report: (trouble) => host.report(trouble),
        onBoard: (name, game) => host.show(name, game),
        onWritten: (name) => host.tellWritten(name),
      },
      host.beforeWrite,
    );
  }

  /** Returns true if something waits to be written or read again because storage refused. */
  get hasRefusals(): boolean {
    return this.#games.hasRefusals;
  }

  /** Counts the unfinished puzzles. */
  async count(): Promise<Reading<number>> {
    await this.#games.written();
    const { results, guard, store } = this.#host;
    // If storage refused something, the database does not know the number.
    if (results.hasRefusals || this.#games.unsavedNames.length > 0) {
      const { value, isWhole } = await this.newest(Infinity);
      return { value: value.length, isWhole };
    }
    return guard.read('unfinished', 'count', () => store.count(), 0);
  }

  /** Returns the unfinished puzzles that were changed last, stored or not, the newest first. */
  async newest(most: number): Promise<Reading<readonly SavedPuzzle[]>> {
    await this.#games.written();
    const { results, guard, store } = this.#host;
    const names = new Set(this.#games.unsavedNames);
    const { value, isWhole } = await guard.read(
      'unfinished',
      'newest',
      () =>
        store.newest(
          most,
          ({ name, changedAt }) => !names.has(name) && changedAt > results.closedAt(name),
        ),
      { games: [], damaged: [] },
    );
    const { games, damaged } = value;
    if (damaged.length > 0) void this.#setAside(damaged);
    const unsaved = [...names].flatMap((name) => this.#unsaved(name) ?? []);
    const all = [...games, ...unsaved].sort((a, b) => b.changedAt - a.changedAt);
    return { value: all.slice(0, most), isWhole };
  }

  /**
   * Notes the last changes of puzzles that the player sees in a list. `remove` covers changes up to then, even if the
   * clock was set back.
   */
  noteListed(games: readonly SavedPuzzle[]): void {
    for (const { name, changedAt } of games) this.#listed.set(name, changedAt);
  }

  /** Returns the game of a puzzle as this page knows it, without waiting. */
  recall(name: string): Game | undefined {
    return this.#games.recall(name);
  }

  /** Returns the unfinished puzzle of a name, if there is one. */
  async find(name: string): Promise<SavedPuzzle | undefined> {
    return this.#unsaved(name) ?? (await this.withResults([name])).value[0]!.kept;
  }

  /** Reads the unfinished puzzles and the results of these names, both at one moment, in the order of the names. */
  async withResults(names: readonly string[]): Promise<Reading<readonly StoredPuzzleGame[]>> {
    const { results, guard, store } = this.#host;
    const unsaved = names.map((name) => this.#unsaved(name));
    const stored = await guard.read('unfinished', 'some', () => store.puzzles(names), []);
    const value = names.map((name, index) => {
      const { kept, result } = stored.value[index] ?? NOTHING;
      const closedAt = Math.max(result?.endedAt ?? -1, results.closedAt(name));
      const isOpen = kept !== undefined && kept.changedAt > closedAt;
      return {
        kept: unsaved[index] ?? (isOpen ? kept : undefined),
        result: results.withWaiting(name, result),
      };
    });
    return { ...stored, value };
  }

  /** Loads the game of a puzzle: the stored one with the changes of this page on top, else a new one. */
  async load(played: PlayedPuzzle): Promise<LoadedGame> {
    this.#open(played);
    return this.#games.load(played.name);
  }

  /** Keeps a game. Returns at once and writes soon. A game that nobody has touched is not kept. */
  save(played: PlayedPuzzle, game: Game): void {
    // A page goes on to count time and help in a game that is over elsewhere, until it shows the answer.
    if (game.history === this.#over.get(played.name)) return;
    if (!isUnfinished(game)) {
      const known = this.recall(played.name);
      // Undo or Redo has led back to the answer, so the stored game is over.
      if (known?.attempts[game.history.present.attempt]?.finished) void this.remove(played.name);
      return;
    }
    this.#open(played);
    this.#games.save(played.name, game);
  }

  /** Removes an unfinished puzzle; `restore` undoes it while the page is open. */
  async remove(name: string): Promise<void> {
    const mine = this.#unsaved(name);
    const upTo = Math.max(Date.now(), this.changedAt(name));
    const stored = await this.close({ name, upTo });
    const removed = mine && stored ? mergeSavedPuzzles(mine, stored) : (mine ?? stored);
    if (removed) this.#removed.set(name, removed);
  }

  /**
   * Removes an unfinished puzzle for good, unless it was changed after `upTo`.
   * @returns The game that was stored.
   */
  async close({ name, upTo }: Removal): Promise<SavedPuzzle | undefined> {
    this.#games.forget(name, upTo);
    const stored = await this.#host.results.remove(name, upTo);
    this.#host.tell({ ended: [[name, upTo]], changed: ['unfinished'] });
    return stored;
  }

  /** Brings back a puzzle that was removed. */
  async restore(name: string): Promise<void> {
    this.#host.results.cancelRemoval(name);
    const removed = this.#removed.get(name);
    this.#removed.delete(name);
    if (removed) await this.keep([removed]);
    else this.#host.tell({ changed: ['unfinished'] });
  }

  /**
   * Stores games made elsewhere, each merged with the stored one.
   * @returns The names of the games that brought something.
   */
  async keep(games: readonly SavedPuzzle[]): Promise<ReadonlySet<string>> {
    const { guard, store, tell } = this.#host;
    let brought: ReadonlySet<string> = new Set(games.map(({ name }) => name));
    await guard.write(
      async () => {
        brought = await store.keepGames(games);
      },
      () => {
        for (const { name, step, puzzle, ...saved } of games) {
          this.#open({ name, step, puzzle });
          this.#games.adopt(name, saved);
        }
      },
    );
    const written = [...brought];
    await Promise.all(written.map((name) => this.receive(name)));
    tell({ written, changed: ['unfinished'] });
    return brought;
  }

  /** Drops a game that is over, unless it was changed after `upTo`. */
  forget(name: string, upTo: number): void {
    const game = this.recall(name);
    this.#games.forget(name, upTo);
    if (game && !this.recall(name)) this.#over.set(name, game.history);
  }

  /** Loads a game that another tab has written. It may be over on this page and go on there. */
  async receive(name: string): Promise<void> {
    if (this.#played.has(name)) await this.#games.load(name);
  }

  /** Writes at once everything that waits, and reads the other games again. */
  flush(): Promise<void> {
    return this.#games.flush();
  }

  /**
   * Returns the last change of a puzzle that this page knows of, stashed ones included, in milliseconds since 1970. It
   * may lie in the future, if the clock was set back.
   */
  changedAt(name: string): number {
    return Math.max(
      this.#games.changedAt(name),
      this.#games.stashedAt(name),
      this.#listed.get(name) ?? 0,
    );
  }

  async #setAside(names: readonly string[]): Promise<void> {
    const { guard, store, tell } = this.#host;
    await guard.write(
      () => store.setGamesAside(names),
      // The next list finds them again.
      () => undefined,
    );
    tell({ changed: ['unfinished'] });
  }

  /** Returns the game of a puzzle with changes of this page that are not written yet. */
  #unsaved(name: string): SavedPuzzle | undefined {
    const saved = this.#games.unsaved(name);
    return saved && { ...this.#played.get(name)!, ...saved };
  }

  /** Notes what a puzzle is, and drops a game of another board under its name. */
  #open(played: PlayedPuzzle): void {
    const { name, puzzle } = played;
    const known = this.#played.get(name);
    if (known && !isSamePuzzle(known.puzzle, puzzle)) this.#games.forget(name, Infinity);
    this.#played.set(name, played);
  }
}
