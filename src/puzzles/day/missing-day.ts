import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { Day } from '../../core/days/day.ts';
import { beforeFirstWords } from './day-words.ts';

/** Says that a day's puzzles are not here, and offers to try again. Needs `missingDayStyles`. */
export function missingDay(retry: () => void): TemplateResult {
  return html`<div class="card missing" role="status">
    <p>
      ${msg('This day’s puzzles couldn’t be made. If you’re offline, connect once and try again.')}
    </p>
    <button class="button outline small" @click=${retry}>${msg('Try again')}</button>
  </div>`;
}

/** Says in place of the cards that the clock shows a day before the first. Needs `missingDayStyles`. */
export function beforeFirstDay(today: Day): TemplateResult {
  return html`<div class="card missing" role="status"><p>${beforeFirstWords(today)}</p></div>`;
}

export const missingDayStyles = css`
  .missing {
    display: grid;
    gap: 10px;
    justify-items: start;
    margin-top: 8px;
    padding: 12px 14px;
    font-size: var(--t-15);
    line-height: 1.375rem;
  }
`;
