import { css } from 'lit';

/** Styles of boards with numbers on their squares, of mazes, and of the tables beside them. */
export const matrixStyles = css`
  .board.numbers {
    border-radius: 0;
    cursor: pointer;
  }
  .board .number {
    fill: var(--ink);
    font: var(--w-medium) 46px var(--font-ui);
  }
  .board .number.corner {
    fill: var(--ink-2);
    font-size: 40px;
  }
  .board .sum {
    fill: var(--ink);
    font: var(--w-bold) 40px var(--font-ui);
  }
  .board .best-ring {
    fill: var(--bloom);
    fill-opacity: 0.4;
    stroke: var(--bloom-edge);
    stroke-width: 6;
  }
  .wall {
    fill: var(--line-strong);
  }
  .been {
    fill: none;
    stroke: var(--tick);
    stroke-width: 26;
    stroke-linecap: round;
  }
  .board .dead {
    fill: none;
    stroke: var(--tick);
    stroke-width: 7;
    stroke-linecap: round;
  }
  .way {
    fill: none;
    stroke: var(--bloom-edge);
    stroke-width: 22;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .way.thin {
    stroke: var(--ink);
    stroke-width: 7;
  }
  .goal {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 6;
  }
  .maze-floor {
    fill: var(--sq-a);
    stroke: var(--sq-edge);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .sums {
    direction: ltr;
    border-collapse: collapse;
    font: var(--w-medium) var(--t-13) / 1.125rem var(--font-mono);
    text-align: end;
  }
  .sums :is(td, th) {
    padding: 3px 7px;
    border: 1px solid var(--line);
    white-space: nowrap;
  }
  .sums th {
    font: var(--w-regular) var(--f-12);
    color: var(--ink-2);
    border: 0;
    text-align: center;
  }
  .sums tr:first-child td {
    border: 0;
  }
  .sums b,
  .sums small {
    display: block;
  }
  .sums small {
    color: var(--ink-2);
  }
  /* Numbers need room: nothing stands beside such a board. */
  .wide .row {
    grid-template-columns: var(--board);
  }
  @container (orientation: portrait) {
    .scroller.wide {
      --board: min(100cqw - 2 * var(--gutter), max(39cqh, 18rem));
      --room: max(7.5rem, 100cqh - var(--board) - 24.25rem - var(--ways));
    }
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    .scroller.wide {
      --board: min(100cqh - 18.5rem, 100cqw - var(--beside) - 3 * 36px);
    }
    .wide .stage {
      min-width: var(--board);
    }
  }
  @media (forced-colors: active) {
    .maze-floor {
      forced-color-adjust: none;
    }
  }
`;
