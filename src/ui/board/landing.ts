import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { prefersStillness } from '../motion.ts';
import type { BoardView } from './board-view.ts';
import { easeOut } from './ease-out.ts';
import type { Gesture } from './gestures.ts';
import type { Queens } from './queens.ts';
import type { SignsCanvas } from './signs-canvas.ts';

/** Milliseconds until what a queen brings to squares grows, and more for each square they are from her. */
const DELAY = 60;
const STEP = 22;
/** Until then the frame is made with the queen herself, and the one with what is said of her. */
const FIRST = DELAY + STEP;
/** Milliseconds for growing: of stars in free play, and of what stands on the boards of puzzles. */
const DURATION = 320;
const PUZZLE_DURATION = 180;

/**
 * Milliseconds from one painting of what grows to the next, at least. A frame costs the page's own
 * thread far more than the signs on it do, and a tap must not wait for many.
 */
const PACE = 30;

/** A square on which something grows. */
interface Growth {
  /** When it begins, in milliseconds of the page's clock. */
  readonly begin: number;
  readonly duration: number;
  /** Whether the square was not guarded before. */
  readonly wasOpen: boolean;
}

/** What moves when a queen comes: she herself, and the signs of what she sees, which grow outwards from her. */
export class Landing {
  readonly #queens: Queens;
  readonly #signs: SignsCanvas;
  readonly #growing = new Map<Square, Growth>();
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(queens: Queens, signs: SignsCanvas) {
    this.#queens = queens;
    this.#signs = signs;
  }

  /**
   * Lets a queen land who has just come, and nothing grow while a tap may be on its way: a frame that is
   * being made when the finger is lifted would be made before what the tap does.
   * @param before What was shown before on squares that lie as these do.
   */
  show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    this.#hold(gesture.kind === 'press');
    if (before) this.#land(before, view);
  }

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (this.#growing.size > 0) this.#growAfter(FIRST);
  }

  /** Nothing happens when many came at once (a board was opened) or movement is unwelcome. */
  #land(before: BoardView, { geometry, position }: BoardView): void {
    const landed = position.queens.filter((queen) => !before.position.queens.includes(queen));
    if (landed.length !== 1 || prefersStillness()) return;
    const [queen] = landed as [Square];
    this.#queens
      .elementOn(queen)
      ?.animate([{ transform: 'translateY(-24%) scale(1.18)', opacity: 0 }, {}], {
        duration: 180,
        easing: 'cubic-bezier(.3, 1.5, .5, 1)',
      });
    // Nothing is to be painted before the first begins to grow.
    if (this.#growing.size === 0) this.#growAfter(FIRST);
    const { shape, regions, goal } = geometry.rules;
    const { columns } = shape;
    const duration = regions || goal.kind === 'guard' ? PUZZLE_DURATION : DURATION;
    const now = performance.now();
    for (const { square } of geometry.sight(queen)) {
      // A dot says the same whoever rules its square out: it does not come again.
      if (regions && before.verdict.cover[square] !== 0) continue;
      const down = Math.abs(rowOf(square, columns) - rowOf(queen, columns));
      const across = Math.abs(columnOf(square, columns) - columnOf(queen, columns));
      const begin = now + DELAY + STEP * Math.max(down, across);
      const wasOpen = before.verdict.unguarded.includes(square);
      this.#growing.set(square, { begin, duration, wasOpen });
      this.#signs.paint(square, 0, wasOpen);
    }
  }

  readonly #grow = (now: number): void => {
    for (const [square, { begin, duration, wasOpen }] of this.#growing) {
      const share = (now - begin) / duration;
      if (share <= 0) continue;
      if (share >= 1) this.#growing.delete(square);
      this.#signs.paint(square, easeOut(Math.min(1, share)), wasOpen);
    }
    if (this.#growing.size > 0) this.#growAfter(PACE);
  };

  #growAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (this.#isHeld) return;
    this.#timer = setTimeout(() => {
      this.#frame = requestAnimationFrame(this.#grow);
    }, milliseconds);
  }
}
