import { css } from 'lit';

export const hubAsideStyles = css`
  .unaided {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr) max-content;
    gap: 6px 12px;
    align-items: center;
    margin-top: 18px;
    padding: 14px 18px;
    font-size: var(--t-13);
    line-height: 1.25rem;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .unaided b {
    grid-column: span 2;
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .unaided small {
    font-size: inherit;
    color: var(--ink-2);
  }
  .unaided :is(small, svg + span) {
    text-align: end;
  }
  .unaided span:has(+ svg) {
    color: var(--ink-2);
  }
  .unaided svg {
    overflow: visible;
  }
  .unaided .outline {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.3;
  }
  .unaided .filled {
    fill: var(--ink);
  }
  /* The keys are at the foot of the column. */
  .row .keys {
    margin-top: auto;
    padding: 20px 0 0;
  }
  @media (forced-colors: active) {
    .unaided {
      border: 1px solid LinkText;
    }
    .unaided .outline {
      stroke: CanvasText;
    }
    .unaided .filled {
      fill: CanvasText;
    }
  }
`;
