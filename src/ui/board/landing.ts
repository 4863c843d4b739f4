import { css } from 'lit';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { prefersStillness } from '../motion.ts';
import { painted } from '../tasks.ts';
import type { BoardView } from './board-view.ts';
import type { Growth, Looks } from './growth/growing.ts';
import { GrowthCanvas, type GrowthOwner } from './growth/growth-canvas.ts';
import type { Queens } from './queens.ts';
import { MARK, RING } from './sign-bits.ts';
import type { SignsCanvas } from './signs-canvas.ts';

/** Milliseconds that a queen takes to land. */
const LANDING = 180;
/** Milliseconds until what she brings to squares grows, and more for each square they are from her. */
const DELAY = 60;
const STEP = 22;
/** Milliseconds for growing: of stars in free play, and of what stands on the boards of puzzles. */
const DURATION = 320;
const PUZZLE_DURATION = 180;

/**
 * How a queen lands, on the compositor. The page makes several frames when an animation ends: this one goes
 * on, with nothing moving, until it is taken from her in a frame that is made anyway. While it is hers, each
 * frame is composed of one layer more.
 */
const landingStyles = css`
  .queen[lands] {
    animation: lands ${10 * LANDING}ms;
  }
  @keyframes lands {
    from {
      transform: translateY(-24%) scale(1.18);
      opacity: 0;
      animation-timing-function: cubic-bezier(0.3, 1.5, 0.5, 1);
    }
    10%,
    to {
      transform: none;
      opacity: 1;
    }
  }
`;

/**
 * What moves when a queen comes: she herself, and the signs of what she sees, which grow outwards from her
 * on a canvas of their own that a worker paints (growth/). The board's own canvas goes without what grows
 * there, and has it again when all has grown. Where no worker paints, the signs are there at once.
 */
export class Landing implements GrowthOwner {
  readonly #queens: Queens;
  readonly #signs: SignsCanvas;
  /** Unless movement has been unwelcome so far, or the browser has none. */
  #canvas: GrowthCanvas | undefined;
  readonly #growing = new Map<Square, Growth>();
  /** The queens who land, and when they have landed (`performance.now()`). */
  readonly #landing = new Map<Element, number>();
  #view: BoardView | undefined;
  /** Squares whose ring this board's own canvas has until the other one has it. */
  #rings: Square[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something of the board is on the other canvas. */
  #isAway = false;
  #isTelling = false;

  /** @param root The board's. */
  constructor(root: ShadowRoot, queens: Queens, signs: SignsCanvas) {
    adoptStyles(root.host, landingStyles);
    this.#queens = queens;
    this.#signs = signs;
    // Before the first queen: a canvas that comes with her is painted late.
    if (!prefersStillness()) this.#layCanvas();
  }

  #layCanvas(): void {
    this.#canvas = GrowthCanvas.get();
    this.#canvas?.goOver(this.#signs.canvas, this);
  }

  /**
   * Lets a queen land who has just come.
   * @param before What was shown before on squares that lie as these do.
   * @param signs What the squares carry from now on.
   * @returns What the board's own canvas is to go without, until `painted` and `settle` give it back.
   */
  show(
    view: BoardView,
    before: BoardView | undefined,
    signs: Uint8Array,
  ): ReadonlyMap<Square, Growth> {
    this.#view = view;
    const changed = [...this.#growing.values()].filter(
      ({ square, sign }) => signs[square] !== sign,
    );
    for (const { square } of changed) this.#growing.delete(square);
    const queen = before && landedQueen(before, view);
    if (queen !== undefined && !prefersStillness()) this.#land(queen, view, signs);
    if (changed.length > 0) {
      if (this.#growing.size === 0) this.#giveBack();
      else void this.#tell();
    }
    return this.#growing;
  }

  /** Gives the board's own canvas all that grows, as it is in the end. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#letStand(Infinity);
    this.#giveBack();
  }

  /** Takes the animation from the queens who have landed by then. */
  #letStand(then: number): void {
    for (const [queen, end] of this.#landing) {
      if (end > then) continue;
      queen.removeAttribute('lands');
      this.#landing.delete(queen);
    }
  }

  #giveBack(): void {
    if (!this.#isAway) return;
    for (const square of this.#growing.keys()) this.#signs.paint(square);
    this.#growing.clear();
    this.#rings = [];
    this.#isAway = false;
    // Both in one frame; the worker takes away what it painted when nobody sees it.
    this.#canvas!.hide();
    void this.#tell();
  }

  painted(): void {
    for (const square of this.#rings) {
      if (this.#growing.has(square)) this.#signs.paint(square, 0);
    }
    this.#rings = [];
  }

  #land(queen: Square, view: BoardView, signs: Uint8Array): void {
    const now = performance.now();
    this.#letStand(now);
    const piece = this.#queens.elementOn(queen);
    if (piece) {
      piece.setAttribute('lands', '');
      this.#landing.set(piece, now + LANDING);
    }
    this.#layCanvas();
    if (this.#canvas?.isPainting) this.#grow(queen, view, signs, now);
    const ends = [...this.#growing.values()].map(({ begin }) => begin + durationOn(view));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.settle(),
      Math.max(LANDING, ...ends.map((end) => end - now)),
    );
  }

  /** Lets what a queen brings grow on the squares on which it differs from what was there. */
  #grow(queen: Square, { geometry, position }: BoardView, signs: Uint8Array, now: number): void {
    const { columns } = geometry.rules.shape;
    for (const { square } of geometry.sight(queen)) {
      const sign = signs[square]!;
      const before = this.#signs.signs[square]!;
      const wasOpen = (before & RING) !== 0;
      if (sign === before || sign & MARK || position.queens.includes(square)) continue;
      if (sign === 0 && !wasOpen) continue;
      const down = Math.abs(rowOf(square, columns) - rowOf(queen, columns));
      const across = Math.abs(columnOf(square, columns) - columnOf(queen, columns));
      const begin = now + DELAY + STEP * Math.max(down, across);
      if (wasOpen) this.#rings.push(square);
      this.#growing.set(square, { square, sign, wasOpen, begin });
    }
    if (this.#growing.size === 0) return;
    this.#isAway = true;
    void this.#tell();
  }

  /** Tells the worker what grows, once the page has painted what is there at once. */
  async #tell(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    await painted();
    this.#isTelling = false;
    const view = this.#view!;
    const now = performance.now();
    const { width, height } = this.#signs.canvas;
    this.#canvas!.tell(this, {
      growths: [...this.#growing.values()].map((one) => ({ ...one, begin: one.begin - now })),
      duration: durationOn(view),
      rules: view.geometry.rules,
      looks: (this.#signs.looks ??= looksOf(this.#signs)),
      width,
      height,
    });
  }
}

/** The queen who has come; none where many came at once (a board was opened). */
function landedQueen(before: BoardView, { position }: BoardView): Square | undefined {
  const landed = position.queens.filter((queen) => !before.position.queens.includes(queen));
  return landed.length === 1 ? landed[0] : undefined;
}

function durationOn({ geometry }: BoardView): number {
  const { regions, goal } = geometry.rules;
  return regions || goal.kind === 'guard' ? PUZZLE_DURATION : DURATION;
}

/** What a board's signs are painted with. The system's colours, which a worker does not know, are in numbers. */
function looksOf({ painter, canvas }: SignsCanvas): Looks {
  const tokens: Record<string, string> = {};
  const styles = getComputedStyle(canvas);
  const context = canvas.getContext('2d')!;
  const pixelRatio = devicePixelRatio;
  painter((token) => {
    const value = styles.getPropertyValue(token);
    if (!CSS.supports('color', value)) return (tokens[token] = value);
    context.fillStyle = value;
    // A colour that was set is read as one in numbers.
    return (tokens[token] = context.fillStyle);
  }, pixelRatio);
  return { tokens, pixelRatio };
}
