import { css } from 'lit';

/**
 * How an upright screen makes room for a sheet, so that it covers no square: `helped` while a hint is open,
 * `finished` while a result is. The rose folds for a hint; a find is still seen in it where that leaves the
 * board its size, which is not so on a tablet, where the sheet stands above the tabs.
 */
export const roomForSheetStyles = css`
  @container ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    :host(:is([helped], [finished])) {
      --room-y: min(
        100dvh - var(--around-board) - var(--safe-t) - var(--safe-b),
        100dvh - var(--header) - var(--sheet) - 8px - var(--safe-t) - var(--safe-b)
      );
    }
    :host([finished]) {
      --sheet: min(45dvh, 16.25rem);
    }
    :host([helped]) {
      --header: 54px;
      --sheet: min(45dvh, 19rem);
    }
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
    :host([helped]) .insight {
      padding-top: 8px;
    }
  }
  @container (max-height: 739px) and ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    :host([helped]) {
      /* What the marks on the board mean is left out there. */
      --sheet: min(45dvh, 16.5rem);
    }
  }
  @container ((orientation: portrait) or (max-width: 399px)) and (min-width: 600px) and (max-width: 899px) {
    :host(:is([helped], [finished])) {
      --header: 54px;
      --sheet: calc(min(45dvh, 18.25rem) + 4.5rem);
    }
    :host([finished]) header {
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
      height: 54px;
      margin-bottom: 0;
    }
    :host([finished]) .whole-rose {
      display: none;
    }
    :host([finished]) .folded {
      display: flex;
    }
    :host(:is([helped], [finished])) .tools {
      opacity: 0;
    }
  }
  /* Where the sheet would leave half of a sentence in sight. */
  @container ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) and ((min-width: 600px) or (max-height: 30rem)) {
    :host(:is([helped], [finished])) .insight {
      opacity: 0;
    }
  }
`;
