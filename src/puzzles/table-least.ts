import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { LEAST_GUARDS } from './guard-table-data.ts';

/**
 * How many queens a board of the Guard table takes at least.
 * @param shape `7x9`
 */
export function tableLeast(shape: string): number | undefined {
  return LEAST_GUARDS.get(shape)?.least;
}

/**
 * What a board of the Guard table shows where others show how many queens are left: any number will do there.
 * @param least As far as it is known.
 */
export function leastTag(least: number | undefined): TemplateResult | typeof nothing {
  if (least === undefined) return nothing;
  return html`<span class="tag">${msg(str`needs ${least}`)}</span>`;
}
