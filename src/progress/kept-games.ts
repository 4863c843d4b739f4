import type { Game } from '../core/game.ts';
import type { StorageTrouble, UseDatabase } from './database.ts';
import type { KeptResults } from './kept-results.ts';
import { isSamePuzzle, isUnfinished, joinGames, type KeptGame } from './puzzle-game.ts';
import type { PlayedPuzzle } from './puzzle-progress.ts';
import { puzzleShelf } from './puzzle-shelf.ts';
import type { PuzzleStore, StoredPuzzle } from './puzzle-store.ts';
import type { Kind, PuzzleNews } from './puzzle-tabs.ts';
import { SavedGameStore, type LoadedGame } from './saved-game-store.ts';
import type { Reading, Tries } from './tries.ts';

/** What there is of a puzzle where storage refuses to be read. */
const NOTHING: StoredPuzzle = { kept: undefined, result: undefined };

/** What a page needs to keep unfinished puzzles. */
interface GamesHost {
  readonly use: UseDatabase;
  readonly store: PuzzleStore;
  readonly results: KeptResults;
  readonly tries: Tries<Kind>;
  /** Awaited before games are written one by one, so that it competes with no tap. */
  readonly rest: () => Promise<void>;
  /** Told how a write or a read ended. */
  report(trouble: StorageTrouble | undefined): void;
  /** Tells what changed, here and in the other tabs. */
  tell(news: PuzzleNews): void;
  /** A game of this page is on the disk, and the other tabs may read it. */
  tellWritten(name: string): void;
  /** A game is another one than this page last saved. */
  show(name: string, game: Game): void;
}

/** Unfinished puzzles as a page has them: what is stored, and what of it waits because storage refused. */
export class KeptGames {
  readonly #host: GamesHost;
  /** The puzzles that this page has opened, by their names. */
  readonly #played = new Map<string, PlayedPuzzle>();
  /** The steps of games that are over. */
  readonly #over = new Map<string, Game['history']>();
  readonly #games: SavedGameStore<string>;
  /** When the unfinished puzzles that this page has listed were changed. */
  readonly #listed = new Map<string, number>();
  /** Unfinished puzzles that this page has taken out, to be brought back. */
  readonly #removed = new Map<string, KeptGame>();

  constructor(host: GamesHost) {
    this.#host = host;
    this.#games = new SavedGameStore(
      puzzleShelf(host.use, this.#played, (name) => host.results.closedAt(name)),
      {
        onOutcome: (trouble) => host.report(trouble),
        onBoard: (name, game) => host.show(name, game),
        onWritten: (name) => host.tellWritten(name),
      },
      host.rest,
    );
  }

  /** Whether something is to be written or read again because storage refused. */
  get waiting(): boolean {
    return this.#games.waiting;
  }

  /** How many there are. */
  async count(): Promise<Reading<number>> {
    await this.#games.written();
    const { results, tries, store } = this.#host;
    // Where storage refused something, the database does not know how many there are.
    if (results.waiting || this.#games.unsavedNames.length > 0) {
      const { value, isWhole } = await this.newest(Infinity);
      return { value: value.length, isWhole };
    }
    return tries.read('unfinished', 'count', () => store.count(), 0);
  }

  /** Those changed last, stored or not, the newest first. */
  async newest(most: number): Promise<Reading<readonly KeptGame[]>> {
    await this.#games.written();
    const { results, tries, store } = this.#host;
    const names = new Set(this.#games.unsavedNames);
    const { value, isWhole } = await tries.read(
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

  /** Notes which ones the player sees in a list: what is taken out is no later than that. */
  noteListed(games: readonly KeptGame[]): void {
    for (const { name, changedAt } of games) this.#listed.set(name, changedAt);
  }

  /** The game of a puzzle as this page knows it, without waiting. */
  recall(name: string): Game | undefined {
    return this.#games.recall(name);
  }

  /** The one of a name, if there is one. */
  async find(name: string): Promise<KeptGame | undefined> {
    return this.#unsaved(name) ?? (await this.withResults([name])).value[0]!.kept;
  }

  /** Those of these names, and how their puzzles ended, as both are at one moment; in the order of the names. */
  async withResults(names: readonly string[]): Promise<Reading<readonly StoredPuzzle[]>> {
    const { results, tries, store } = this.#host;
    const unsaved = names.map((name) => this.#unsaved(name));
    const stored = await tries.read('unfinished', 'some', () => store.puzzles(names), []);
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

  /** The game of a puzzle: as stored, with what this page did on top, else a fresh one. */
  async load(played: PlayedPuzzle): Promise<LoadedGame> {
    this.#open(played);
    return this.#games.load(played.name);
  }

  /** Keeps a game; returns at once and writes soon. One that nobody has touched is not kept. */
  save(played: PlayedPuzzle, game: Game): void {
    // The page shows the game until it has the answer, and goes on to count time and help.
    if (game.history === this.#over.get(played.name)) return;
    if (!isUnfinished(game)) {
      const known = this.recall(played.name);
      // Undo or Redo has led back to the answer: what was kept since then is over.
      if (known?.attempts[game.history.present.attempt]?.finished) void this.remove(played.name);
      return;
    }
    this.#open(played);
    this.#games.save(played.name, game);
  }

  /** Takes one out; `bringBack` undoes it while the page is open. */
  async remove(name: string): Promise<void> {
    const mine = this.#unsaved(name);
    const upTo = Math.max(Date.now(), this.changedAt(name));
    this.#games.forget(name, upTo);
    const stored = await this.#host.results.remove(name, upTo);
    const removed = mine && stored ? joinGames(mine, stored) : (mine ?? stored);
    if (removed) this.#removed.set(name, removed);
    this.#host.tell({ ended: [[name, upTo]], changed: ['unfinished'] });
  }

  /** Brings back one that was taken out. */
  async bringBack(name: string): Promise<void> {
    this.#host.results.cancelRemoval(name);
    const removed = this.#removed.get(name);
    this.#removed.delete(name);
    if (removed) await this.keep([removed]);
    else this.#host.tell({ changed: ['unfinished'] });
  }

  /**
   * Stores games made elsewhere, each joined with what is there.
   * @returns The names of those that brought something.
   */
  async keep(games: readonly KeptGame[]): Promise<ReadonlySet<string>> {
    const { tries, store, tell } = this.#host;
    let brought: ReadonlySet<string> = new Set(games.map(({ name }) => name));
    await tries.write(
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
    await Promise.all(written.map((name) => this.hear(name)));
    tell({ written, changed: ['unfinished'] });
    return brought;
  }

  /** Lets go of a game that is over, unless it was changed after a moment. */
  forget(name: string, upTo: number): void {
    const game = this.recall(name);
    this.#games.forget(name, upTo);
    if (game && !this.recall(name)) this.#over.set(name, game.history);
  }

  /** Another tab has written the game of a puzzle, which may be over on this page and go on there. */
  async hear(name: string): Promise<void> {
    if (this.#played.has(name)) await this.#games.load(name);
  }

  /** Tries at once all that waits to be written, and reads the others. */
  flush(): Promise<void> {
    return this.#games.flush();
  }

  /** When a puzzle was changed last, as far as this page knows: clocks may have been set back since. */
  changedAt(name: string): number {
    return Math.max(this.#games.changedAt(name), this.#listed.get(name) ?? 0);
  }

  async #setAside(names: readonly string[]): Promise<void> {
    const { tries, store, tell } = this.#host;
    await tries.write(
      () => store.setGamesAside(names),
      // The next list meets them again.
      () => undefined,
    );
    tell({ changed: ['unfinished'] });
  }

  /** What this page has of a puzzle that is not written yet. */
  #unsaved(name: string): KeptGame | undefined {
    const saved = this.#games.unsaved(name);
    return saved && { ...this.#played.get(name)!, ...saved };
  }

  /** Notes what a puzzle is; a game of another board under its name is let go of. */
  #open(played: PlayedPuzzle): void {
    const { name, puzzle } = played;
    const known = this.#played.get(name);
    if (known && !isSamePuzzle(known.puzzle, puzzle)) this.#games.forget(name, Infinity);
    this.#played.set(name, played);
  }
}
