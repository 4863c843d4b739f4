import { isSameShape, type Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import type { BoardView } from './board-view.ts';
import { cellStyles } from './cells.styles.ts';
import { ConsiderSquareEvent, PaintMarksEvent, ToggleQueenEvent } from './events.ts';
import { boardActionOf, squareAfter } from './keys.ts';
import { Names, type BoardWords } from './names.ts';
import { squareClicked } from './square-clicked.ts';
import { rowsOf } from './squares.ts';
import { keyName } from '../key-name.ts';
import { painted } from '../tasks.ts';

/** What the cells need to know of the board they belong to. */
export interface CellBoard {
  readonly view: BoardView;
  /** The square with the keyboard's focus, or the one that would get it. */
  focusedSquare: Square;
  /** What draws on the board: it may know other words than those of free play. */
  readonly surface: { readonly words?: BoardWords };
}

/**
 * The cells of the grid: what people listen to and keys move on. Nothing that is seen is in them but the
 * names of ranks and files, so a board is painted before they come.
 */
export class Cells {
  /** Their looks, for the board to take on with them. */
  static readonly styles = cellStyles;

  readonly #board: CellBoard;
  readonly #grid: HTMLElement;
  readonly #names: Names;
  #view: BoardView | undefined;
  #isSettling = false;
  #shape: Shape = { rows: 0, columns: 0 };
  #cells: readonly HTMLElement[] = [];
  /** The one that the Tab key comes to. */
  #stop: HTMLElement | undefined;
  /** Those with a queen that a finger can drag. */
  #movable: ReadonlySet<Square> = new Set();

  /** @param grid What takes the rows of cells. */
  constructor(board: CellBoard, grid: HTMLElement) {
    this.#board = board;
    this.#grid = grid;
    this.#names = new Names(grid, board.surface.words);
    grid.addEventListener('keydown', (event) => this.#press(event));
    grid.addEventListener('click', (event) => {
      const square = squareClicked(event);
      if (square !== undefined && !board.view.locked) this.#choose(square);
    });
    grid.addEventListener('touchend', (event) => {
      if (!event.cancelable) return;
      // What the finger meant is done by now; the mouse events that browsers make of a tap, with the focus
      // they move, would come before it is painted.
      event.preventDefault();
      board.focusedSquare = squareOf(event);
      void this.#settleSoon();
    });
    grid.addEventListener('focusin', (event) => {
      const cell = event.target as HTMLElement;
      const square = squareOf(event);
      this.#stopAt(square);
      // Not where the focus came without the keyboard, as with another screen.
      if (cell.matches(':focus-visible')) grid.dispatchEvent(new ConsiderSquareEvent(square));
    });
  }

  /** Lays the cells of a board out; what nobody sees of it follows soon. */
  show(view: BoardView): void {
    const { shape } = view.geometry.rules;
    this.#view = view;
    if (isSameShape(shape, this.#shape)) void this.#settleSoon();
    else {
      const hadFocus = this.#grid.matches(':focus-within');
      this.#lay(shape);
      this.#settle();
      if (hadFocus) this.focus(this.#board.focusedSquare);
    }
    this.#names.follow(view);
  }

  /** Settles the cells once the board has been painted: no tap waits for it. */
  async #settleSoon(): Promise<void> {
    if (this.#isSettling) return;
    this.#isSettling = true;
    await painted();
    this.#isSettling = false;
    this.#settle();
  }

  /** Lets a finger drag the queens who can be dragged, and the Tab key come to a square. */
  #settle(): void {
    const before = this.#movable;
    const { position, givens } = this.#view!;
    this.#movable = new Set(position.queens.filter((queen) => !givens.includes(queen)));
    for (const square of new Set([...before, ...this.#movable])) {
      this.#cells[square]!.classList.toggle('movable', this.#movable.has(square));
    }
    this.#stopAt(this.#board.focusedSquare);
  }

  /** Sets the focus on a square. */
  focus(square: Square): void {
    this.#cells[square]?.focus();
  }

  /** Lets the Tab key come to a square. */
  #stopAt(square: Square): void {
    this.#board.focusedSquare = square;
    const stop = this.#cells[square];
    if (stop === this.#stop) return;
    this.#stop?.setAttribute('tabindex', '-1');
    stop?.setAttribute('tabindex', '0');
    this.#stop = stop;
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { focusedSquare } = this.#board;
    const action = boardActionOf(keyName(event));
    if (!action) return;
    if (typeof action !== 'string') this.focus(squareAfter(action, focusedSquare, this.#shape));
    // A held key repeats only what moves the focus.
    else if (!event.repeat && !this.#board.view.locked) this.#act(action, focusedSquare);
    event.preventDefault();
  }

  #act(action: 'toggle' | 'lift' | 'mark', square: Square): void {
    const { position } = this.#board.view;
    const hasQueen = position.queens.includes(square);
    if (action === 'mark') {
      if (hasQueen) return;
      this.#grid.dispatchEvent(new PaintMarksEvent([square], !position.marks.includes(square)));
    } else if (action === 'toggle' || hasQueen) {
      this.#grid.dispatchEvent(new ToggleQueenEvent(square));
    }
  }

  /** Does what a tap does. */
  #choose(square: Square): void {
    const isQueen = this.#board.view.position.queens.includes(square);
    this.#act(this.#board.view.marking && !isQueen ? 'mark' : 'toggle', square);
  }

  #lay(shape: Shape): void {
    const rows = rowsOf(shape);
    this.#grid.replaceChildren(...rows);
    this.#shape = shape;
    this.#cells = rows.flatMap((row) => [...row.children] as HTMLElement[]);
    this.#movable = new Set();
    this.#names.forget();
  }
}

/** The square of the cell that an event is about. */
function squareOf({ target }: Event): Square {
  return Number((target as HTMLElement).dataset['square']);
}
