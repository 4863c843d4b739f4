import { css } from 'lit';

/** The form of Endless, and what stands in place of its button. */
export const endlessStyles = css`
  fieldset {
    min-width: 0;
    margin: 14px 0 0;
    padding: 0;
    border: 0;
  }
  legend {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    padding: 0 0 6px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  .segments span {
    gap: 6px;
    white-space: normal;
    text-align: center;
  }
  .segments label {
    min-width: min(100%, 5.2rem);
  }
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
  .stepper {
    display: grid;
    grid-template-columns: 48px 1fr 48px;
    align-items: center;
    min-height: 50px;
    border-radius: var(--r-3);
    background: var(--sunken);
    text-align: center;
    font-size: var(--t-17);
    font-weight: var(--w-bold);
    font-variant-numeric: tabular-nums;
  }
  .stepper button {
    display: grid;
    place-items: center;
    height: 48px;
    border-radius: var(--r-3);
  }
  .stepper button:disabled {
    color: var(--ink-3);
    opacity: 0.5;
  }
  .two {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    column-gap: 8px;
  }
  .make {
    position: relative;
    width: 100%;
    margin-top: 18px;
    overflow: hidden;
  }
  /* How much of the time that is enough has passed. */
  .make[data-slow]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 5px;
    background: var(--bloom);
    transform-origin: left;
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
