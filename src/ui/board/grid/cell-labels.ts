import type { Rules } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Locale } from '../../../i18n/languages.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { yieldToMain, afterPaint } from '../../scheduling/tasks.ts';
import { differs, type BoardView } from './board-view.ts';
import { boardLabel, isSameState, squareLabel, squareStates, withWrong } from './labels.ts';

/** Accessible names of a kind of board and of its squares. */
export interface BoardWords {
  boardLabel(view: BoardView): string;
  /**
   * Returns a state for each square; squares with equal states (`isSameState`) have equal names apart from the square
   * itself.
   */
  squareStates(view: BoardView): readonly unknown[];
  /** Returns the name of a square with a state from `squareStates`. */
  squareLabel(square: Square, state: unknown, rules: Rules): string;
}

const WORDS: BoardWords = { boardLabel, squareStates, squareLabel };

/** The time in milliseconds for which squares are named before the page may do something else. */
const SLICE = 4;

/**
 * Sets the accessible names of a board and its squares after each paint. Only names that differ are set, in slices
 * between which the page can handle a tap.
 */
export class CellLabels {
  readonly #grid: Element;
  readonly #words: BoardWords;
  /** The cells by their squares. */
  #cells: readonly Element[] = [];
  /** The state of each square as it is named now. */
  #states: unknown[] = [];
  #locale: Locale | undefined;
  #rules: Rules | undefined;
  /** The view that is named, or about to be. */
  #followed: BoardView | undefined;
  /** The view whose naming has not begun. */
  #next: BoardView | undefined;
  #isNaming = false;

  /** @param grid The board's grid. */
  constructor(grid: Element, words = WORDS) {
    this.#grid = grid;
    this.#words = words;
  }

  /** Names the squares of a view after the next paint. */
  follow(view: BoardView): void {
    // Moves of a finger change nothing that is named.
    if (!differs(view, this.#followed) && getLocale() === this.#locale) return;
    this.#followed = view;
    this.#next = view;
    if (!this.#isNaming) void this.#nameAll();
  }

  /** Takes new cells, by their squares, which have no names. */
  begin(cells: readonly Element[]): void {
    this.#cells = cells;
    this.#followed = undefined;
    this.#states = [];
  }

  /** Names a square at once, because it is about to get the focus. */
  nameNow(square: Square): void {
    const view = this.#followed;
    const cell = this.#cells[square];
    if (!view || !cell) return;
    const state = this.#words.squareStates(view)[square];
    cell.setAttribute('aria-label', this.#labelOf(square, state, view));
  }

  async #nameAll(): Promise<void> {
    this.#isNaming = true;
    try {
      await afterPaint();
      while (this.#next) {
        const view = this.#next;
        this.#next = undefined;
        await this.#name(view);
      }
    } finally {
      // After an error too: the next move is named.
      this.#isNaming = false;
    }
  }

  /** Names the squares of a view. It stops early if a newer view is waiting. */
  async #name(view: BoardView): Promise<void> {
    const locale = getLocale();
    const { rules } = view.geometry;
    if (locale !== this.#locale || rules !== this.#rules) this.#states = [];
    this.#locale = locale;
    this.#rules = rules;
    this.#grid.setAttribute('aria-label', this.#words.boardLabel(view));
    let end = performance.now() + SLICE;
    for (const [square, state] of this.#words.squareStates(view).entries()) {
      const isWrong = view.wrong?.has(square) === true;
      const named = isWrong ? ['wrong', state] : state;
      if (isSameState(named, this.#states[square])) continue;
      this.#cells[square]!.setAttribute('aria-label', this.#labelOf(square, state, view));
      this.#states[square] = named;
      if (performance.now() < end) continue;
      await yieldToMain();
      if (this.#next) return;
      end = performance.now() + SLICE;
    }
  }

  #labelOf(square: Square, state: unknown, view: BoardView): string {
    const label = this.#words.squareLabel(square, state, view.geometry.rules);
    return withWrong(label, square, view);
  }
}
