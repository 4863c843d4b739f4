import { css } from 'lit';

export const endlessStyles = css`
  .steps span {
    flex-direction: column;
    gap: 3px;
    min-height: 54px;
  }
  .steps label {
    min-width: min(100%, 4.4rem);
  }
  .steps :disabled + span {
    opacity: 0.45;
  }
  .make {
    position: relative;
    width: 100%;
    margin-top: 18px;
    overflow: hidden;
  }
  .six {
    width: 100%;
    margin-top: 8px;
  }
  /* The share of the time limit that has passed. Without motion, the line under the buttons alone counts. */
  .make[data-slow]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 5px;
    background: var(--bloom);
    transform-origin: calc(50% - 50% * var(--across));
    animation: fill 4700ms linear both;
  }
  .make[data-patient]::after {
    animation: wait 1600ms var(--e-out) infinite alternate;
  }
  @keyframes fill {
    from {
      transform: scaleX(0);
    }
  }
  @keyframes wait {
    from {
      transform: scaleX(0.08);
    }
    to {
      transform: scaleX(0.92);
    }
  }
  .foot {
    padding-top: 8px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .none {
    margin-top: 18px;
  }
  h3 {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .none p {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .actions {
    flex-wrap: wrap;
  }
`;
