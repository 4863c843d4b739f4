import { isSameShape, type Shape } from '../../../core/board/shape.ts';
import { fileName, rankName, squareAt, type Square } from '../../../core/board/square.ts';
import type { NtBoard } from '../board.ts';
import type { BoardView } from './board-view.ts';
import { cellStyles } from './cells.styles.ts';
import {
  ConsiderSquareEvent,
  PaintMarksEvent,
  SupposeQueenEvent,
  ToggleQueenEvent,
} from './events.ts';
import {
  boardActionOf,
  type BoardAction,
  type BoardQuestion,
  KEYMAP,
  type Step,
  squareAfter,
} from '../../keyboard/keymap.ts';
import { AnnounceEvent } from '../../events.ts';
import { answerTo } from './spoken-lines.ts';
import { CellLabels } from './cell-labels.ts';
import { squareClicked } from './square-clicked.ts';
import { isShortcut, keyName } from '../../keyboard/key-name.ts';
import { isLastInputKey } from '../../keyboard/last-input.ts';
import { afterPaint } from '../../scheduling/tasks.ts';

/**
 * The cells of the grid, which carry the accessible names and the keyboard's focus. Only the names of ranks and files
 * in them are visible, so the board is painted before they are made.
 */
export class Cells {
  /** Styles of the cells, for the board to adopt. */
  static readonly styles = cellStyles;

  readonly #board: NtBoard;
  readonly #grid: HTMLElement;
  readonly #names: CellLabels;
  #view: BoardView | undefined;
  #isSettling = false;
  #shape: Shape = { rows: 0, columns: 0 };
  #cells: readonly HTMLElement[] = [];
  /** The cell with tab index 0. */
  #stop: HTMLElement | undefined;
  /** Squares of queens that a finger can drag. */
  #movable: ReadonlySet<Square> = new Set();

  /** @param grid The element that receives the rows of cells. */
  constructor(board: NtBoard, grid: HTMLElement) {
    this.#board = board;
    this.#grid = grid;
    this.#names = new CellLabels(grid, board.surface.words);
    grid.addEventListener('keydown', (event) => this.#press(event));
    grid.addEventListener('click', (event) => {
      const square = squareClicked(event);
      if (square !== undefined && !board.view.locked) this.#choose(square);
    });
    grid.addEventListener('touchend', (event) => {
      if (!event.cancelable) return;
      // The gesture is handled by now. Without this the browser would dispatch mouse events and move the focus before
      // it is painted.
      event.preventDefault();
      board.focusedSquare = squareOf(event);
      void this.#settleSoon();
    });
    grid.addEventListener('focusin', (event) => {
      const cell = event.target as HTMLElement;
      const square = squareOf(event);
      this.#stopAt(square);
      // The focus may come without the keyboard, for example with another screen.
      if (isLastInputKey() && cell.matches(':focus-visible'))
        grid.dispatchEvent(new ConsiderSquareEvent(square));
    });
  }

  /** Lays out the cells of a board; the invisible parts follow soon. */
  show(view: BoardView): void {
    const { shape } = view.geometry.rules;
    this.#view = view;
    const isOther = !isSameShape(shape, this.#shape);
    const hadFocus = isOther && this.#grid.matches(':focus-within');
    if (!isOther) void this.#settleSoon();
    else {
      this.#lay(shape);
      this.#settle();
    }
    this.#names.follow(view);
    if (hadFocus) this.focus(this.#board.focusedSquare);
  }

  /** Settles the cells after the next paint, so that no tap waits for it. */
  async #settleSoon(): Promise<void> {
    if (this.#isSettling) return;
    this.#isSettling = true;
    await afterPaint();
    this.#isSettling = false;
    this.#settle();
  }

  /** Marks the queens that a finger can drag, and sets the tab stop. */
  #settle(): void {
    const before = this.#movable;
    const { position, givens } = this.#view!;
    this.#movable = new Set(position.queens.filter((queen) => !givens.includes(queen)));
    for (const square of new Set([...before, ...this.#movable])) {
      this.#cells[square]!.classList.toggle('movable', this.#movable.has(square));
    }
    this.#stopAt(this.#board.focusedSquare);
  }

  focus(square: Square): void {
    const cell = this.#cells[square];
    // Screen readers read the name at this moment.
    if (cell && !cell.ariaLabel) this.#names.nameNow(square);
    cell?.focus();
  }

  #stopAt(square: Square): void {
    this.#board.focusedSquare = square;
    const stop = this.#cells[square];
    if (stop === this.#stop) return;
    this.#stop?.setAttribute('tabindex', '-1');
    stop?.setAttribute('tabindex', '0');
    this.#stop = stop;
  }

  #press(event: KeyboardEvent): void {
    if (isShortcut(event)) return;
    const { focusedSquare } = this.#board;
    const key = keyName(event);
    // The screen has other actions for these keys while a queen is supposed.
    if (this.#board.view.supposed?.length && key in KEYMAP.suppose.keys) return;
    const action = boardActionOf(key);
    if (!action) return;
    if (typeof action !== 'string') this.focus(squareAfter(action, focusedSquare, this.#shape));
    // A locked board is read too; one on which regions are painted has no queens.
    else if (isQuestion(action)) {
      if (event.repeat || this.#board.view.drawn) return;
      const words = answerTo(action, this.#board.view, focusedSquare);
      this.#grid.dispatchEvent(new AnnounceEvent(words, 'move'));
    }
    // A key that is held down repeats only moves of the focus.
    else if (!event.repeat && !this.#board.view.locked) this.#act(action, focusedSquare);
    event.preventDefault();
  }

  #act(action: Exclude<BoardAction, Step | BoardQuestion>, square: Square): void {
    const { position, supposed } = this.#board.view;
    const hasQueen = position.queens.includes(square);
    if (action === 'suppose') {
      if (supposed) this.#grid.dispatchEvent(new SupposeQueenEvent(square));
    } else if (action === 'mark') {
      if (hasQueen) return;
      this.#grid.dispatchEvent(new PaintMarksEvent([square], !position.marks.includes(square)));
    } else if (action === 'toggle' || hasQueen) {
      this.#grid.dispatchEvent(new ToggleQueenEvent(square));
    }
  }

  /** Does what a tap on a square does: marks it with the mark tool, else toggles its queen. */
  #choose(square: Square): void {
    const isQueen = this.#board.view.position.queens.includes(square);
    this.#act(this.#board.view.marking && !isQueen ? 'mark' : 'toggle', square);
  }

  #lay(shape: Shape): void {
    const rows = rowsOf(shape);
    // From the bottom up, so that the row of d3 is the third one, also where a screen reader counts rows by itself.
    this.#grid.replaceChildren(...rows.toReversed());
    this.#shape = shape;
    this.#cells = rows.flatMap((row) => [...row.children] as HTMLElement[]);
    this.#movable = new Set();
    this.#names.begin(this.#cells);
  }
}

function isQuestion(action: Exclude<BoardAction, Step>): action is BoardQuestion {
  return action.startsWith('say-');
}

function squareOf({ target }: Event): Square {
  return Number((target as HTMLElement).dataset['square']);
}

/** Makes the rows of a grid with their cells, the top one first, and the names of ranks and files along the edges. */
function rowsOf({ rows, columns }: Shape): HTMLElement[] {
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => {
      const cell = part('cell', {
        role: 'gridcell',
        tabindex: -1,
        'data-square': squareAt(row, column, columns),
      });
      if (column === 0) cell.append(coordinate('rank', rankName(row, rows)));
      if (row === rows - 1) cell.append(coordinate('file', fileName(column)));
      return cell;
    });
    const whole = part('row', { role: 'row' });
    whole.append(...cells);
    return whole;
  });
}

function coordinate(kind: 'rank' | 'file', name: string): HTMLElement {
  const element = part(`coordinate ${kind}`, { 'aria-hidden': true });
  element.textContent = name;
  return element;
}

function part(name: string, attributes: Record<string, string | number | boolean>): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
