import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { later } from '../ui/later.ts';

/**
 * How many queens a board of the Guard table takes at least. The table is not part of what every puzzle loads.
 * @param shape `7x9`
 */
export async function tableLeast(shape: string): Promise<number | undefined> {
  const part = await later(import('./guard-table-data.ts'));
  return part?.LEAST_GUARDS.get(shape)?.least;
}

/**
 * What a board of the Guard table shows where others show how many queens are left: any number will do there.
 * @param least As far as it is known.
 */
export function leastTag(least: number | undefined): TemplateResult | typeof nothing {
  if (least === undefined) return nothing;
  return html`<span class="tag">${msg(str`least ${least}`)}</span>`;
}
