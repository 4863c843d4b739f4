import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { isDayComplete } from '../../core/days/day-outcomes.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type {
  DifficultyStatistics,
  PuzzleStatistics,
} from '../../progress/puzzles/puzzle-progress.ts';
import { fact } from '../../ui/statistics/fact.ts';
import { directed, icon } from '../../ui/drawing/icons.ts';
import { BAR_HEIGHT, barShare, statisticsBar } from './statistics-bar.ts';
import { kindName, KINDS, PUZZLE_KINDS } from '../shared/kinds/kinds.ts';
import { difficultyName } from '../shared/puzzle-words.ts';

/** Length of the longest bar, in hundredths of its column; the number after it needs the rest. */
const LONGEST = 82;

/** Draws the numbers of solved puzzles: in total, and by kind and difficulty as bars and as a table. */
export function statisticsCard(all: PuzzleStatistics, days: DayHistory): TemplateResult<1> {
  const { solved, unaided, byDifficulty } = all;
  const completeDays = [...days.values()].filter(isDayComplete).length;
  const others = solved - byDifficulty.reduce((sum, figure) => sum + figure.solved, 0);
  return html`<dl class="facts">
      ${fact(solvedWord(), numberOf(solved))} ${fact(msg('Without hints'), numberOf(unaided))}
      ${fact(msg('Complete days'), numberOf(completeDays))}
    </dl>
    <section class="card" aria-labelledby="by-kind">
      <h2 id="by-kind">${msg('By kind and difficulty')}</h2>
      ${byDifficulty.length > 0 ? renderStatistics(byDifficulty) : nothing}
      ${others > 0 ? html`<p class="remark">${othersWords(others)}</p>` : nothing}
    </section>`;
}

function renderStatistics(figures: readonly DifficultyStatistics[]): TemplateResult {
  return html`${renderChart(figures)}
    <ul class="legend" aria-hidden="true">
      <li>${sample('outline')}${solvedOfKind()}</li>
      <li>${sample('filled')}${msg('of these without hints')}</li>
    </ul>
    ${renderTable(figures)}`;
}

/** Says how many puzzles have no difficulty and so no bar. */
function othersWords(count: number): string {
  return plural(count, msg('{# more has|# more have} no difficulty.'));
}

function renderChart(figures: readonly DifficultyStatistics[]): TemplateResult {
  const most = Math.max(...figures.map(({ solved }) => solved));
  return html`<div
    class="chart"
    role="img"
    aria-label=${joinSentences(figures.map(statisticsWords))}
  >
    ${PUZZLE_KINDS.map((kind) => {
      const some = figures.filter((figure) => figure.kind === kind);
      if (some.length === 0) return nothing;
      return html`<div class="of-kind">
        ${renderKind(kind)} ${some.map((figure) => renderBar(figure, most))}
      </div>`;
    })}
  </div>`;
}

/**
 * Draws the heads over the bars of a kind. Where kinds are below each other, only the first column heads are visible.
 */
function renderKind(kind: PuzzleKind): TemplateResult {
  return html`<div class="kind">
    <b>${icon(KINDS[kind].icon, 20)}${kindName(kind)}</b>
    <span>${solvedOfKind()}</span>
    <span>${msg('best', { id: 'best-time', desc: 'Over a time' })}</span>
    <span>${msg('usual', { id: 'usual-time', desc: 'Over a time' })}</span>
  </div>`;
}

function renderBar(figure: DifficultyStatistics, most: number): TemplateResult {
  const { step, solved, median, best } = figure;
  return html`<div class="figure">
    <span>${difficultyName(step)}</span>
    <svg width="100%" height=${BAR_HEIGHT}>
      ${statisticsBar(figure, most, LONGEST)}
      ${directed(svg`<text x=${barShare(solved, most, LONGEST)} dx="8" y="7" dominant-baseline="central">${numberOf(solved)}</text>`)}
    </svg>
    <span>${bestWords(best)}</span>
    <span>${durationOf(median)}</span>
  </div>`;
}

/** Returns the best time, or a dash if none is known. */
function bestWords(best: DifficultyStatistics['best']): string {
  return best ? durationOf(best) : '–';
}

function solvedWord(): string {
  return msg('Solved', { id: 'head-solved', desc: 'over a number of puzzles' });
}

function solvedOfKind(): string {
  return msg('solved', { id: 'solved-of-kind', desc: 'Over a number of puzzles' });
}

function sample(look: 'outline' | 'filled'): TemplateResult {
  return html`<svg width="26" height="12">
    <rect class=${look} x="0.7" y="0.7" width="24.6" height="10.6" rx="5.3" />
  </svg>`;
}

/** Describes a bar: `Fill in · Gentle: 41 solved, 36 without hints. Usual time 1:52. Best time 0:58, without help.`. */
function statisticsWords({
  kind,
  step,
  solved,
  unaided,
  median,
  best,
}: DifficultyStatistics): string {
  const name = `${kindName(kind)} · ${difficultyName(step)}`;
  const fastest = bestWords(best);
  return joinSentences([
    plural(solved, msg(str`${name}: # solved, ${numberOf(unaided)} without hints.`)),
    msg(str`Usual time ${durationOf(median)}.`),
    best === undefined ? '' : msg(str`Best time ${fastest}, without help.`),
  ]);
}

function renderTable(figures: readonly DifficultyStatistics[]): TemplateResult {
  return html`<details>
    <summary>${msg('As a table')}</summary>
    <div class="scroller" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('Kind and difficulty')}</th>
            <th scope="col">${solvedWord()}</th>
            <th scope="col">${msg('Without hints')}</th>
            <th scope="col">${msg('Best, no help', { desc: 'A heading over a time' })}</th>
            <th scope="col">${msg('usual time')}</th>
          </tr>
        </thead>
        <tbody>
          ${figures.map(
            ({ kind, step, solved, unaided, median, best }) =>
              html`<tr>
                <th scope="row">${kindName(kind)} · ${difficultyName(step)}</th>
                <td>${numberOf(solved)}</td>
                <td>${numberOf(unaided)}</td>
                <td>${bestWords(best)}</td>
                <td>${durationOf(median)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
