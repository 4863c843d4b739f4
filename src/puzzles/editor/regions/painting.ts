import type { Shape } from '../../../core/board/shape.ts';
import type { Square } from '../../../core/board/square.ts';
import { squareAtPoint, type BoardPoint } from '../../../ui/drawing/board-point.ts';
import { OnePointer, samplesOf } from '../../../ui/board/input/one-pointer.ts';
import { squaresCrossed } from '../../../ui/board/input/squares-crossed.ts';

/** Squares that are painted in one gesture, and their new region. */
export interface Stroke {
  readonly squares: ReadonlySet<Square>;
  readonly region: number;
}

/** The board to paint on, as `Painting` uses it. */
interface PaintTarget {
  readonly shape: Shape;
  /** The region to paint with. */
  readonly chosen: number;
  /** The time in milliseconds after which a still press is a hold; `HOLD` if absent. */
  readonly holdTime?: number;
  /** Returns the region of a square; a negative number if it has none. */
  regionOf(square: Square): number;
  pointOf(event: PointerEvent): BoardPoint;
  /** Shows an unfinished stroke; `undefined` removes it. */
  show(stroke: Stroke | undefined): void;
  paint(stroke: Stroke): void;
  /** Makes the region of a square the one to paint with. */
  takeUp(square: Square): void;
}

/**
 * Turns pointer events into strokes. A tap paints its square with the chosen region. A drag paints with the region of
 * its first square, or with the chosen one if that square has none. A still press takes a region up. Painting takes
 * effect on release, as in play: a press that becomes a scroll or a pinch paints nothing.
 */
export class Painting extends OnePointer {
  readonly #target: PaintTarget;
  /** The pressed square. */
  #square: Square = 0;
  #stroke: Stroke | undefined;
  #point: BoardPoint = { x: 0, y: 0 };
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** True if the press was long enough and took a region up. */
  #held = false;

  constructor(target: PaintTarget) {
    super();
    this.#target = target;
  }

  protected override get holdTime(): number {
    return this.#target.holdTime ?? super.holdTime;
  }

  override cancel(): void {
    clearTimeout(this.#holdTimer);
    super.cancel();
    if (this.#stroke) this.#target.show(undefined);
    this.#stroke = undefined;
  }

  protected down(event: PointerEvent): boolean {
    this.#point = this.#target.pointOf(event);
    const square = squareAtPoint(this.#point, this.#target.shape);
    if (square === undefined) return false;
    this.#square = square;
    this.#held = false;
    this.#holdTimer = this.afterHold(() => this.#hold(square));
    return true;
  }

  #hold(square: Square): void {
    // A slow tap on a square without a region is a tap.
    if (this.#target.regionOf(square) < 0) return;
    this.#held = true;
    this.#target.takeUp(square);
  }

  protected move(event: PointerEvent): void {
    if (!this.#stroke && !this.hasWandered(event)) return;
    clearTimeout(this.#holdTimer);
    const began = this.#target.regionOf(this.#square);
    const region = began < 0 ? this.#target.chosen : began;
    const before = this.#stroke;
    const squares = new Set(before?.squares);
    for (const sample of samplesOf(event)) {
      const next = this.#target.pointOf(sample);
      for (const crossed of squaresCrossed(this.#point, next, this.#target.shape)) {
        squares.add(crossed);
      }
      this.#point = next;
    }
    this.#stroke = { squares, region };
    // Within its first square it may still be a tap.
    if (squares.size > 1 && squares.size !== before?.squares.size) this.#target.show(this.#stroke);
  }

  protected up(event: PointerEvent): void {
    this.move(event);
    const stroke = this.#stroke;
    const wasHeld = this.#held && this.wasHeld(event);
    this.cancel();
    if (stroke && stroke.squares.size > 1) this.#target.paint(stroke);
    else if (!wasHeld) {
      this.#target.paint({ squares: new Set([this.#square]), region: this.#target.chosen });
    }
  }
}
