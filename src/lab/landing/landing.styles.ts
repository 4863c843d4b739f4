import { css } from 'lit';

export const landingStyles = css`
  :host {
    box-sizing: border-box;
    width: 100%;
    max-width: 60rem;
    margin: 0 auto;
    padding-bottom: calc(24px + var(--safe-b));
  }
  header {
    padding: 0 8px 0 var(--gutter);
  }
  h1 {
    font-size: var(--t-28);
    line-height: 2rem;
    letter-spacing: -0.02em;
  }
  .cards {
    display: grid;
    gap: 10px;
    padding: 4px var(--gutter) 0;
  }
  .cards a {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
    height: 100%;
    min-height: 124px;
    margin: 0;
    padding: 10px;
  }
  .picture {
    display: grid;
    place-items: center;
    height: 104px;
    border-radius: var(--r-3);
    background: var(--sunken);
    overflow: hidden;
    forced-color-adjust: none;
  }
  .picture svg {
    height: 84px;
  }
  .picture .board {
    width: auto;
    height: 88px;
    border-radius: 6px;
  }
  /* The names of files and ranks would be too small to read. */
  .picture .names {
    display: none;
  }
  .bar {
    fill: var(--line-strong);
  }
  .marked {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 1.5;
  }
  circle {
    stroke-width: 2.4;
  }
  .axis {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
    stroke-linecap: round;
  }
  .moment {
    fill: var(--surface);
    stroke: var(--ink);
  }
  .picture text {
    fill: var(--ink);
    font: var(--w-bold) 15px var(--font-ui);
    text-anchor: middle;
  }
  .cards h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    letter-spacing: -0.012em;
  }
  small {
    display: block;
    margin-top: 3px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  section {
    padding: 18px var(--gutter) 0;
  }
  .list {
    margin-top: 8px;
    padding: 2px 14px;
    columns: 20rem;
    column-gap: 32px;
  }
  .list div {
    break-inside: avoid;
  }
  h3 {
    padding-top: 10px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .list li + li {
    border-top: 1px solid var(--line);
  }
  .list a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    font-size: var(--t-15);
    line-height: 1.375rem;
  }
  .list .icon {
    flex: none;
    color: var(--ink-3);
  }
  /* The text is so large that a card has no room for it beside the picture. */
  @container (max-width: 17rem) {
    .cards a {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 44rem) {
    .cards {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 16px;
    }
    .cards a {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      align-items: start;
      gap: 10px;
      padding: 12px;
    }
    .cards a > span + span {
      padding: 0 4px 4px;
    }
  }
  @media (forced-colors: active) {
    .cards a {
      border: 1px solid LinkText;
    }
  }
`;
