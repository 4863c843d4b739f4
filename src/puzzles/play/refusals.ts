import type { ReactiveControllerHost } from 'lit';
import type { Move } from '../../core/game/game.ts';
import type { Square } from '../../core/board/square.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { announceRefusal } from './puzzle-announcements.ts';

/** Says why a queen was not placed, removed or moved. */
export class Refusals {
  readonly #host: HTMLElement & ReactiveControllerHost;
  readonly #session: () => PuzzleSession | undefined;
  #words: string | undefined;

  /**
   * @param host The screen with the board.
   * @param session Returns the session of the open puzzle.
   */
  constructor(
    host: HTMLElement & ReactiveControllerHost,
    session: () => PuzzleSession | undefined,
  ) {
    this.#host = host;
    this.#session = session;
    // Listens before the board, which shows the refusal and stops the event.
    host.addEventListener('nt-toggle-queen', ({ square }) => this.#refuseGiven(square), {
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
    else this.forget();
  }

  #refuseGiven(square: Square): void {
    if (this.#session()?.game.givens.includes(square)) this.#refuse(square);
  }

  #refuse(square: Square): void {
    this.#become(announceRefusal(this.#host, this.#session()!, square));
  }

  #become(words: string | undefined): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#host.requestUpdate();
  }
}
