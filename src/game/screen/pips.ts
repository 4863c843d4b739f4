import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { plural } from '../../i18n/format.ts';
import { crossIcon, icon } from '../../ui/drawing/icons.ts';
import { hollowQueenGlyph, queenGlyph } from '../../ui/drawing/queen.ts';

/** The largest number of queens that are drawn one by one; more are shown as a number. */
const MOST_PIPS = 12;

/**
 * Draws the number of queens placed.
 * @param total The number of queens of a full board.
 * @param isFound True if the player has solved the board: its queens are gold.
 */
export function pips(placed: number, total: number, isFound = false): TemplateResult {
  const label = msg(str`${placed} of ${total} placed`);
  if (total > MOST_PIPS) {
    return html`<span class="tag" role="img" aria-label=${label}>${placed} / ${total}</span>`;
  }
  return html`<div class="pips ${isFound ? 'gold' : ''}" role="img" aria-label=${label}>
    ${Array.from({ length: total }, (_, index) =>
      index < placed
        ? html`<svg viewBox="0 0 64 64">${queenGlyph}</svg>`
        : html`<svg class="open" viewBox="0 0 64 64">${hollowQueenGlyph}</svg>`,
    )}
  </div>`;
}

export function conflictTag(count: number): TemplateResult {
  return html`<span class="tag wrong"
    >${icon(crossIcon, 14)}${plural(count, msg('{# conflict|# conflicts}'))}</span
  >`;
}
