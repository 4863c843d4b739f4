import { msg } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { numberOf, plural } from '../../i18n/format.ts';
import { momentDay } from '../../i18n/format-day.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { findsOverTime } from '../../progress/solutions/statistics.ts';
import { barsOf, type Bar, type Span } from './finds-chart.ts';

/** The least number of finds at the top of the scale, so that a single find does not fill the chart. */
const LEAST_SCALE = 5;

/** The largest width of a bar with its gap, in CSS pixels. */
const WIDEST_STEP = 28;

/** The chart's height, the width of a bar with its gap, and the gap, in units of the drawing. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

/** Renders the finds over time as a chart and as a table; nothing if no find has a known date. */
export function findsCard(sizes: readonly SizeProgress[]): TemplateResult | typeof nothing {
  const { span, bars } = barsOf(findsOverTime(sizes));
  if (bars.length === 0) return nothing;
  const most = Math.max(LEAST_SCALE, ...bars.map(({ found }) => found));
  const width = bars.length * STEP;
  const undated = sum(sizes.map(({ found }) => found.size)) - sum(bars.map(({ found }) => found));
  return html`<section class="card" aria-labelledby="chart">
    <h2 id="chart">${msg('Solutions over time')}</h2>
    <div class="chart">
      <span class="most">${numberOf(most)}</span>
      <svg
        width=${bars.length * WIDEST_STEP}
        viewBox="0 0 ${width} ${HEIGHT}"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        ${svg`<path class="bars" d=${bars.map((bar, index) => barPath(bar, index, most)).join('')} />`}
      </svg>
      <div class="ends">
        <span>${momentDay(bars[0]!.start)}</span>
        <span>${bars.length > 1 ? momentDay(bars.at(-1)!.start) : nothing}</span>
      </div>
    </div>
    ${
      undated > 0
        ? html`<p>${plural(undated, msg('{# solution has|# solutions have} no known date.'))}</p>`
        : nothing
    }
    <details>
      <summary>${msg('As a table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${spanWords(span)}</th>
            <th scope="col">
              ${msg('Found', { id: 'head-found', desc: 'Over a number of solutions' })}
            </th>
          </tr>
        </thead>
        <tbody>
          ${bars
            .filter(({ found }) => found > 0)
            .map(
              ({ start, found }) =>
                html`<tr>
                  <th scope="row">${momentDay(start)}</th>
                  <td>${numberOf(found)}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </details>
  </section>`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function barPath({ found }: Bar, index: number, most: number): string {
  if (found === 0) return '';
  const height = Math.max(2, (found / most) * HEIGHT);
  return `M${index * STEP + GAP / 2} ${HEIGHT}v${-height}h${STEP - GAP}V${HEIGHT}z`;
}

function spanWords(span: Span): string {
  switch (span) {
    case 'day':
      return msg('Day', { desc: 'Over dates' });
    case 'week':
      return msg('Week from', { desc: 'Over dates' });
    case 'month':
      return msg('Month from', { desc: 'Over dates' });
    case 'years':
      return msg('From', { id: 'years-from', desc: 'Over dates on which years begin' });
  }
}
