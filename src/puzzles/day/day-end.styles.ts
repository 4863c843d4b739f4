import { css, type CSSResultGroup } from 'lit';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';
import { standingsStyles } from './standings-table.ts';

export const dayEndStyles: CSSResultGroup = [
  trefoilStyles,
  standingsStyles,
  css`
    .day-end {
      padding: 18px 14px 12px;
      background: linear-gradient(
        var(--surface),
        color-mix(in srgb, var(--bloom) 14%, var(--surface))
      );
    }
    .day-end .top {
      display: grid;
      justify-items: center;
      gap: 6px;
      text-align: center;
    }
    .day-end .trefoil {
      width: 132px;
      height: 119px;
    }
    .day-end h2 {
      font: var(--w-bold) var(--f-20);
    }
    .words p,
    .times small {
      color: var(--ink-2);
    }
    .words b {
      color: var(--ink);
    }
    .times {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
      gap: 8px;
      margin-top: 12px;
    }
    .times :is(li, a) {
      display: grid;
    }
    .times a {
      justify-items: center;
      align-content: start;
      padding: 8px 4px;
      border-radius: var(--r-3);
      background: var(--sunken);
      font-size: var(--t-13);
      line-height: 1.125rem;
      text-align: center;
      overflow-wrap: anywhere;
    }
    .times b {
      font-size: var(--t-20);
      line-height: 1.625rem;
      font-variant-numeric: tabular-nums;
    }
    .times .best {
      padding-inline: 8px;
      border-radius: var(--r-3);
      background: var(--bloom);
      color: var(--on-bloom);
      font-weight: var(--w-medium);
    }
    .day-end .actions {
      display: grid;
      margin-top: 14px;
    }
    .day-end .button {
      min-height: 52px;
      font-size: var(--t-17);
      font-weight: var(--w-bold);
    }
    .wait {
      padding: 8px 0 calc(var(--safe-b) + 10px);
      text-align: center;
      font-size: var(--t-15);
      line-height: 1.375rem;
      color: var(--ink-2);
    }
    .wait b {
      color: var(--ink);
      font-variant-numeric: tabular-nums;
    }
    .wait a {
      display: block;
      padding: 10px;
      text-decoration: underline;
    }
    .day-end .wait {
      padding-bottom: 2px;
    }
    /* A phone on its side. */
    @container (max-height: 30rem) {
      .day-end .top {
        display: flex;
        justify-content: center;
        gap: 14px;
      }
      .day-end .trefoil {
        width: 62px;
        height: 56px;
      }
    }
  `,
];
