import { apply, newGame, type Game, type Move } from '../../core/game/game.ts';
import { lineOf } from '../../core/game/history.ts';
import { queensRules } from '../../core/board/rules.ts';
import { boardRepository } from './board-repository.ts';
import { FakeStorage } from '../storage/fake-storage.testing.ts';
import { SessionStash } from '../storage/session-stash.ts';
import { GameStore, type GameRepository } from './game-store.ts';
import type { StorageTrouble } from '../storage/database.ts';

/** The time of the device's clock, where `Date` is a `FakeDate`, in milliseconds since 1970; for tests. */
export const clock = { now: 0 };

/** A `Date` for tests, whose time the test sets. */
export class FakeDate extends Date {
  static override now(): number {
    return clock.now;
  }
}

let names = 0;

/** Returns a game after moves, for tests. Its attempts get names that no other page gives. */
export function playOn(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move) => apply(before, move, `attempt ${++names}`), game);
}

/** Returns the queens of every position that Undo leads to, and of the present one, the oldest first. */
export function queensOf({ history }: Game): (readonly number[])[] {
  return lineOf(history).map(({ queens }) => queens);
}

/** A page for tests that plays on a store of its own, on the database that all pages share. */
export class Page {
  readonly outcomes: (StorageTrouble | undefined)[] = [];
  /** The sizes that it has written. */
  readonly written: number[] = [];
  /** The games that it was told of, in which other pages had a part. */
  readonly told: Game[] = [];
  readonly store: GameStore<number>;

  readonly #tab: FakeStorage;
  readonly #fresh = new Map<number, Game>();
  /** True if the database drops what it is given to write, as WebKit's does for a page that closes. */
  isDropped = false;
  #isGone = false;

  /** @param tab The storage that the pages of one tab share; a new one for a new tab. */
  constructor(tab = new FakeStorage()) {
    this.#tab = tab;
    this.store = new GameStore(this.#repository(), {
      report: (trouble) => this.outcomes.push(trouble),
      onBoard: (_, game) => this.told.push(game),
      onWritten: (size) => this.written.push(size),
    });
  }

  /** Returns the game that it shows of a size: an untouched board until the store knows one. */
  shown(size = 4): Game {
    const fresh = this.#fresh.get(size) ?? newGame(queensRules(size));
    this.#fresh.set(size, fresh);
    return this.store.recall(size) ?? fresh;
  }

  /**
   * Hides and closes the page at once. It does not receive what the database answers from now on.
   * @returns The next page of its tab.
   */
  leave(): Page {
    void this.store.flush();
    this.#isGone = true;
    return new Page(this.#tab);
  }

  /** Plays on its board of 4 × 4, and keeps the result. Each move takes a millisecond. */
  play(...moves: readonly Move[]): void {
    this.playOn(4, ...moves);
  }

  /** Plays on its board of a size. */
  playOn(size: number, ...moves: readonly Move[]): void {
    for (const move of moves) {
      const before = this.shown(size);
      const after = playOn(before, move);
      if (after !== before) this.store.save(size, after);
      clock.now++;
    }
  }

  #repository(): GameRepository<number> {
    const repository = boardRepository();
    return {
      ...repository,
      write: (...of) => {
        if (!this.isDropped) repository.write(...of);
      },
      use: async (mode, run) => {
        const result = await repository.use(mode, run);
        return this.#isGone ? new Promise<never>(() => undefined) : result;
      },
      stash: new SessionStash(() => this.#tab),
      read: async (...of) => {
        const stored = await repository.read(...of);
        return this.#isGone ? new Promise<never>(() => undefined) : stored;
      },
    };
  }
}

/** Returns a page that has opened 4 × 4, for tests. */
export async function opened(): Promise<Page> {
  const page = new Page();
  await page.store.load(4);
  return page;
}

/** Has every page write what it has, and then hear what the others have written. */
export async function settle(pages: readonly Page[], ...sizes: readonly number[]): Promise<void> {
  for (const { store } of pages) await store.flush();
  for (const { store } of pages) for (const size of sizes) await store.receive(size);
}
