import type { Square } from '../../core/square.ts';
import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import { shownQueens } from './layers.ts';
import type { BoardWords } from './names.ts';
import { Queens } from './queens.ts';
import { SignsCanvas } from './signs-canvas.ts';
import { signsOf } from './signs.ts';

/**
 * What is drawn on the board apart from its template, each change touching only what differs: the canvas
 * with what squares carry, and an element for each queen.
 */
export class Surface {
  /** How boards that this draws on are called, where not as in free play. */
  declare static readonly words?: BoardWords;
  readonly signs: SignsCanvas;
  /** What each square carries, a number that the painter of the signs can read. */
  protected signsOf: (view: BoardView, gesture: Gesture) => Uint8Array = signsOf;
  readonly #queens: Queens;

  /** @param root The board's, with the canvas and the layer of the queens. */
  constructor(root: ShadowRoot) {
    this.signs = new SignsCanvas(root.querySelector('canvas')!);
    this.#queens = new Queens(root.querySelector('.queens')!);
  }

  /**
   * Shows a board.
   * @param before What was shown before on squares that lie as these do: a queen that has come lands.
   */
  show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    const { shape } = view.geometry.rules;
    const signs = this.signsOf(view, gesture);
    this.#queens.show(shownQueens(view, gesture), shape);
    const queen = before && newQueen(before, view);
    if (queen !== undefined) this.#queens.land(queen);
    this.#queens.drag(gesture.kind === 'drag' ? gesture.point : undefined);
    this.signs.show(signs, shape);
  }

  /** Takes the queens away: the next board has other squares. */
  clear(): void {
    this.#queens.clear();
  }
}

/** The queen that has come; none where several came at once (a board was opened). */
function newQueen(before: BoardView, { position }: BoardView): Square | undefined {
  const added = position.queens.filter((queen) => !before.position.queens.includes(queen));
  return added.length === 1 ? added[0] : undefined;
}
