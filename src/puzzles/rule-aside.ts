import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { PlayedPuzzle } from '../progress/puzzle-progress.ts';
import { later } from '../ui/later.ts';

/** Where there is room for the rule as a card. */
const WIDE = matchMedia('(min-width: 900px) and (min-height: 600px)');

/** The rule as a card with the keys, beside the board where there is room: loaded only there. */
export class RuleAside implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element & { readonly played: PlayedPuzzle };
  #card: TemplateResult | undefined;

  /** @param host Rendered again when there is another card, or room for none. */
  constructor(host: ReactiveControllerHost & Element & { readonly played: PlayedPuzzle }) {
    this.#host = host;
    host.addController(this);
  }

  /** The card of the puzzle that is played; `undefined` where there is no room. */
  get card(): TemplateResult | undefined {
    return this.#card;
  }

  hostConnected(): void {
    WIDE.addEventListener('change', this.#onWidth);
  }

  hostDisconnected(): void {
    WIDE.removeEventListener('change', this.#onWidth);
  }

  /** Shows what there is room for, of the puzzle that is played by now; resolves when it is there. */
  async follow(): Promise<void> {
    const part = WIDE.matches ? await later(import('./rule-card.ts')) : undefined;
    this.#card = WIDE.matches ? part?.ruleAside(this.#host, this.#host.played) : undefined;
    this.#host.requestUpdate();
  }

  readonly #onWidth = (): void => void this.follow();
}
