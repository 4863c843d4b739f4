import { css } from 'lit';

/** Styles of the solver's side of free play, adopted by the screen when it loads. */
export const assistantStyles = css`
  .seeds {
    flex: none;
    display: flex;
    gap: 6px;
  }
  .seeds i {
    width: 11px;
    height: 11px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
  .seeds .found {
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.5px var(--bloom-edge);
  }

  /* A long number in a narrow header. */
  @container (max-width: 22.5rem) or ((orientation: landscape) and (max-width: 30rem)) {
    .folded {
      gap: 6px;
      padding: 0;
    }
    .folded small {
      line-height: 1.1;
      white-space: normal;
    }
    .size .figures {
      height: 21px;
    }
  }

  /* Wide: in the column beside the board, whose header stays where large text makes it scroll. */
  @container ((min-width: 400px) and (orientation: landscape)) or (min-width: 900px) {
    header {
      background: var(--paper);
      position: sticky;
      top: 0;
      z-index: 2;
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    header {
      position: relative;
    }
  }
`;
