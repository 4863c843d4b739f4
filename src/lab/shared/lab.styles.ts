import { css, type CSSResultGroup } from 'lit';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';

const pageStyles = css`
  :host {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  header {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    min-height: 52px;
    padding: 0 8px;
  }
  h1 {
    /* Its longest word stays whole: the tools beside it go to the next line first. */
    flex: 1;
    max-width: 100%;
    overflow-wrap: break-word;
    font-size: var(--t-17);
    line-height: 1.5rem;
  }
  h2 {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .pick {
    max-width: 100%;
    min-height: 44px;
    padding: 0 8px;
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: var(--w-bold);
    letter-spacing: -0.01em;
    text-align: start;
  }
  .pick span {
    min-width: 0;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
  }
  .pick .icon,
  .size .icon {
    color: var(--ink-2);
    margin-top: 2px;
  }
  .size {
    position: relative;
    flex: none;
    min-width: 44px;
    height: 44px;
    padding: 0 6px;
    display: flex;
    align-items: center;
    gap: 6px;
    cursor: pointer;
  }
  .size:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-2);
  }
  .size select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 16px;
  }
  select option {
    color: CanvasText;
    background: Canvas;
  }
  /* The content of a page, in one column. */
  .page {
    width: 100%;
    max-width: 720px;
    margin: 0 auto;
    padding: 0 var(--gutter) calc(24px + var(--safe-b));
  }
  .card {
    margin-top: 12px;
    padding: 14px 16px;
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    header {
      padding: 16px 28px 0;
      min-height: 72px;
    }
    h1 {
      font-size: var(--t-28);
      line-height: 2rem;
      letter-spacing: -0.02em;
    }
  }
`;

/** Styles of every page of the Lab: its header, and its content with cards and remarks. */
export const labStyles: CSSResultGroup = [cardStyles, remarkStyles, pageStyles];

/** Styles of values with small names below them. */
export const readingStyles = css`
  .readings div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  .readings dt {
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .readings dd {
    font: var(--w-bold) var(--f-17);
    font-variant-numeric: tabular-nums;
  }
`;

export const labBoardStyles = css`
  .board {
    width: 100%;
    height: auto;
    border-radius: var(--r-2);
  }
  .board .light {
    fill: var(--sq-a);
  }
  .board .dark {
    fill: var(--sq-b);
  }
  .board .edge {
    fill: none;
    stroke: var(--sq-edge);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .board .queen {
    color: var(--queen);
  }
  .board .dots {
    fill: none;
    stroke: var(--queen);
    stroke-linecap: round;
  }
  .board .names {
    fill: var(--ink-2);
    font-family: var(--font-ui);
    font-weight: var(--w-medium);
  }
  .board .tested {
    fill: none;
    stroke: var(--ray);
    stroke-width: 7;
    stroke-dasharray: 14 10;
  }
  .board .ray,
  .board .thread {
    fill: none;
    stroke: var(--ray);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .board .thread {
    opacity: 0.55;
  }
  .board .ring {
    fill: none;
    stroke: var(--tick);
    stroke-width: 6;
  }
  .board .tinted {
    fill: var(--bloom);
    opacity: 0.28;
  }
  .board .count {
    fill: var(--ink);
    font-family: var(--font-ui);
    font-weight: var(--w-bold);
  }
  @media (forced-colors: active) {
    .board {
      forced-color-adjust: none;
    }
  }
`;

/** Styles of a screen with its own scroller in a tiny window; the last ones of the screen. */
export const tinyWindowStyles = css`
  /* A window of 320 × 256 px, which is one of 1280 × 1024 at 400 %: the whole page scrolls. */
  @container (max-height: 18rem) and (max-width: 30rem) {
    :host {
      display: block;
      overflow: hidden auto;
    }
    .scroller {
      overflow: visible;
    }
  }
`;
