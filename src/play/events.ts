import type { Square } from '../core/square.ts';

/** The player wants to play a board out from queens that the game lays out. */
export class BeginWithEvent extends Event {
  constructor(readonly queens: readonly Square[]) {
    super('nt-begin-with', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-begin-with': BeginWithEvent;
  }
}
