import type { Square } from '../../../core/board/square.ts';
import { freeSquares } from '../../../core/game/supposed.ts';
import { squareAtPoint, type BoardPoint } from '../../drawing/board-point.ts';
import { isFree, type BoardView } from '../grid/board-view.ts';
import {
  MoveQueenEvent,
  PaintMarksEvent,
  SupposeQueenEvent,
  ToggleQueenEvent,
} from '../grid/events.ts';
import { OnePointer, samplesOf } from './one-pointer.ts';
import { squaresCrossed } from './squares-crossed.ts';

/** The board that the gestures act on. */
export interface GestureBoard extends EventTarget {
  readonly view: Pick<
    BoardView,
    | 'geometry'
    | 'givens'
    | 'position'
    | 'verdict'
    | 'marking'
    | 'swipesMark'
    | 'supposed'
    | 'holdTime'
    | 'ignoresQuickTaps'
  >;
  /** True if the squares are too small for a finger to hit without help. */
  readonly aiming: boolean;
  /** True if a tap by touch should zoom in instead of placing a queen. */
  readonly overview: boolean;
  /** The number of board units in a CSS pixel. */
  readonly unitsPerPixel: number;
  requestUpdate(): void;
  pointOf(event: PointerEvent): BoardPoint;
  /** Zooms in around a point until a finger can hit the squares. */
  zoomTo(point: BoardPoint): void;
}

/** The current state of the pointer on the board; every state but `idle` belongs to one pointer. */
export type Gesture =
  | { readonly kind: 'idle' }
  | { readonly kind: 'press'; readonly square: Square; readonly start: BoardPoint }
  | Hold
  | { readonly kind: 'aim'; readonly square: Square; readonly point: BoardPoint }
  | {
      readonly kind: 'drag';
      readonly from: Square;
      readonly over: Square | undefined;
      readonly point: BoardPoint;
    }
  | Stroke;

/** A press that lasts: it shows a supposed queen where one may stand, elsewhere the lines of attack from the square. */
interface Hold {
  readonly kind: 'suppose' | 'lines';
  readonly square: Square;
  readonly start: BoardPoint;
}

/** Squares that are marked or unmarked together, and the last point of the pointer. */
interface Stroke {
  readonly kind: 'paint';
  readonly squares: ReadonlySet<Square>;
  readonly marked: boolean;
  readonly point: BoardPoint;
}

const IDLE: Gesture = { kind: 'idle' };

/** The distance in CSS pixels from the edge of a square within which an aimed release prefers the free neighbour. */
const EDGE = 6;

/** The time in milliseconds within which a second tap on the same square can be ignored. */
const QUICK = 250;

/**
 * Turns pointer events into taps, holds, aims, drags and strokes of the mark tool. Everything happens on release, so
 * that a press that becomes a scroll or a pinch does nothing: the browser cancels the pointer, or a second finger comes
 * down.
 */
export class Gestures extends OnePointer {
  current: Gesture = IDLE;
  readonly #board: GestureBoard;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last tap, and the time stamp of its release. */
  #lastTap: { readonly square: Square; readonly at: number } | undefined;

  constructor(board: GestureBoard) {
    super();
    this.#board = board;
  }

  /** Ends the gesture without an effect, for example when the board changes under the pointer. */
  override cancel(): void {
    clearTimeout(this.#holdTimer);
    super.cancel();
    this.#become(IDLE);
  }

  protected override get holdTime(): number {
    return this.#board.view.holdTime ?? super.holdTime;
  }

  protected down(event: PointerEvent): boolean {
    const start = this.#board.pointOf(event);
    const square = this.#squareAt(start);
    if (square === undefined) return false;
    this.#become({ kind: 'press', square, start });
    this.#holdTimer = this.afterHold(() => {
      const { view } = this.#board;
      const isFree = view.supposed && freeSquares(view, view.supposed).has(square);
      this.#become({ kind: isFree ? 'suppose' : 'lines', square, start });
    });
    return true;
  }

  protected move(event: PointerEvent): void {
    const point = this.#board.pointOf(event);
    const over = this.#squareAt(point);
    const gesture = this.current;
    switch (gesture.kind) {
      case 'press':
      case 'suppose':
      case 'lines':
        if (this.hasWandered(event)) this.#begin(gesture, event, point, over);
        break;
      case 'aim':
        if (over !== undefined) this.#become({ kind: 'aim', square: this.#aimed(point), point });
        break;
      case 'drag':
        this.#become({ ...gesture, over, point });
        break;
      case 'paint':
        this.#become(this.#extended(gesture, event));
        break;
      case 'idle':
        break;
    }
  }

  /** Turns a press that has moved into a drag, a stroke or an aim, depending on where it began. */
  #begin(
    { square, start }: { readonly square: Square; readonly start: BoardPoint },
    event: PointerEvent,
    point: BoardPoint,
    over: Square | undefined,
  ): void {
    clearTimeout(this.#holdTimer);
    const { aiming, overview, view } = this.#board;
    const { givens, position, marking, swipesMark } = view;
    const swipes = swipesMark && !(this.byTouch && overview);
    if (position.queens.includes(square) && !givens.includes(square)) {
      this.#become({ kind: 'drag', from: square, over, point });
    } else if (marking || (swipes && over !== square)) {
      const marked = !position.marks.includes(square);
      const stroke: Stroke = { kind: 'paint', squares: new Set(), marked, point: start };
      this.#become(this.#extended(stroke, event));
    } else if (this.byTouch && aiming && !swipes) {
      this.#become({ kind: 'aim', square: over ?? square, point });
    } else if (over !== square) {
      this.cancel();
    }
  }

  /** Returns a stroke with all squares that the pointer has crossed since its last event, however fast it moved. */
  #extended({ squares, marked, point }: Stroke, event: PointerEvent): Stroke {
    const { geometry, position } = this.#board.view;
    const painted = new Set(squares);
    for (const sample of samplesOf(event)) {
      const next = this.#board.pointOf(sample);
      for (const square of squaresCrossed(point, next, geometry.rules.shape)) {
        if (!position.queens.includes(square) && position.marks.includes(square) !== marked) {
          painted.add(square);
        }
      }
      point = next;
    }
    return { kind: 'paint', squares: painted, marked, point };
  }

  protected up(event: PointerEvent): void {
    const touch = this.byTouch;
    const wasHeld = this.wasHeld(event);
    // The point of the release counts as the last move.
    this.move(event);
    const gesture = this.current;
    const board = this.#board;
    switch (gesture.kind) {
      case 'press':
      case 'suppose':
      case 'lines':
        if (wasHeld) {
          if (gesture.kind === 'suppose') {
            board.dispatchEvent(new SupposeQueenEvent(gesture.square));
          }
          break;
        }
        if (touch && board.overview) board.zoomTo(gesture.start);
        else if (!this.#isRepeated(gesture.square, event)) this.#choose(gesture.square);
        break;
      case 'aim':
        this.#choose(gesture.square);
        break;
      case 'drag':
        if (gesture.over !== undefined && gesture.over !== gesture.from) {
          board.dispatchEvent(new MoveQueenEvent(gesture.from, gesture.over));
        }
        break;
      case 'paint':
        board.dispatchEvent(new PaintMarksEvent([...gesture.squares], gesture.marked));
        break;
      case 'idle':
        break;
    }
    // Cancels last, so that the board renders once, with the effect of the gesture and without the gesture.
    this.cancel();
  }

  /** Takes note of a tap. Returns true if it is to be ignored, because it follows another on its square too soon. */
  #isRepeated(square: Square, { timeStamp }: PointerEvent): boolean {
    const last = this.#lastTap;
    this.#lastTap = { square, at: timeStamp };
    return (
      this.#board.view.ignoresQuickTaps === true &&
      square === last?.square &&
      timeStamp - last.at < QUICK
    );
  }

  #choose(square: Square): void {
    const board = this.#board;
    const { position, marking } = board.view;
    if (marking && !position.queens.includes(square)) {
      board.dispatchEvent(new PaintMarksEvent([square], !position.marks.includes(square)));
    } else {
      board.dispatchEvent(new ToggleQueenEvent(square));
    }
  }

  #squareAt(point: BoardPoint): Square | undefined {
    return squareAtPoint(point, this.#board.view.geometry.rules.shape);
  }

  /** Returns the square under an aimed point; near an edge, a free neighbour rather than an attacked square. */
  #aimed(point: BoardPoint): Square {
    const board = this.#board;
    const square = this.#squareAt(point)!;
    if (isFree(board.view, square)) return square;
    const reach = EDGE * board.unitsPerPixel;
    for (const [dx, dy] of [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const) {
      const neighbour = this.#squareAt({ x: point.x + dx, y: point.y + dy });
      if (neighbour !== undefined && isFree(board.view, neighbour)) return neighbour;
    }
    return square;
  }

  #become(gesture: Gesture): void {
    if (this.current === gesture) return;
    this.current = gesture;
    this.#board.requestUpdate();
  }
}
