import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import type { Symmetry } from '../core/symmetry.ts';

/** The player wants to play a board out from queens that the game lays out. */
export class BeginWithEvent extends Event {
  constructor(readonly queens: readonly Square[]) {
    super('nt-begin-with', { bubbles: true, composed: true });
  }
}

/** The player looks at a turned or mirrored image of the board that was finished. */
export class TurnBoardEvent extends Event {
  /**
   * @param code What the board is to show; `undefined` for the finished board again.
   * @param by What leads there from what it shows.
   */
  constructor(
    readonly code: Code | undefined,
    readonly by: Symmetry,
  ) {
    super('nt-turn-board', { bubbles: true, composed: true });
  }
}

/** The player wants to play the board of a size. */
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
