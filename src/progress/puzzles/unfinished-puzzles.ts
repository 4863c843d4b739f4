import type { Game } from '../../core/game/game.ts';
import { GameStore, type LoadedGame } from '../games/game-store.ts';
import { isLater, mergeForeignGames } from '../games/saved-game.ts';
import { troubleOf, type UseDatabase } from '../storage/database.ts';
import { Outbox } from '../storage/outbox.ts';
import type { Reading } from '../storage/record-store.ts';
import { STASHED_PUZZLE, type SessionStash } from '../storage/session-stash.ts';
import type { Report, Retried } from '../storage/storage-health.ts';
import { isListed } from './old-table.ts';
import { GAMES, RESULTS } from './puzzle-database.ts';
import { puzzleGameRepository } from './puzzle-game-repository.ts';
import { isSamePuzzle, isUnfinished, readPlayedPuzzle, type SavedPuzzle } from './puzzle-game.ts';
import {
  countGames,
  gamesWithResults,
  newestGames,
  removeGame,
  setGamesAside,
  type NewestGames,
  type StoredPuzzleGame,
} from './puzzle-games.ts';
import type { DayPuzzleProgress, PlayedPuzzle, UnfinishedPuzzle } from './puzzle-progress.ts';
import type { PuzzleResults } from './puzzle-results.ts';
import type { PuzzleMessage } from './puzzle-tabs.ts';

/** The value of a puzzle that storage refuses to read. */
const NOTHING: StoredPuzzleGame = { kept: undefined, result: undefined };

/** A puzzle to be removed from the unfinished ones, unless it was changed after `upTo`. */
export interface Removal {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly upTo: number;
}

/** Everything that a page needs to keep unfinished puzzles. */
interface UnfinishedHost {
  readonly use: UseDatabase;
  /** The results, which are read with the games and at the same moment. */
  readonly results: PuzzleResults;
  /** A function that is awaited before games are written one by one, so that writing competes with no tap. */
  readonly beforeWrite: () => Promise<void>;
  readonly report: Report;
  /** Tells this page and the other tabs what changed. */
  tell(news: PuzzleMessage): void;
  /** Called when a game of this page is on the disk, so that the other tabs may read it. */
  tellWritten(name: string): void;
  /** Called when a game differs from the one that this page last saved. */
  show(name: string, game: Game): void;
}

/**
 * Unfinished puzzles as a page has them: the stored ones, and those that wait because storage refused. A list or a
 * count is `undefined` if it cannot be read; a single game is then as if there were none.
 */
export class UnfinishedPuzzles implements Retried {
  /** The puzzles on their way to being removed. */
  readonly outbox: Outbox<string, Removal, SavedPuzzle | undefined>;
  readonly #host: UnfinishedHost;
  /** The puzzles that this page has opened, by their names. */
  readonly #played = new Map<string, PlayedPuzzle>();
  /** The histories of games that are over, by the names of their puzzles. */
  readonly #over = new Map<string, Game['history']>();
  readonly #games: GameStore<string>;
  readonly #stash: SessionStash;
  /** Resolves when the games that earlier pages of the tab have stashed are taken over. */
  readonly #taken: Promise<void>;

  constructor(host: UnfinishedHost) {
    this.#host = host;
    const repository = puzzleGameRepository(host.use, this.#played, (name) => this.#closedAt(name));
    this.#stash = repository.stash;
    this.#games = new GameStore(
      repository,
      {
        report: host.report,
        onBoard: (name, game) => host.show(name, game),
        onWritten: (name) => host.tellWritten(name),
      },
      host.beforeWrite,
    );
    this.outbox = new Outbox({
      keyOf: ({ name }) => name,
      merge: (a, b) => (a.upTo > b.upTo ? a : b),
      write: (removals) =>
        host.use(GAMES, 'readwrite', 'strict', async (transaction) => {
          const removed = new Map<string, SavedPuzzle | undefined>();
          for (const { name, upTo } of removals) {
            removed.set(name, await removeGame(transaction, name, upTo));
          }
          return removed;
        }),
      report: host.report,
    });
    this.#taken = this.#takeStashed();
  }

  /** Returns true if storage has refused something and not done it since. */
  get hasRefusals(): boolean {
    return this.#games.hasRefusals || this.outbox.hasRefusals;
  }

  /** Counts the unfinished puzzles. */
  async count(): Promise<number | undefined> {
    await this.#settled();
    const { results } = this.#host;
    const isPending =
      results.outbox.hasRefusals || this.outbox.hasRefusals || this.#games.unsavedNames.length > 0;
    // If storage refused something, the database does not know the number.
    if (isPending) return (await this.list())?.length;
    const { value, isWhole } = await results.query('count of games', GAMES, countGames, 0);
    return isWhole ? value : undefined;
  }

  /** Returns the unfinished puzzles that were changed last, the newest first. */
  async list(most = Infinity): Promise<readonly UnfinishedPuzzle[] | undefined> {
    const { value, isWhole } = await this.newest(most, isListed);
    return isWhole ? value : undefined;
  }

  /**
   * Reads the unfinished puzzles that were changed last, stored or not, the newest first.
   * @param isAsked Returns false for the names that are left out.
   */
  async newest(
    most: number,
    isAsked = (_name: string): boolean => true,
  ): Promise<Reading<readonly SavedPuzzle[]>> {
    await this.#settled();
    // Before the query: a game that is written meanwhile is in neither otherwise.
    const unsaved = this.#games.unsavedNames
      .filter(isAsked)
      .flatMap((name) => this.#unsaved(name) ?? []);
    const names = new Set(unsaved.map(({ name }) => name));
    const isWanted = ({ name, changedAt }: SavedPuzzle): boolean =>
      isAsked(name) && !names.has(name) && changedAt > this.#closedAt(name);
    const { value, isWhole } = await this.#host.results.query<NewestGames>(
      'newest games',
      GAMES,
      (transaction) => newestGames(transaction, most, isWanted),
      { games: [], damaged: [] },
    );
    const { games, damaged } = value;
    if (damaged.length > 0) void this.#setAside(damaged);
    const all = [...games, ...unsaved].sort((a, b) => b.changedAt - a.changedAt);
    return { value: all.slice(0, most), isWhole };
  }

  /** Returns the game of a puzzle as this page knows it, without waiting. */
  recall(name: string): Game | undefined {
    return this.#games.recall(name);
  }

  /** Returns the unfinished puzzle of a name, if there is one. A link to it needs no check. */
  async find(name: string): Promise<UnfinishedPuzzle | undefined> {
    await this.#settled();
    return this.#unsaved(name) ?? (await this.#withResults([name])).value[0]!.kept;
  }

  /** Returns the progress in these puzzles at one moment, in their order, by one read for all of them. */
  async progressIn(names: readonly string[]): Promise<readonly DayPuzzleProgress[] | undefined> {
    await this.#settled();
    const { value, isWhole } = await this.#withResults(names);
    if (!isWhole) return undefined;
    return value.map(({ kept, result }) => ({ unfinished: kept, result }));
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
      if (known?.attempts[game.history.present.attempt]?.finished) void this.remove(played);
      return;
    }
    this.#open(played);
    this.#games.save(played.name, game);
  }

  /**
   * Removes an unfinished puzzle.
   * @param puzzle The puzzle as it was listed, whose change is covered even if the clock was set back; or as it is
   *   played.
   * @returns A function that brings it back.
   */
  async remove(
    puzzle: Pick<UnfinishedPuzzle, 'name'> & Partial<Pick<UnfinishedPuzzle, 'changedAt'>>,
  ): Promise<() => Promise<void>> {
    const { name, changedAt = 0 } = puzzle;
    const mine = this.#unsaved(name);
    const stored = await this.close({
      name,
      upTo: Math.max(Date.now(), changedAt, this.changedAt(name)),
    });
    const removed = mine && stored ? mergeForeignGames(mine, stored) : (mine ?? stored);
    return async () => {
      this.outbox.discard(name);
      if (removed) await this.keep([removed]);
      else this.#host.tell({ changed: ['unfinished'] });
    };
  }

  /**
   * Removes an unfinished puzzle for good, unless it was changed after `upTo`.
   * @returns The game that was stored.
   */
  async close(removal: Removal): Promise<SavedPuzzle | undefined> {
    const { name, upTo } = removal;
    this.#games.forget(name, upTo);
    const known = this.#played.get(name);
    if (known && !this.recall(name)) this.#played.set(name, { ...known, origin: undefined });
    const removed = await this.outbox.keep([removal]);
    this.#host.tell({ ended: [[name, upTo]], changed: ['unfinished'] });
    return removed.get(name);
  }

  /**
   * Takes over games made elsewhere, each merged with the one that is here. A game of a puzzle that has ended since is
   * left out. If the boards of two games of one name differ, the one that was changed last is kept.
   * @returns The names of the games that brought something.
   */
  async keep(games: readonly SavedPuzzle[]): Promise<ReadonlySet<string>> {
    const brought = new Set<string>();
    const { value: here } = await this.#withResults(games.map(({ name }) => name));
    for (const [index, { name, step, puzzle, origin, ...saved }] of games.entries()) {
      const { kept, result } = here[index]!;
      const isOther = kept && !isSamePuzzle(kept.puzzle, puzzle);
      if (saved.changedAt <= (result?.endedAt ?? -1) || (isOther && isLater(kept, saved))) continue;
      const from = kept && isLater(kept, saved) ? kept.origin : origin;
      this.#open({ name, step, puzzle, origin: from });
      if (await this.#games.take(name, saved)) brought.add(name);
    }
    this.#host.tell({ changed: ['unfinished'] });
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
    return this.#games.changedAt(name);
  }

  /**
   * Returns the moment when a puzzle ended or was removed, in milliseconds since 1970, if that waits to be written;
   * else -1.
   */
  #closedAt(name: string): number {
    const endedAt = this.#host.results.outbox.get(name)?.endedAt ?? -1;
    return Math.max(endedAt, this.outbox.get(name)?.upTo ?? -1);
  }

  /** Resolves when no write is under way, and what earlier pages of the tab have stashed is taken over. */
  async #settled(): Promise<void> {
    await this.#taken;
    await this.#games.written();
  }

  /** Loads the games that earlier pages of the tab have stashed, which stores them. */
  async #takeStashed(): Promise<void> {
    const left = [...this.#stash.all(STASHED_PUZZLE).values()].flat();
    for (const record of left) {
      const { name } = Object(record) as { readonly name?: unknown };
      const played = readPlayedPuzzle(record, String(name));
      if (!played) continue;
      if (!this.#played.has(played.name)) this.#open(played);
      await this.#games.load(played.name);
    }
  }

  /** Reads the unfinished puzzles and the results of these names, both at one moment, in the order of the names. */
  async #withResults(names: readonly string[]): Promise<Reading<readonly StoredPuzzleGame[]>> {
    const { results } = this.#host;
    const unsaved = names.map((name) => this.#unsaved(name));
    const stored = await results.query<readonly StoredPuzzleGame[]>(
      'some games',
      [GAMES, RESULTS],
      (transaction) => gamesWithResults(transaction, names),
      [],
    );
    const value = names.map((name, index) => {
      const { kept, result } = stored.value[index] ?? NOTHING;
      const closedAt = Math.max(result?.endedAt ?? -1, this.#closedAt(name));
      const isOpen = kept !== undefined && kept.changedAt > closedAt;
      return {
        kept: unsaved[index] ?? (isOpen ? kept : undefined),
        result: results.withWaiting(name, result),
      };
    });
    return { ...stored, value };
  }

  /** Moves unreadable games out of the way. If storage refuses, the next list finds them again. */
  async #setAside(names: readonly string[]): Promise<void> {
    await setGamesAside(this.#host.use, names).catch(troubleOf);
    this.#host.tell({ changed: ['unfinished'] });
  }

  /** Returns the game of a puzzle with changes of this page that are not written yet. */
  #unsaved(name: string): SavedPuzzle | undefined {
    const saved = this.#games.unsaved(name);
    return saved && { ...this.#played.get(name)!, ...saved };
  }

  /** Notes what a puzzle is, with the origin that is known, and drops a game of another board under its name. */
  #open(played: PlayedPuzzle): void {
    const { name, puzzle } = played;
    const known = this.#played.get(name);
    const isOther = known && !isSamePuzzle(known.puzzle, puzzle);
    if (isOther) this.#games.forget(name, Infinity);
    this.#played.set(
      name,
      isOther ? played : { ...played, origin: played.origin ?? known?.origin },
    );
  }
}
