import type { Square } from '../../../core/board/square.ts';

/** The player chose a square, to place a queen on it or to remove the one there. */
export class ToggleQueenEvent extends Event {
  constructor(readonly square: Square) {
    super('nt-toggle-queen', { bubbles: true, composed: true });
  }
}

/** The player chose a square, to suppose a queen on it or to forget the one supposed there. */
export class SupposeQueenEvent extends Event {
  constructor(readonly square: Square) {
    super('nt-suppose-queen', { bubbles: true, composed: true });
  }
}

/** The player dragged a queen from one square to another. */
export class MoveQueenEvent extends Event {
  constructor(
    readonly from: Square,
    readonly to: Square,
  ) {
    super('nt-move-queen', { bubbles: true, composed: true });
  }
}

/** The player marked squares as empty, or removed their marks, in one stroke. */
export class PaintMarksEvent extends Event {
  constructor(
    readonly squares: readonly Square[],
    readonly marked: boolean,
  ) {
    super('nt-paint-marks', { bubbles: true, composed: true });
  }
}

/** The pointer or the keyboard focus came to a square, or left the board (`undefined`). */
export class ConsiderSquareEvent extends Event {
  constructor(readonly square: Square | undefined) {
    super('nt-consider-square', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-toggle-queen': ToggleQueenEvent;
    'nt-suppose-queen': SupposeQueenEvent;
    'nt-move-queen': MoveQueenEvent;
    'nt-paint-marks': PaintMarksEvent;
    'nt-consider-square': ConsiderSquareEvent;
  }
}
