import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { Origin } from './puzzle-words.ts';

/** Asks to open a puzzle as it is: the player has made it, or wants to play it although it is doubtful. */
export class OpenPuzzleEvent extends Event {
  constructor(
    readonly played: PlayedPuzzle,
    readonly origin: Origin,
  ) {
    super('nt-open-puzzle', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-open-puzzle': OpenPuzzleEvent;
  }
}
