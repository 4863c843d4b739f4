import { css } from 'lit';

/** How the solver's side of free play looks, for the screen to take on with it. */
export const assistantStyles = css`
  .insight .new {
    font-weight: var(--w-bold);
    color: var(--bloom-ink);
  }
  .seeds {
    display: flex;
    gap: 6px;
  }
  .seeds i {
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--ink);
  }
  .seeds .new {
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.5px var(--bloom-edge);
  }
  .back {
    margin-top: 8px;
  }
  .keys {
    display: none;
  }

  /* Short upright phones. */
  @media (max-height: 799px) and (orientation: portrait) and (max-width: 899px) {
    .back {
      /* There is just room for it above the tools. */
      margin-top: -2px;
    }
  }

  /* A hint on an upright phone: the same, so that board and sheet both fit. */
  @media (orientation: portrait) and (max-width: 899px) {
    :host([helped]) header {
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
      height: 54px;
      margin-bottom: 0;
    }
    :host([helped]) .whole-rose {
      display: none;
    }
    :host([helped]) .folded {
      display: flex;
    }
  }
  @media (max-height: 739px) and (orientation: portrait) and (max-width: 899px) {
    :host([helped]) {
      --room-y: calc(100dvh - 322px);
    }
    :host([helped]) .insight {
      padding-top: 8px;
    }
  }

  /* Wide: in the column beside the board. */
  @media (min-width: 900px), (orientation: landscape) {
    nt-closest-to-bloom,
    .keys {
      grid-column: 2;
    }
    nt-closest-to-bloom {
      margin: 0 24px 14px;
      align-self: start;
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    /* Where a hint needs the room, the keys are a press of ? away. */
    @media (max-height: 899px) {
      :host([helped]) .keys {
        display: none;
      }
    }
    .keys {
      grid-row: -2;
      align-self: end;
      display: flex;
      flex-wrap: wrap;
      gap: 6px 14px;
      padding: 0 24px 20px;
      font-size: var(--t-13);
      color: var(--ink-2);
    }
    .keys span {
      display: inline-flex;
      align-items: center;
      gap: 5px;
    }
    kbd {
      font: var(--w-medium) 12px/18px var(--font-ui);
      min-width: 22px;
      padding: 0 5px;
      height: 20px;
      display: inline-grid;
      place-items: center;
      border-radius: 5px;
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
`;
