import type { Rules } from '../../core/rules.ts';
import type { Square } from '../../core/square.ts';
import { getLocale, type Locale } from '../../i18n/locale.ts';
import { nextTask, painted } from '../tasks.ts';
import { differs, type BoardView } from './board-view.ts';
import { boardLabel, isSameState, squareLabel, squareStates } from './labels.ts';

/** How a kind of board and its squares are called. */
export interface BoardWords {
  boardLabel(view: BoardView): string;
  /** What each square is named by: arrays and words that are equal give equal names. */
  squareStates(view: BoardView): readonly unknown[];
  /** The name of a square of which `squareStates` says `state`. */
  squareLabel(square: Square, state: unknown, rules: Rules): string;
}

const WORDS: BoardWords = { boardLabel, squareStates, squareLabel };

/** Milliseconds of naming, until the page may see to something else. */
const SLICE = 4;

/**
 * The names of a board and its squares, for people who listen. They follow what is shown after it has
 * been painted, only those that differ, in slices between which the page sees to a tap.
 */
export class Names {
  readonly #grid: Element;
  readonly #words: BoardWords;
  /** What the squares are named by. */
  #states: unknown[] = [];
  #locale: Locale | undefined;
  #rules: Rules | undefined;
  /** What is named, or about to be. */
  #followed: BoardView | undefined;
  /** What is to be named, until that has begun. */
  #next: BoardView | undefined;
  #isNaming = false;

  /** @param grid The board's grid with a cell for each square. */
  constructor(grid: Element, words = WORDS) {
    this.#grid = grid;
    this.#words = words;
  }

  /** Names what a board shows, soon. */
  follow(view: BoardView): void {
    // A finger on the board changes nothing that is named.
    if (!differs(view, this.#followed) && getLocale() === this.#locale) return;
    this.#followed = view;
    this.#next = view;
    if (!this.#isNaming) void this.#nameAll();
  }

  /** The cells are new and have no names. */
  forget(): void {
    this.#followed = undefined;
    this.#states = [];
  }

  async #nameAll(): Promise<void> {
    this.#isNaming = true;
    await painted();
    while (this.#next) {
      const view = this.#next;
      this.#next = undefined;
      await this.#name(view);
    }
    this.#isNaming = false;
  }

  /** Stops where a newer board is to be named. */
  async #name(view: BoardView): Promise<void> {
    const locale = getLocale();
    const { rules } = view.geometry;
    if (locale !== this.#locale || rules !== this.#rules) this.#states = [];
    this.#locale = locale;
    this.#rules = rules;
    this.#grid.setAttribute('aria-label', this.#words.boardLabel(view));
    const cells = this.#grid.querySelectorAll('.cell');
    let end = performance.now() + SLICE;
    for (const [square, state] of this.#words.squareStates(view).entries()) {
      if (isSameState(state, this.#states[square])) continue;
      this.#states[square] = state;
      cells[square]!.setAttribute('aria-label', this.#words.squareLabel(square, state, rules));
      if (performance.now() < end) continue;
      await nextTask();
      if (this.#next) return;
      end = performance.now() + SLICE;
    }
  }
}
