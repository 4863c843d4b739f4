import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { puzzlesAddress, STATISTICS_ADDRESS } from '../../core/routes/addresses.ts';

/** A section of Statistics. Each has an address of its own. */
type StatisticsSection = 'solutions' | 'puzzles';

/** Renders the links between the sections of Statistics, for `tabsStyles`. */
export function statisticsSections(shown: StatisticsSection): TemplateResult {
  const link = (section: StatisticsSection, address: string, label: string): TemplateResult =>
    html`<a href=${address} aria-current=${section === shown ? 'page' : nothing}>${label}</a>`;
  return html`<nav class="tabs" aria-label=${msg('Statistics')}>
    ${link('solutions', STATISTICS_ADDRESS, msg('Solutions'))}
    ${link('puzzles', puzzlesAddress('figures'), msg('Puzzles'))}
  </nav>`;
}
