import type { Puzzle } from '../core/puzzle.ts';
import type { PlayedPuzzle } from '../progress/puzzle-progress.ts';
import type { Origin } from './puzzle-words.ts';

/** The player has made a puzzle, or wants to play one all the same: it is to be opened as it is. */
export class OpenPuzzleEvent extends Event {
  constructor(
    readonly played: PlayedPuzzle,
    readonly origin: Origin,
  ) {
    super('nt-open-puzzle', { bubbles: true, composed: true });
  }
}

/** A puzzle that is no good as it is is to be mended, where puzzles are made. */
export class MendPuzzleEvent extends Event {
  constructor(readonly puzzle: Puzzle) {
    super('nt-mend-puzzle', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-mend-puzzle': MendPuzzleEvent;
    'nt-open-puzzle': OpenPuzzleEvent;
  }
}
