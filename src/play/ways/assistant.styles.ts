import { css } from 'lit';

/** Styles of the solver's side of free play, adopted by the screen when it loads. */
export const assistantStyles = css`
  .row > .asked {
    flex: none;
  }
  .seeds {
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
  .spare {
    flex: 1;
    min-height: 0;
    container-type: size;
    margin: 0 var(--gutter);
  }
  /* Shown if there is room, small if there is little; in a wide window the one beside the board is shown. */
  nt-closest-family {
    display: none;
  }
  .spare nt-closest-family {
    max-width: 480px;
    margin: 8px auto;
  }
  @container (min-height: 64px) {
    .spare nt-closest-family {
      display: block;
    }
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
      position: sticky;
      z-index: 2;
      top: 0;
      background: var(--paper);
    }
    .spare {
      display: none;
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    header {
      position: relative;
    }
    nt-closest-family {
      display: block;
      grid-column: 2;
      margin: 0 24px 14px;
      align-self: start;
    }
    .sheet ~ nt-closest-family {
      /* The sheet needs the room. */
      display: none;
    }
  }
`;
