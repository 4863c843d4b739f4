import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { ruleAside } from './rule-card.ts';

/** Windows with room for the rule as a card. */
const WIDE = matchMedia('(min-width: 900px) and (min-height: 600px)');

/** The rule as a card with the keys, beside the board in wide windows. */
export class RuleAside implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element & { readonly played: PlayedPuzzle };
  #card: TemplateResult | undefined;

  /** @param host Rendered again when the card changes. */
  constructor(host: ReactiveControllerHost & Element & { readonly played: PlayedPuzzle }) {
    this.#host = host;
    host.addController(this);
  }

  /** The card of the played puzzle; `undefined` if there is no room. */
  get card(): TemplateResult | undefined {
    return this.#card;
  }

  hostConnected(): void {
    WIDE.addEventListener('change', this.#onWidth);
  }

  hostDisconnected(): void {
    WIDE.removeEventListener('change', this.#onWidth);
  }

  /** Updates the card to the played puzzle and the width of the window. */
  follow(): void {
    this.#card = WIDE.matches ? ruleAside(this.#host, this.#host.played) : undefined;
    this.#host.requestUpdate();
  }

  readonly #onWidth = (): void => this.follow();
}
