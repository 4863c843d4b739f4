import { msg } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { compactNumberOf, numberOf } from '../../i18n/format.ts';
import { directed } from '../../ui/drawing/icons.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import { timeWords } from '../shared/time-words.ts';
import { LINE_UP } from './line-up.ts';
import { leastOfScale } from './race-limits.ts';
import type { RaceStanding } from './race-course.ts';

/** The largest count that is written out in full. */
const LARGEST_IN_FULL = 9_999_999_999;

/** The most labels of the scale. */
const MOST_TICKS = 5;

interface RaceTable {
  readonly size: number;
  /** The standings by name, of those that are shown. */
  readonly standings: ReadonlyMap<string, RaceStanding>;
  /** The contestant that is the exhibit watched last. */
  readonly marked: string | undefined;
  readonly running: string | undefined;
  /** Renders the question of a contestant whose run is too long; `undefined` if it is to be shown as the others. */
  readonly askOf: (standing: RaceStanding) => TemplateResult | undefined;
}

/**
 * Returns the place of a number of nodes along the bars, on a log scale, as a share of their width: the drawings fill
 * their containers and are not scaled.
 */
type Place = (nodes: number) => string;

/**
 * Renders the race as a table with a bar in each row: solid to the end of a finished run, with a ring while it runs,
 * marigold for the marked contestant.
 */
export function raceTable(table: RaceTable): TemplateResult {
  const { size, standings } = table;
  const least = leastOfScale(size);
  const most = Math.max(
    1e3 * least,
    ...Array.from(standings.values(), ({ allNodes = 0 }) => allNodes),
  );
  const placeOf: Place = (nodes) => {
    const share = Math.log(Math.max(nodes, least) / least) / Math.log((1.2 * most) / least);
    return `${(share * 100).toFixed(2)}%`;
  };
  const ticks = ticksBetween(least, most);
  return html`<div class="table" role="table" aria-label=${pageTitleOf('race').title}>
    <div class="head" role="row">
      <span class="name" role="columnheader">${msg('Algorithm')}</span>
      <span class="bar" aria-hidden="true">${msg('in powers of ten')}</span>
      <span class="nodes" role="columnheader"
        >${msg('boards', { desc: 'A reading: boards of a search' })}</span
      >
      <span role="columnheader">${msg('squares tested')}</span>
      <span role="columnheader">${msg('time here', { desc: 'On this device' })}</span>
    </div>
    ${LINE_UP.map(({ name, title, page }) => {
      const standing = standings.get(name);
      const look = name === table.marked ? 'marked' : '';
      return html`<div class="way ${look}" role="row">
        <span class="name" role="rowheader"
          >${page ? html`<a href=${page(size)}>${title()}</a>` : title()}</span
        >
        <svg class="bar" aria-hidden="true">
          ${directed(svg`${ticks.map((nodes) => svg`<line class="axis" x1=${placeOf(nodes)} x2=${placeOf(nodes)} y1="0" y2="100%" />`)}
          ${standing ? bar(standing, placeOf, name === table.running) : nothing}`)}
        </svg>
        ${standing ? (table.askOf(standing) ?? figures(standing)) : cells('', '', '')}
      </div>`;
    })}
    <svg class="ticks" aria-hidden="true">
      ${directed(svg`${ticks.map((nodes) => svg`<text x=${placeOf(nodes)} y="80%">${tickWords(nodes)}</text>`)}`)}
    </svg>
  </div>`;
}

function bar({ nodes, finished }: RaceStanding, placeOf: Place, isRunning: boolean): unknown {
  if (!finished && !isRunning) return nothing;
  const end = placeOf(nodes);
  return svg`<line class="done" x1="0" x2=${end} y1="50%" y2="50%" /><circle class=${finished ? 'end' : 'running'} cx=${end} cy="50%" r="6" />`;
}

function figures({
  nodes,
  allNodes,
  looked,
  finished,
  milliseconds,
}: RaceStanding): TemplateResult {
  const isBegun = finished || milliseconds > 0;
  const counted = isBegun ? nodes : allNodes;
  const seen = looked === undefined ? '–' : isBegun ? countWords(looked) : '';
  const time = !isBegun ? '' : milliseconds < 1 ? msg('under 1 ms') : timeWords(milliseconds);
  return cells(counted === undefined ? '' : countWords(counted), seen, time);
}

function cells(nodes: string, looked: string, time: string): TemplateResult {
  return html`<b class="nodes" role="cell">${nodes}</b>
    <span role="cell">${looked}</span>
    <span role="cell">${time}</span>`;
}

/** Returns a count of a run: in full, unless it is too long for its cell. */
export function countWords(count: number): string {
  return count > LARGEST_IN_FULL ? compactNumberOf(count) : numberOf(count);
}

/** Returns at most `MOST_TICKS` powers of ten between two numbers, evenly spaced on a log scale. */
function ticksBetween(least: number, most: number): number[] {
  const first = Math.ceil(Math.log10(least));
  const last = Math.floor(Math.log10(most));
  const distance = Math.ceil((last - first + 1) / MOST_TICKS);
  const ticks: number[] = [];
  for (let power = first; power <= last; power += distance) ticks.push(10 ** power);
  return ticks;
}

function tickWords(nodes: number): string {
  return nodes < 10_000 ? numberOf(nodes) : compactNumberOf(nodes);
}
