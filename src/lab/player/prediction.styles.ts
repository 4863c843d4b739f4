import { css } from 'lit';

/** Styles of the switch "What happens next?", of its buttons and of the row that it asks about. */
export const predictionStyles = css`
  .predict {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .switch {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
  }
  .switch i {
    position: relative;
    width: 38px;
    height: 22px;
    border-radius: 11px;
    background: var(--sunken);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  .switch i::after {
    content: '';
    position: absolute;
    left: 4px;
    top: 4px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--line-strong);
  }
  .switch[aria-checked='true'] i {
    background: var(--ink);
    box-shadow: none;
  }
  .switch[aria-checked='true'] i::after {
    left: 20px;
    background: var(--bloom);
  }
  .score {
    font-size: var(--t-13);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  /* Squares by name, for those who do not tap the board. */
  .by-name {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .by-name:not(:focus-within) {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  .board .asked {
    fill: var(--bloom-soft);
    stroke: var(--bloom-edge);
    stroke-width: 5;
    stroke-dasharray: 13 9;
  }
`;
