import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Square } from '../core/square.ts';
import type { Hint } from '../solver/hint.ts';
import { legendItem } from './legend-item.ts';

/**
 * What the marks of a hint on the board mean, with how many there are of each.
 * @param queens Those that stand.
 */
export function hintLegend(hint: Hint, queens: readonly Square[]): TemplateResult | typeof nothing {
  if (!('rays' in hint)) return nothing;
  // Those from squares where no queen stands are dashed: the sentence names them.
  const rays = hint.rays.filter(({ queen }) => queens.includes(queen));
  const slanted = rays.filter(({ along }) => along === 'rising' || along === 'falling').length;
  const rows = rays.filter(({ along }) => along === 'row').length;
  const columns = rays.length - slanted - rows;
  const straight = svg`<path d="M1 7h17M18.5 2v10"/>`;
  return html`${rows > 0 ? legendItem(straight, msg(str`${rows} by row`)) : nothing}
  ${columns > 0 ? legendItem(straight, msg(str`${columns} by column`)) : nothing}
  ${slanted > 0 ? legendItem(svg`<path d="M2 1.5l11.5 10M10 15l6.5-7"/>`, msg(str`${slanted} by diagonal`)) : nothing}
  ${legendItem(
    svg`<circle class="goal" cx="11" cy="8" r="6.5"/><circle class="heart" cx="11" cy="8" r="2.2"/>`,
    hint.choice ? msg('to place') : msg('1 free'),
  )}`;
}
