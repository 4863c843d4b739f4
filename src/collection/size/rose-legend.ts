import { html, svg } from 'lit';
import { leaf } from '../../ui/rose/leaf.ts';

/** The symbols of the legend as the rose draws them: a found solution, a complete family, a revealed solution. */
export const foundKey = html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${svg`<circle class="found" r="6"/>`}
</svg>`;
export const bloomKey = html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${svg`<path class="bloom" transform="translate(0 38)" d=${leaf(28, 48, 6.8)} />`}
</svg>`;
export const revealedKey = html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${svg`<circle class="revealed" r="5"/>`}
</svg>`;
