import { css, html, type TemplateResult } from 'lit';
import type { DrillTopic } from '../../core/puzzles/technique.ts';
import { doneOf, foundOf, type DrillFinds } from './drill-finds.ts';
import { NUMBERS } from './drill-positions.ts';

/**
 * Draws the five drills of a topic as dots: filled if found, a ring if shown, an outline if open. It is decorative: words
 * stand beside it.
 * @param next The number of the drill with a ring round its dot.
 */
export function fiveDots(finds: DrillFinds, topic: DrillTopic, next?: number): TemplateResult {
  const areAllFound = foundOf(finds, [topic]) === NUMBERS.length;
  return html`<span class="dots ${areAllFound ? 'all' : ''}" aria-hidden="true"
    >${NUMBERS.map(
      (number) =>
        html`<i
          class="${doneOf(finds, topic, number) ?? ''} ${number === next ? 'next' : ''}"
        ></i>`,
    )}</span
  >`;
}

export const fiveDotsStyles = css`
  .dots {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    height: 15px;
  }
  .dots i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.4px var(--line-strong);
  }
  .dots .shown {
    box-shadow: inset 0 0 0 2.6px var(--ink);
  }
  .dots .found {
    background: var(--ink);
    box-shadow: none;
  }
  .dots .next {
    margin: 0 3px;
    outline: 1.4px solid var(--ink);
    outline-offset: 2px;
  }
  .dots.all i {
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.4px var(--bloom-edge);
  }
  @media (forced-colors: active) {
    .dots i {
      border: 1px solid CanvasText;
    }
    .dots .found {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
