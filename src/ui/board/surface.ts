import { later } from '../later.ts';
import { whenIdle } from '../when-idle.ts';
import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import type { Landing } from './landing.ts';
import { shownQueens } from './layers.ts';
import type { BoardWords } from './names.ts';
import { Queens } from './queens.ts';
import { SignsCanvas } from './signs-canvas.ts';
import { signsOf } from './signs.ts';

/**
 * What is drawn on the board apart from its template, each change touching only what differs: the canvas
 * with what squares carry, an element for each queen, and what moves when one comes.
 */
export class Surface {
  /** How boards that this draws on are called, where not as in free play. */
  declare static readonly words?: BoardWords;
  readonly signs: SignsCanvas;
  /** What each square carries, a number that the painter of the signs can read. */
  protected signsOf: (view: BoardView, gesture: Gesture) => Uint8Array = signsOf;
  readonly #queens: Queens;
  /** Once the page has had time to load it. */
  #landing: Landing | undefined;

  /** @param root The board's, with the canvas and the layer of the queens. */
  constructor(root: ShadowRoot) {
    this.signs = new SignsCanvas(root.querySelector('canvas')!);
    this.#queens = new Queens(root.querySelector('.queens')!);
    void this.#loadLanding(root);
  }

  /**
   * Shows a board.
   * @param before What was shown before on squares that lie as these do: a queen that has come lands.
   */
  show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    const { shape } = view.geometry.rules;
    const signs = this.signsOf(view, gesture);
    this.#queens.show(shownQueens(view, gesture), shape);
    this.#queens.drag(gesture.kind === 'drag' ? gesture.point : undefined);
    this.signs.show(signs, shape, this.#landing?.show(view, before, signs));
  }

  /** Takes the queens away: the next board has other squares. */
  clear(): void {
    this.#landing?.settle();
    this.#queens.clear();
  }

  async #loadLanding(root: ShadowRoot): Promise<void> {
    await whenIdle();
    const part = await later(import('./landing.ts'));
    this.#landing = part && new part.Landing(root, this.#queens, this.signs);
  }
}
