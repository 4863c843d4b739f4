import { msg, str } from '@lit/localize';
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import type { DayOutcomes } from '../../core/days/streak.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';
import { petalsWords, solvedWords } from './day-words.ts';

/**
 * Draws the progress of a day, with a sentence for screen readers.
 * @param petals `undefined` before it is known.
 */
export function dayTrefoil(name: string, petals: DayOutcomes | undefined): TemplateResult {
  const label = petals ? msg(str`${name}: ${petalsWords(petals)}`) : nothing;
  return html`<span class="day-trefoil" role=${petals ? 'img' : nothing} aria-label=${label}
    >${trefoil(petals ?? {})}</span
  >`;
}

/**
 * Returns ` · 1 of 3`, or nothing before it is known. No-break spaces keep it on one line, and its dot with the text
 * before it.
 */
export function solvedPart(petals: DayOutcomes | undefined): string {
  return petals ? `\u00a0· ${solvedWords(solvedCount(petals)).replaceAll(' ', '\u00a0')}` : '';
}

export const dayHeadStyles: CSSResultGroup = [
  trefoilStyles,
  css`
    header {
      display: flex;
      align-items: center;
      min-height: 3.5rem;
      margin-inline-end: -12px;
    }
    header > div {
      flex: 1;
      min-width: 0;
    }
    h1 {
      font-size: var(--t-28);
      line-height: 2rem;
      letter-spacing: -0.02em;
    }
    header p {
      font-size: var(--t-15);
      line-height: 1.375rem;
      color: var(--ink-2);
      text-wrap: pretty;
    }
    /* Some languages begin weekdays with a small letter. */
    header p::first-letter {
      text-transform: uppercase;
    }
    .day-trefoil .trefoil {
      width: 60px;
      height: 54px;
      margin-inline: 12px 4px;
    }
    /* A short phone. */
    @container (max-height: 46.2rem) and (max-width: 56rem) {
      h1 {
        line-height: 1.75rem;
      }
      header p {
        line-height: 1.25rem;
      }
    }
  `,
];
