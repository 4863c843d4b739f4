import type { Move } from '../../core/game/game.ts';
import type { Square } from '../../core/board/square.ts';
import { announceRefusal } from './puzzle-announcements.ts';
import type { NtPuzzlePlay } from './puzzle-play.ts';

/** Says why a queen was not placed, removed or moved. */
export class Refusals {
  readonly #screen: NtPuzzlePlay;
  #words: string | undefined;

  constructor(screen: NtPuzzlePlay) {
    this.#screen = screen;
    // Listens before the board, which shows the refusal and stops the event.
    screen.addEventListener('nt-toggle-queen', ({ square }) => this.#refuseGiven(square), {
      capture: true,
    });
  }

  /** The text under the board until it changes; `undefined` if the board itself shows why. */
  get words(): string | undefined {
    return this.#words;
  }

  forget(): void {
    this.#become(undefined);
  }

  refuse(move: Move): void {
    if (move.kind === 'toggle') this.#refuse(move.square);
    else if (move.kind === 'move') this.#refuseGiven(move.from);
  }

  #refuseGiven(square: Square): void {
    const { session } = this.#screen;
    if (session?.game.givens.includes(square)) this.#refuse(square);
  }

  #refuse(square: Square): void {
    this.#become(announceRefusal(this.#screen, this.#screen.session!, square));
  }

  #become(words: string | undefined): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#screen.requestUpdate();
  }
}
