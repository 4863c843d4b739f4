import type { Square } from '../../core/square.ts';
import { MoveQueenEvent, PaintMarksEvent, ToggleQueenEvent } from './events.ts';

/** A point in board units: a square is 100 wide, the top left corner of the board is 0, 0. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** What the gestures need to know of the board they act on. */
export interface GestureBoard extends EventTarget {
  readonly size: number;
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
  /** Whether a tap marks instead of placing. */
  readonly marking: boolean;
  /** Whether a finger's square is too small to hit without help. */
  readonly aiming: boolean;
  /** Whether a tap by touch should bring the squares closer instead of placing. */
  readonly overview: boolean;
  /** How many board units a CSS pixel is. */
  readonly unitsPerPixel: number;
  requestUpdate(): void;
  pointOf(event: PointerEvent): BoardPoint;
  squareAtPoint(point: BoardPoint): Square | undefined;
  /** Whether a queen on the square would be seen by none. */
  isFree(square: Square): boolean;
  /** Makes squares large enough for a finger around a point. */
  comeCloser(point: BoardPoint): void;
}

/** What a pointer is doing on the board just now; every state but `idle` belongs to one pointer. */
export type Gesture =
  | { readonly kind: 'idle' }
  | { readonly kind: 'press'; readonly square: Square; readonly start: BoardPoint }
  | { readonly kind: 'lines'; readonly square: Square; readonly start: BoardPoint }
  | { readonly kind: 'aim'; readonly square: Square; readonly point: BoardPoint }
  | {
      readonly kind: 'drag';
      readonly from: Square;
      readonly over: Square | undefined;
      readonly point: BoardPoint;
    }
  | { readonly kind: 'paint'; readonly squares: ReadonlySet<Square>; readonly marked: boolean };

const IDLE: Gesture = { kind: 'idle' };

/** How long a still press lasts before it shows the lines of its square, in milliseconds. */
const HOLD = 350;
/** How far a pointer may wander and still be a tap, in CSS pixels. */
const SLOP = { mouse: 4, touch: 9 };
/** How near the edge of a square an aimed release may prefer the free neighbour, in CSS pixels. */
const EDGE = 6;

/**
 * Turns pointer events into what a player means: tap, hold, aim, drag or paint. Everything happens
 * on release, so that a press which becomes a scroll or a pinch (the browser cancels the pointer, or
 * a second finger comes down) does nothing.
 */
export class Gestures {
  /** What is going on. */
  current: Gesture = IDLE;
  readonly #board: GestureBoard;
  #pointer: { readonly id: number; readonly touch: boolean } | undefined;
  #pressedAt = { clientX: 0, clientY: 0 };
  #holdTimer = 0;

  constructor(board: GestureBoard) {
    this.#board = board;
  }

  /** Whether the pointer on the board is a finger. */
  get byTouch(): boolean {
    return this.#pointer?.touch === true;
  }

  /** Forgets what was going on, for example when the board changes under the pointer. */
  cancel(): void {
    clearTimeout(this.#holdTimer);
    this.#pointer = undefined;
    this.#become(IDLE);
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.pointerId !== this.#pointer?.id) return;
    else if (event.type === 'pointermove') this.#move(event);
    else if (event.type === 'pointerup') this.#up(event);
    else this.cancel();
  }

  #down(event: PointerEvent): void {
    if (this.#pointer || !event.isPrimary || event.button !== 0) {
      this.cancel();
      return;
    }
    const start = this.#board.pointOf(event);
    const square = this.#board.squareAtPoint(start);
    if (square === undefined) return;
    this.#pointer = { id: event.pointerId, touch: event.pointerType === 'touch' };
    this.#pressedAt = event;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#become({ kind: 'press', square, start });
    this.#holdTimer = window.setTimeout(() => this.#become({ kind: 'lines', square, start }), HOLD);
  }

  #move(event: PointerEvent): void {
    const point = this.#board.pointOf(event);
    const over = this.#board.squareAtPoint(point);
    const gesture = this.current;
    switch (gesture.kind) {
      case 'press':
      case 'lines':
        if (this.#wandered(event)) this.#begin(gesture.square, gesture.start, point, over);
        break;
      case 'aim':
        if (over !== undefined) this.#become({ kind: 'aim', square: this.#aimed(point), point });
        break;
      case 'drag':
        this.#become({ ...gesture, over, point });
        break;
      case 'paint':
        if (over !== undefined && this.#paintable(over, gesture.marked)) {
          this.#become({ ...gesture, squares: new Set([...gesture.squares, over]) });
        }
        break;
      case 'idle':
        break;
    }
  }

  /** A press has become a movement: what it is depends on where it began. */
  #begin(square: Square, start: BoardPoint, point: BoardPoint, over: Square | undefined): void {
    clearTimeout(this.#holdTimer);
    const board = this.#board;
    if (board.queens.includes(square)) {
      this.#become({ kind: 'drag', from: square, over, point });
    } else if (board.marking) {
      const marked = !board.marks.includes(square);
      const squares = [square, over].filter(
        (each) => each !== undefined && this.#paintable(each, marked),
      ) as Square[];
      this.#become({ kind: 'paint', squares: new Set(squares), marked });
    } else if (this.byTouch && board.aiming) {
      this.#become({ kind: 'aim', square: over ?? square, point });
    } else if (over !== board.squareAtPoint(start)) {
      this.cancel();
    }
  }

  #up(event: PointerEvent): void {
    const gesture = this.current;
    const touch = this.byTouch;
    this.cancel();
    const board = this.#board;
    switch (gesture.kind) {
      case 'press':
        if (touch && board.overview) board.comeCloser(gesture.start);
        else this.#choose(gesture.square);
        break;
      case 'aim':
        this.#choose(gesture.square);
        break;
      case 'drag': {
        const to = board.squareAtPoint(board.pointOf(event));
        if (to !== undefined && to !== gesture.from) {
          board.dispatchEvent(new MoveQueenEvent(gesture.from, to));
        }
        break;
      }
      case 'paint':
        board.dispatchEvent(new PaintMarksEvent([...gesture.squares], gesture.marked));
        break;
      case 'lines':
      case 'idle':
        break;
    }
  }

  #choose(square: Square): void {
    const board = this.#board;
    if (board.marking && !board.queens.includes(square)) {
      board.dispatchEvent(new PaintMarksEvent([square], !board.marks.includes(square)));
    } else {
      board.dispatchEvent(new ToggleQueenEvent(square));
    }
  }

  #wandered(event: PointerEvent): boolean {
    const far = Math.hypot(
      event.clientX - this.#pressedAt.clientX,
      event.clientY - this.#pressedAt.clientY,
    );
    return far > (this.byTouch ? SLOP.touch : SLOP.mouse);
  }

  #paintable(square: Square, marked: boolean): boolean {
    return !this.#board.queens.includes(square) && this.#board.marks.includes(square) !== marked;
  }

  /** The square under an aimed point; near an edge, the free neighbour rather than a covered one. */
  #aimed(point: BoardPoint): Square {
    const board = this.#board;
    const square = board.squareAtPoint(point)!;
    if (board.isFree(square)) return square;
    const reach = EDGE * board.unitsPerPixel;
    for (const [dx, dy] of [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const) {
      const neighbour = board.squareAtPoint({ x: point.x + dx, y: point.y + dy });
      if (neighbour !== undefined && board.isFree(neighbour)) return neighbour;
    }
    return square;
  }

  #become(gesture: Gesture): void {
    if (this.current === gesture) return;
    this.current = gesture;
    this.#board.requestUpdate();
  }
}
