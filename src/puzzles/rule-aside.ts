import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { PlayedPuzzle } from '../progress/puzzle-progress.ts';
import { ruleAside } from './rule-card.ts';

/** Where there is room for the rule as a card. */
const WIDE = matchMedia('(min-width: 900px) and (min-height: 600px)');

/** The rule as a card with the keys, beside the board where there is room. */
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

  /** Shows what there is room for, of the puzzle that is played by now. */
  follow(): void {
    this.#card = WIDE.matches ? ruleAside(this.#host, this.#host.played) : undefined;
    this.#host.requestUpdate();
  }

  readonly #onWidth = (): void => this.follow();
}
