import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { LEAST_GUARDS } from './guard-table-data.ts';

/**
 * Returns the least number of queens for a board of the Guard table.
 * @param shape The name of the board, such as `7x9`.
 */
export function tableLeast(shape: string): number | undefined {
  return LEAST_GUARDS.get(shape)?.least;
}

/** Draws the tag of a board of the Guard table, in place of the queens that are left: the board allows any number. */
export function leastTag(least: number | undefined): TemplateResult | typeof nothing {
  if (least === undefined) return nothing;
  return html`<span class="tag">${msg(str`needs ${least}`)}</span>`;
}
