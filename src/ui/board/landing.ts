import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { prefersStillness } from '../motion.ts';
import type { BoardView } from './board-view.ts';
import { easeOut } from './ease-out.ts';
import type { Queens } from './queens.ts';
import type { SignsCanvas } from './signs-canvas.ts';

/** Milliseconds until the stars round a queen grow, more for each square they are from her, and for growing. */
const DELAY = 60;
const STEP = 22;
const DURATION = 320;

/**
 * Milliseconds from one painting of growing stars to the next, at least. A frame costs the page's own
 * thread far more than the stars on it do, and a tap must not wait for many.
 */
const PACE = 24;

/** What moves when a queen comes: she herself, and the stars on her lines, which grow outwards from her. */
export class Landing {
  readonly #queens: Queens;
  readonly #signs: SignsCanvas;
  /** When the star of a square begins to grow, in milliseconds of the page's clock. */
  readonly #growing = new Map<Square, number>();

  constructor(queens: Queens, signs: SignsCanvas) {
    this.#queens = queens;
    this.#signs = signs;
  }

  /**
   * Lets a queen that has just come land. Nothing happens when many came at once (a board was opened) or
   * movement is unwelcome.
   * @param before The queens that stood before.
   */
  land(before: readonly Square[], { geometry, position }: BoardView): void {
    const landed = position.queens.filter((queen) => !before.includes(queen));
    if (landed.length !== 1 || prefersStillness()) return;
    const [queen] = landed as [Square];
    this.#queens
      .elementOn(queen)
      ?.animate([{ transform: 'translateY(-24%) scale(1.18)', opacity: 0 }, {}], {
        duration: 180,
        easing: 'cubic-bezier(.3, 1.5, .5, 1)',
      });
    // Nothing is to be painted before the first star begins.
    if (this.#growing.size === 0) this.#growAfter(DELAY);
    const { columns } = geometry.rules.shape;
    const now = performance.now();
    for (const { square } of geometry.sight(queen)) {
      const down = Math.abs(rowOf(square, columns) - rowOf(queen, columns));
      const across = Math.abs(columnOf(square, columns) - columnOf(queen, columns));
      this.#growing.set(square, now + DELAY + STEP * Math.max(down, across));
      this.#signs.paint(square, 0);
    }
  }

  readonly #grow = (now: number): void => {
    for (const [square, begin] of this.#growing) {
      const share = (now - begin) / DURATION;
      if (share <= 0) continue;
      if (share >= 1) this.#growing.delete(square);
      this.#signs.paint(square, easeOut(Math.min(1, share)));
    }
    if (this.#growing.size > 0) this.#growAfter(PACE);
  };

  #growAfter(milliseconds: number): void {
    setTimeout(() => requestAnimationFrame(this.#grow), milliseconds);
  }
}
