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
    WIDE.addEventListener('change', this.follow);
  }

  hostDisconnected(): void {
    WIDE.removeEventListener('change', this.follow);
  }

  /** Shows what there is room for, of the puzzle that is played by now. */
  readonly follow = (): void => {
    if (!WIDE.matches) this.#become(undefined);
    else {
      void later(import('./rule-card.ts')).then((part) => {
        if (WIDE.matches) this.#become(part?.ruleAside(this.#host, this.#host.played));
      });
    }
  };

  #become(card: TemplateResult | undefined): void {
    this.#card = card;
    this.#host.requestUpdate();
  }
}
