import { css, type CSSResultGroup } from 'lit';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';

const calendarStyles = css`
  .month {
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .week {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    align-items: center;
  }
  .week > * {
    min-width: 0;
  }
  [role='columnheader'] {
    font-weight: var(--w-medium);
    line-height: 1.25rem;
  }
  .day {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: calc(1rem + 40px);
    row-gap: 2px;
    border-radius: var(--r-3);
  }
  .month .trefoil {
    width: 28px;
    height: 25px;
  }
  /* The eye would be too small to recognise. */
  .month .day-eye {
    display: none;
  }
  .today::after {
    content: '';
    position: absolute;
    inset: 0 max(0px, 50% - 23px);
    border: 2px solid var(--ink);
    border-radius: var(--r-3);
    pointer-events: none;
  }
  .today .date {
    color: var(--ink);
    font-weight: var(--w-bold);
  }
  .day:focus-visible {
    outline-offset: -1px;
  }
  @media (hover: hover) {
    a.day:hover {
      background: var(--sunken);
    }
  }
  @media (forced-colors: active) {
    .today::after {
      border-color: Highlight;
    }
  }
`;

export const monthOfDaysStyles: CSSResultGroup = [trefoilStyles, calendarStyles];
