import { css, type CSSResultGroup } from 'lit';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { segmentsStyles } from '../../ui/styles/segments.styles.ts';
import { boardFormStyles } from '../shared/board-form.styles.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';

const screenStyles = css`
  :host {
    box-sizing: border-box;
    width: 100%;
    max-width: 64rem;
    margin: 0 auto;
  }
  .bar {
    padding-inline-end: var(--gutter);
  }
  .page {
    display: grid;
    gap: 14px 28px;
    align-items: start;
    grid-template-columns: minmax(0, 1fr);
    padding: 0 var(--gutter) 20px;
  }
  .seen {
    /* As high as leaves room for the words and buttons below. */
    max-width: min(100%, 100dvh - 22rem);
    width: 100%;
    margin: 0 auto;
  }
  nt-picture-view.seen {
    max-width: min(100%, 52dvh * var(--ratio));
  }
  p {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    letter-spacing: -0.012em;
  }
  .reading {
    padding: 24px 0;
    text-align: center;
  }
  .refused {
    display: flex;
    gap: 14px;
    padding: 16px;
  }
  nt-picture-view.small {
    flex: none;
    align-self: start;
    width: 84px;
    border-radius: var(--r-4);
    box-shadow: 0 0 0 1px var(--line);
  }
  .ways {
    max-width: 35rem;
  }
  .ways .actions {
    flex-direction: column;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 12px;
  }
  .chips span {
    padding: 6px 12px;
    border-radius: var(--r-3);
    background: var(--sunken);
    color: var(--ink);
    font-size: var(--t-13);
    line-height: 1.25rem;
  }
  .mark {
    stroke: var(--queen);
    stroke-width: 9;
    stroke-linecap: round;
  }
  .open rect {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 4;
    stroke-dasharray: 12 8;
  }
  .open text {
    fill: var(--ink);
    font: 700 56px var(--font-ui);
    text-anchor: middle;
  }
  .asked {
    fill: none;
    stroke: var(--ink);
    stroke-width: 10;
  }
  .question {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 10px 14px;
    align-items: center;
    padding: 16px;
  }
  .question h2,
  .question.whole .segments {
    grid-column: 1 / -1;
  }
  .question > small {
    grid-column: 1 / -1;
    margin-top: -8px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .question canvas {
    width: 92px;
    border-radius: var(--r-3);
  }
  .question .regions {
    width: 20px;
    border-radius: 4px;
  }
  .question .actions {
    grid-column: 1 / -1;
    margin-top: 2px;
  }
  @container ((orientation: landscape) and (min-width: 400px)) or (min-width: 900px) {
    .page {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .seen {
      max-width: min(100%, 100dvh - 6rem);
      grid-row: 1 / span 2;
    }
    nt-picture-view.seen {
      max-width: min(100%, (100dvh - 6rem) * var(--ratio));
    }
    [data-stage='empty'] .ways,
    .refused:first-child,
    .reading:first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const pictureStyles: CSSResultGroup = [
  baseStyles,
  cardStyles,
  titleBarStyles,
  segmentsStyles,
  boardFormStyles,
  puzzleThumbnailStyles,
  screenStyles,
];
