import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { compactNumberOf, numberOf } from '../../i18n/format.ts';
import { timeWords } from '../shared/time-words.ts';
import type { RaceStanding } from './race-course.ts';
import { titleOf } from './line-up.ts';

/** The quantity that the bars show. */
export type Measure = 'tested' | 'time';

/** The start of the scale, as a power of ten of checks or milliseconds. */
const FIRST_POWER: Readonly<Record<Measure, number>> = { tested: 2, time: -2 };

/** The largest count that is written out in full. */
const LARGEST_IN_FULL = 999_999;

interface Chart {
  readonly size: number;
  readonly measure: Measure;
  readonly marked: string | undefined;
  readonly running: string | undefined;
}

/**
 * Returns the place of a value along the bars as a share of their width: the drawings fill their containers and are not
 * scaled.
 */
type Place = (value: number) => string;

/**
 * Renders the race as bars on a log scale: solid to the end of a finished run, with a ring while it runs, dashed for an
 * estimate, marigold for the marked contestant.
 */
export function raceChart(standings: readonly RaceStanding[], chart: Chart): TemplateResult {
  const ends = standings.map((standing) => endOf(standing, chart.measure));
  const first = FIRST_POWER[chart.measure];
  const last = Math.max(first + 2, Math.ceil(Math.log10(Math.max(1, ...ends))));
  const placeOf: Place = (value) => {
    const share = (Math.log10(Math.max(value, 10 ** first)) - first) / (last - first);
    return `${(share * 100).toFixed(2)}%`;
  };
  const ticks: number[] = [];
  for (let power = first + 1; power <= last; power += 2) ticks.push(power);
  const axis = ticks.map((power) => {
    const x = placeOf(10 ** power);
    return svg`<line class="axis" x1=${x} x2=${x} y1="0" y2="100%" />`;
  });
  return html`<div
    class="chart"
    role="img"
    aria-label=${msg(str`Bars for ${standings.length} algorithms; the table below says the same`)}
  >
    ${standings.map((standing) => {
      const look = standing.name === chart.marked ? 'marked' : '';
      return html`<div class="way ${look}">
        <span>${titleOf(standing.name, chart.size)}</span>
        <svg>${axis}${bar(standing, chart, look, placeOf)}</svg>
        <span class="value">${valueWords(standing, chart.measure)}</span>
      </div>`;
    })}
    <svg class="ticks">
      ${ticks.map(
        (power) =>
          svg`<text x=${placeOf(10 ** power)} y="80%">${tickWords(power, chart.measure)}</text>`,
      )}
    </svg>
  </div>`;
}

function bar(
  standing: RaceStanding,
  { measure, running }: Chart,
  look: string,
  placeOf: Place,
): TemplateResult<2> {
  const { name, finished } = standing;
  const end = placeOf(endOf(standing, measure));
  const now = placeOf(measure === 'tested' ? standing.tested : standing.milliseconds);
  const isRunning = name === running && !finished;
  if (finished) {
    return svg`<line class="done ${look}" x1="0" x2=${end} y1="50%" y2="50%" /><circle class="end ${look}" cx=${end} cy="50%" r="5" />`;
  }
  return svg`<line class="estimate" x1=${isRunning ? now : 0} x2=${end} y1="50%" y2="50%" /><line class="stop" x1=${end} x2=${end} y1="25%" y2="75%" />${
    isRunning
      ? svg`<line class="done ${look}" x1="0" x2=${now} y1="50%" y2="50%" /><circle class="running ${look}" cx=${now} cy="50%" r="5" />`
      : nothing
  }`;
}

/** Returns the end of a bar: the value of the whole run, measured or estimated. */
function endOf(standing: RaceStanding, measure: Measure): number {
  const { finished, tested, forecast, milliseconds, predictedMilliseconds } = standing;
  if (measure === 'tested') return finished ? tested : forecast.tested;
  return finished ? milliseconds : (predictedMilliseconds ?? 0);
}

function valueWords(standing: RaceStanding, measure: Measure): string {
  const end = endOf(standing, measure);
  if (measure === 'time') return end === 0 ? '–' : timeWords(end);
  return end > LARGEST_IN_FULL ? compactNumberOf(Math.round(end)) : numberOf(Math.round(end));
}

function tickWords(power: number, measure: Measure): string {
  if (measure === 'time') return timeWords(10 ** power);
  return power < 4 ? numberOf(10 ** power) : compactNumberOf(10 ** power);
}
