import type { Code } from '../../core/solutions/code.ts';
import type { Square } from '../../core/board/square.ts';
import type { Symmetry } from '../../core/solutions/symmetry.ts';

/** Fired when the player wants to play from queens that the game lays out. */
export class BeginWithEvent extends Event {
  constructor(readonly queens: readonly Square[]) {
    super('nt-begin-with', { bubbles: true, composed: true });
  }
}

/** Fired when the player looks at a turned or mirrored image of the finished board. */
export class TurnBoardEvent extends Event {
  /**
   * @param code The solution to show; `undefined` for the finished board again.
   * @param by The symmetry from the solution shown now to this one.
   */
  constructor(
    readonly code: Code | undefined,
    readonly by: Symmetry,
  ) {
    super('nt-turn-board', { bubbles: true, composed: true });
  }
}

/** Fired when the player wants to play the board of a size. */
export class PlaySizeEvent extends Event {
  constructor(readonly size: number) {
    super('nt-play-size', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-turn-board': TurnBoardEvent;
    'nt-play-size': PlaySizeEvent;
    'nt-begin-with': BeginWithEvent;
  }
}
