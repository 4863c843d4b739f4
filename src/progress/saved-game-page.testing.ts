import { apply, newGame, type Game, type Move } from '../core/game.ts';
import { lineOf } from '../core/history.ts';
import { queensRules } from '../core/rules.ts';
import { boardShelf } from './board-shelf.ts';
import { FakeStorage } from './fake-storage.testing.ts';
import { LeftGames } from './left-games.ts';
import type { GameShelf } from './game-shelf.ts';
import { SavedGameStore } from './saved-game-store.ts';
import type { StorageTrouble } from './database.ts';

/** For tests: what the clock of the device shows, where `Date` is a `FakeDate`. */
export const clock = { now: 0 };

/** For tests: a `Date` whose time is set by the test. */
export class FakeDate extends Date {
  static override now(): number {
    return clock.now;
  }
}

let names = 0;

/** For tests: a game after moves. Attempts get names that no other page gives. */
export function playOn(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move) => apply(before, move, `attempt ${++names}`), game);
}

/** The queens of every position that Undo leads to, and of the present one, the oldest first. */
export function queensOf({ history }: Game): (readonly number[])[] {
  return lineOf(history).map(({ queens }) => queens);
}

/** For tests: a page that plays on a store of its own, on the database that all pages share. */
export class Page {
  readonly outcomes: (StorageTrouble | undefined)[] = [];
  /** The sizes it has written. */
  readonly written: number[] = [];
  /** The games it was told of, which other pages had a part in. */
  readonly told: Game[] = [];
  readonly store: SavedGameStore<number>;

  readonly #tab: FakeStorage;
  readonly #fresh = new Map<number, Game>();
  /** Whether the database drops what it is given to write, as WebKit's does for a page that goes. */
  isDropped = false;
  #isGone = false;

  /** @param tab What the pages of its tab share; nothing for a new tab. */
  constructor(tab = new FakeStorage()) {
    this.#tab = tab;
    this.store = new SavedGameStore(this.#shelf(), {
      onOutcome: (trouble) => this.outcomes.push(trouble),
      onBoard: (_, game) => this.told.push(game),
      onWritten: (size) => this.written.push(size),
    });
  }

  /** What it shows of a size: a board nobody has touched until the store knows one. */
  shown(size = 4): Game {
    const fresh = this.#fresh.get(size) ?? newGame(queensRules(size));
    this.#fresh.set(size, fresh);
    return this.store.recall(size) ?? fresh;
  }

  /**
   * It is hidden and gone at once: what the database answers from now on, it does not live to see.
   * @returns The next page of its tab.
   */
  leave(): Page {
    void this.store.flush();
    this.#isGone = true;
    return new Page(this.#tab);
  }

  /** Plays on 4 × 4 as it shows it, and keeps that; each move takes a millisecond. */
  play(...moves: readonly Move[]): void {
    this.playOn(4, ...moves);
  }

  /** Plays on a size. */
  playOn(size: number, ...moves: readonly Move[]): void {
    for (const move of moves) {
      const before = this.shown(size);
      const after = playOn(before, move);
      if (after !== before) this.store.save(size, after);
      clock.now++;
    }
  }

  #shelf(): GameShelf<number> {
    const shelf = boardShelf();
    return {
      ...shelf,
      write: (...of) => {
        if (!this.isDropped) shelf.write(...of);
      },
      use: async (mode, run) => {
        const result = await shelf.use(mode, run);
        return this.#isGone ? new Promise<never>(() => undefined) : result;
      },
      left: new LeftGames('board', () => this.#tab),
      read: async (...of) => {
        const stored = await shelf.read(...of);
        return this.#isGone ? new Promise<never>(() => undefined) : stored;
      },
    };
  }
}

/** For tests: a page that has opened 4 × 4. */
export async function opened(): Promise<Page> {
  const page = new Page();
  await page.store.load(4);
  return page;
}

/** Lets every page write what it has, and then hear of what the others have written. */
export async function settle(pages: readonly Page[], ...sizes: readonly number[]): Promise<void> {
  for (const { store } of pages) await store.flush();
  for (const { store } of pages) for (const size of sizes) await store.hear(size);
}
