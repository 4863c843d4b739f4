import type { Square } from '../../core/board/square.ts';
import type { BoardView } from './grid/board-view.ts';
import type { Gesture } from './input/gestures.ts';
import { shownQueens } from './layers.ts';
import type { BoardWords } from './grid/cell-labels.ts';
import { Queens } from './queens.ts';
import { SignsCanvas } from './signs/signs-canvas.ts';
import { signsOf } from './signs/signs.ts';

/**
 * Draws the parts of the board that its template leaves out: the canvas with the signs of squares and an element for
 * each queen. A change updates only what differs.
 */
export class BoardRenderer {
  /** Accessible names of the board, if other than those of free play. */
  declare static readonly words?: BoardWords;
  readonly signs: SignsCanvas;
  /** Returns the sign of each square, in the form that the painter of signs reads. */
  protected signsOf: (view: BoardView, gesture: Gesture) => Uint8Array = signsOf;
  readonly #queens: Queens;

  /** @param root The root of the board, with the canvas and the layer of the queens. */
  constructor(root: ShadowRoot) {
    this.signs = new SignsCanvas(root.querySelector('canvas')!);
    this.#queens = new Queens(root.querySelector('.queens')!);
  }

  /**
   * Shows a board.
   * @param before The view shown before on squares of the same shape; a queen that is new since then lands.
   */
  show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    const { shape } = view.geometry.rules;
    const signs = this.signsOf(view, gesture);
    this.#queens.show(shownQueens(view, gesture), shape);
    const queen = before && newQueen(before, view);
    if (queen !== undefined) this.#queens.animatePlacement(queen);
    this.#queens.drag(gesture.kind === 'drag' ? gesture.point : undefined);
    this.signs.show(signs, shape);
  }

  /** Removes the queens, before a board of another shape is shown. */
  clear(): void {
    this.#queens.clear();
  }
}

/** Returns the one queen that is new; `undefined` if several are, as when a board is opened. */
function newQueen(before: BoardView, { position }: BoardView): Square | undefined {
  const added = position.queens.filter((queen) => !before.position.queens.includes(queen));
  return added.length === 1 ? added[0] : undefined;
}
