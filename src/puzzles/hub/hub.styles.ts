import { css } from 'lit';

export const hubStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 72rem;
    margin: 0 auto;
    padding: 8px var(--gutter) 20px;
  }
  header {
    margin-bottom: 8px;
  }
  section + section {
    padding-top: 12px;
  }
  h2 {
    flex: 1;
    max-width: 100%;
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
  }
  .head a {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 6px;
    margin-inline-end: -6px;
    justify-content: end;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  .more a {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 60px;
    padding: 6px 14px;
  }
  .more li + li {
    border-top: 1px solid var(--line);
  }
  .more b {
    display: block;
    font-size: var(--t-15);
    line-height: 1.25rem;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .more small {
    display: block;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .columns {
    display: grid;
    gap: 12px 28px;
    /* No wider than the window, whatever is in it. */
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .friends {
    padding: 6px 14px 10px;
  }
  .friends tr:first-child > * {
    border-top: 0;
  }
  /* The next puzzle is large, and the others are beside each other below it. */
  .day-card:has(.wide) {
    padding: 20px;
  }
  .day-card .wide {
    grid-template-columns: 1fr 1fr;
    gap: 20px 16px;
  }
  .day-card .wide a {
    grid-template: 1fr 1fr / clamp(84px, 15dvh, 7.5rem) 1fr;
    column-gap: 14px;
    text-align: start;
  }
  .wide a > b {
    align-self: end;
  }
  .wide .frame {
    grid-row: 1 / -1;
    width: 100%;
    margin: 0;
  }
  .wide .first {
    grid-column: 1 / -1;
  }
  .day-card .wide .first a {
    /* With the others below it, the card fills the window. Large text scrolls, and its board stays large. */
    grid-template: 1fr repeat(4, min-content) 1fr / min(60%, max(36dvh, 100dvh - 17.5rem)) 1fr;
    column-gap: 28px;
  }
  .day-card .first a > b {
    /* The longest name fits beside its board. */
    font-size: clamp(var(--t-17), 2.4cqi, var(--t-28));
    line-height: 2.25rem;
  }
  .day-card .first small {
    font-size: var(--t-15);
    line-height: 1.375rem;
  }
  .day-card .first .rule {
    margin-top: 10px;
  }
  .day-card .first :is(.rule, .rule b, .rule + small) {
    color: var(--ink);
    font: inherit;
  }
  .first .rule + small {
    margin-top: 8px;
  }
  .first .button {
    margin-top: 18px;
  }
  @container (min-width: 44rem) {
    .columns {
      /* The second has room for seven days of 44 px. */
      grid-template-columns: minmax(0, 3fr) minmax(308px, 2fr);
    }
    .columns > :last-child:not(div, :first-child) {
      grid-column: 1 / -1;
    }
    .columns:has(.wide, .day-end) {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(308px, 20rem);
    }
    .columns:has(.wide, .day-end) > :first-child {
      grid-row: 1 / 3;
    }
    .columns:has(.wide, .day-end) > :last-child:not(div, :first-child) {
      grid-column: 2;
    }
  }
  @container (min-width: 44rem) and (min-height: 37.5rem) {
    /* The bloom is as large as the window has room. */
    .columns .day-end {
      display: grid;
      grid-template-rows: 1fr;
      min-height: calc(100dvh - 8rem);
    }
    .columns .top {
      grid-template-rows: minmax(119px, 1fr) auto;
    }
    .columns .day-end .trefoil {
      width: 100%;
      height: 0;
      min-height: 100%;
    }
  }
`;
