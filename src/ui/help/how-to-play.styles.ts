import { css } from 'lit';

/** Styles of the page that explains the game: each sentence beside its picture. */
export const howToPlayStyles = css`
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 8px 0;
  }
  li {
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: 16px;
    align-items: center;
    padding: 8px 0;
  }
  li p {
    font-size: var(--t-17);
    line-height: 1.4;
    text-wrap: pretty;
  }
  .board {
    width: 96px;
    height: 96px;
    border-radius: var(--r-2);
    box-shadow: 0 0 0 1px var(--sq-edge);
    background: var(--chequer) 0 0 / 50% 50%;
  }
  .board path,
  .sign path.star {
    fill: none;
  }
  .board .queen {
    color: var(--queen);
  }
  .board .queen path {
    fill: currentColor;
  }
  .shade rect {
    fill: var(--shade);
    opacity: 0.8;
  }
  .shade circle {
    fill: var(--ink-2);
  }
  .star {
    stroke: var(--tick);
    stroke-width: 5;
    stroke-linecap: round;
  }
  .sign .star {
    stroke-width: 3;
  }
  .board .attack {
    stroke-width: 7;
  }
  .thread {
    stroke: var(--bloom-edge);
    stroke-width: 8;
    stroke-linejoin: round;
  }
  .bead {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 5;
  }
  .bead ~ .queen {
    color: var(--on-bloom);
  }
  dl > div {
    grid-template-columns: 7.5rem 1fr;
    gap: 16px;
    min-height: 56px;
    padding: 8px 0;
  }
  dt {
    display: grid;
    grid-template-columns: 40px auto;
    gap: 12px;
    align-items: center;
    font-weight: var(--w-bold);
  }
  dt svg {
    width: 40px;
    height: 32px;
  }
  dt .icon {
    height: 26px;
  }
  dt .rose {
    height: 40px;
  }
  dd {
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;
