import type { Move } from '../core/game.ts';
import type { Square } from '../core/square.ts';
import { latePart } from '../ui/later.ts';
import type { PuzzleScreen } from './puzzle-screen.ts';

const news = latePart(() => import('./puzzle-news.ts'));

/** Says why a queen was not placed, lifted or moved. */
export class Refusals {
  readonly #screen: HTMLElement & PuzzleScreen;
  #words: string | undefined;
  /** Aborted when the player does something else: words that arrive later are not said. */
  #saying = new AbortController();

  constructor(screen: HTMLElement & PuzzleScreen) {
    this.#screen = screen;
    // Before the board, which shows it and lets nobody else know.
    screen.addEventListener('nt-toggle-queen', ({ square }) => this.#refuseGiven(square), {
      capture: true,
    });
  }

  /** What stands under the board until it changes; `undefined` where the board itself shows why. */
  get words(): string | undefined {
    return this.#words;
  }

  /** What was said holds no more. */
  forget(): void {
    this.#saying.abort();
    this.#become(undefined);
  }

  /** Says why a move changed nothing. */
  refuse(move: Move): void {
    if (move.kind === 'toggle') void this.#refuse(move.square);
    else if (move.kind === 'move') this.#refuseGiven(move.from);
  }

  #refuseGiven(square: Square): void {
    const { current } = this.#screen;
    if (current?.session.game.givens.includes(square)) void this.#refuse(square);
  }

  async #refuse(square: Square): Promise<void> {
    const game = this.#screen.current!;
    this.#saying.abort();
    const { signal } = (this.#saying = new AbortController());
    const part = await news();
    if (!signal.aborted) this.#become(part?.refuse(this.#screen, game, square));
  }

  #become(words: string | undefined): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#screen.requestUpdate();
  }
}
