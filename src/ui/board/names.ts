import { getLocale, type Locale } from '../../i18n/locale.ts';
import { nextTask, painted } from '../tasks.ts';
import type { BoardView } from './board-view.ts';
import { boardLabel, isSameState, squareLabel, squareStates, type SquareState } from './labels.ts';

/** Milliseconds of naming, until the page may see to something else. */
const SLICE = 4;

/**
 * The names of a board and its squares, for people who listen. They follow what is shown after it has
 * been painted, only those that differ, in slices between which the page sees to a tap.
 */
export class Names {
  readonly #grid: Element;
  /** What the squares are named by. */
  #states: SquareState[] = [];
  #locale: Locale | undefined;
  /** What is to be named, until that has begun. */
  #next: BoardView | undefined;
  #isNaming = false;

  /** @param grid The board's grid with a cell for each square. */
  constructor(grid: Element) {
    this.#grid = grid;
  }

  /** Names what a board shows, soon. */
  follow(view: BoardView): void {
    this.#next = view;
    if (!this.#isNaming) void this.#nameAll();
  }

  /** The cells are new and have no names. */
  forget(): void {
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
    if (locale !== this.#locale) this.forget();
    this.#locale = locale;
    this.#grid.setAttribute('aria-label', boardLabel(view));
    const { shape } = view.geometry.rules;
    const cells = this.#grid.querySelectorAll('.cell');
    let end = performance.now() + SLICE;
    for (const [square, state] of squareStates(view).entries()) {
      if (isSameState(state, this.#states[square])) continue;
      this.#states[square] = state;
      cells[square]!.setAttribute('aria-label', squareLabel(square, state, shape));
      if (performance.now() < end) continue;
      await nextTask();
      if (this.#next) return;
      end = performance.now() + SLICE;
    }
  }
}
