import type { PlayedPuzzle } from '../progress/puzzle-progress.ts';

/** The player has made a puzzle, or wants to play one all the same: it is to be opened as it is. */
export class OpenPuzzleEvent extends Event {
  constructor(readonly played: PlayedPuzzle) {
    super('nt-open-puzzle', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-open-puzzle': OpenPuzzleEvent;
  }
}
