import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { compactNumberOf, numberOf } from '../../i18n/format.ts';
import { timeWords } from '../time-words.ts';
import type { Standing } from './protocol.ts';
import { titleOf } from './line-up.ts';

/** What the bars show. */
export type Measure = 'tested' | 'time';

/** The chart's own units: the bars' ends, the height of a row and of the axis. */
const WIDTH = 358;
const BARS_FROM = 146;
const BARS_TO = 292;
const ROW = 24;
const AXIS = 20;

/** Where the scale begins, as a power of ten: checks, or milliseconds. */
const FIRST_POWER: Readonly<Record<Measure, number>> = { tested: 2, time: -2 };

/** Up to this many, a count is written out in full. */
const LARGEST_IN_FULL = 999_999;

interface Chart {
  readonly size: number;
  readonly measure: Measure;
  readonly marked: string | undefined;
  readonly running: string | undefined;
}

/**
 * The race as bars on a log scale: solid to the end for what has run, with a ring while it runs,
 * dashed for what is estimated, marigold for the contestant marked.
 */
export function raceChart(standings: readonly Standing[], chart: Chart): TemplateResult {
  const height = standings.length * ROW;
  const ends = standings.map((standing) => endOf(standing, chart.measure));
  const first = FIRST_POWER[chart.measure];
  const last = Math.max(first + 2, Math.ceil(Math.log10(Math.max(1, ...ends))));
  const xOf = (value: number): number => {
    const share = (Math.log10(Math.max(value, 10 ** first)) - first) / (last - first);
    return BARS_FROM + share * (BARS_TO - BARS_FROM);
  };
  const ticks = [];
  for (let power = first + 1; power <= last; power += 2) ticks.push(power);
  return html`<svg
    class="chart"
    viewBox="0 0 ${WIDTH} ${height + AXIS}"
    role="img"
    aria-label=${msg(str`Bars for ${standings.length} ways; the table below says the same`)}
  >
    ${ticks.map((power) => {
      const x = xOf(10 ** power);
      return svg`<line class="axis" x1=${x} x2=${x} y1="0" y2=${height} /><text class="tick" x=${x} y=${height + 14} text-anchor="middle">${tickWords(power, chart.measure)}</text>`;
    })}
    ${standings.map((standing, index) => bar(standing, index, chart, xOf))}
  </svg>`;
}

function bar(
  standing: Standing,
  index: number,
  { size, measure, marked, running }: Chart,
  xOf: (value: number) => number,
): TemplateResult<2> {
  const { name, finished } = standing;
  const y = index * ROW + ROW / 2;
  const end = xOf(endOf(standing, measure));
  const now = xOf(measure === 'tested' ? standing.tested : standing.milliseconds);
  const look = name === marked ? 'marked' : '';
  const isRunning = name === running && !finished;
  return svg`<text class="name ${look}" x="0" y=${y + 4.5}>${titleOf(name, size)}</text>
    ${
      finished
        ? svg`<line class="done ${look}" x1=${BARS_FROM} x2=${end} y1=${y} y2=${y} /><circle class="end ${look}" cx=${end} cy=${y} r="5" />`
        : svg`<line class="estimate" x1=${isRunning ? now : BARS_FROM} x2=${end} y1=${y} y2=${y} /><line class="stop" x1=${end} x2=${end} y1=${y - 5} y2=${y + 5} />${
            isRunning
              ? svg`<line class="done ${look}" x1=${BARS_FROM} x2=${now} y1=${y} y2=${y} /><circle class="running ${look}" cx=${now} cy=${y} r="5" />`
              : nothing
          }`
    }
    <text class="value ${look}" x=${WIDTH} y=${y + 4.5} text-anchor="end">${valueWords(standing, measure)}</text>`;
}

/** Where a bar ends: the whole run, run or estimated. */
function endOf(standing: Standing, measure: Measure): number {
  const { finished, tested, forecast, milliseconds, predictedMilliseconds } = standing;
  if (measure === 'tested') return finished ? tested : forecast.tested;
  return finished ? milliseconds : (predictedMilliseconds ?? 0);
}

function valueWords(standing: Standing, measure: Measure): string {
  const end = endOf(standing, measure);
  if (measure === 'time') return end === 0 ? '–' : timeWords(end);
  return end > LARGEST_IN_FULL ? compactNumberOf(Math.round(end)) : numberOf(Math.round(end));
}

function tickWords(power: number, measure: Measure): string {
  if (measure === 'time') return timeWords(10 ** power);
  return power < 4 ? numberOf(10 ** power) : compactNumberOf(10 ** power);
}
