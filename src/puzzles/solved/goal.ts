import { html, type TemplateResult } from 'lit';
import { icon, nextIcon } from '../../ui/drawing/icons.ts';

/** The next place to go to from a solved puzzle. */
export interface Goal {
  readonly words: string;
  /** An address, or something to do on this page. */
  readonly go: string | (() => void);
}

/** Draws the button or link to a goal. */
export function goalButton({ words, go }: Goal): TemplateResult {
  return typeof go === 'string'
    ? html`<a class="button ink grow wide" href=${go}>${words}${icon(nextIcon, 20)}</a>`
    : html`<button class="button ink grow wide" @click=${go}>${words}</button>`;
}
