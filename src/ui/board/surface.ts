import { later } from '../later.ts';
import { whenIdle } from '../when-idle.ts';
import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import type { Landing } from './landing.ts';
import { shownQueens } from './layers.ts';
import { Queens } from './queens.ts';
import { SignsCanvas } from './signs-canvas.ts';
import { signsOf } from './signs.ts';

/**
 * What is drawn on the board apart from its template, each change touching only what differs: the canvas
 * with what squares carry, an element for each queen, and what moves when one comes.
 */
export class Surface {
  readonly signs: SignsCanvas;
  readonly #queens: Queens;
  /** Once the page has had time to load it. */
  #landing: Landing | undefined;

  /** @param root What has the canvas and the layer of the queens. */
  constructor(root: ParentNode) {
    this.signs = new SignsCanvas(root.querySelector('canvas')!);
    this.#queens = new Queens(root.querySelector('.queens')!);
    void this.#loadLanding();
  }

  /**
   * Shows a board.
   * @param before What was shown before on squares that lie as these do: a queen that has come lands.
   */
  show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    const { shape } = view.geometry.rules;
    this.signs.show(signsOf(view, gesture), shape);
    this.#queens.show(shownQueens(view, gesture), shape);
    this.#queens.drag(gesture.kind === 'drag' ? gesture.point : undefined);
    if (before) this.#landing?.land(before.position.queens, view);
  }

  /** Takes the queens away: the next board has other squares. */
  clear(): void {
    this.#queens.clear();
  }

  async #loadLanding(): Promise<void> {
    await whenIdle();
    const part = await later(import('./landing.ts'));
    this.#landing = part && new part.Landing(this.#queens, this.signs);
  }
}
