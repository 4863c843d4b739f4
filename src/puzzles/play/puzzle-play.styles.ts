import { css } from 'lit';
import { boardScreenStyles } from '../../game/screen/board-screen.styles.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { boardColumnStyles } from '../shared/board-column.styles.ts';
import { ruleLineStyles } from '../shared/rule-line.styles.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';

const ofPuzzles = css`
  :host {
    --header: 6.25rem;
    --around-board: min(var(--header) + 13.625rem, 100dvh - 11rem);
  }
  /* Large type grows as far as the bar has room for it. */
  h1 {
    font-size: min(var(--t-17), 24px);
    line-height: 1.3;
  }
  h1 small {
    font-size: min(var(--t-13), 18px);
    line-height: 1.4;
    letter-spacing: 0;
  }
  .rule-card {
    display: none;
  }
  /* Not auto: changing text below the board would move it. */
  nt-board {
    margin-top: clamp(0px, (var(--room-y) - var(--room-x)) / 3, 3rem);
  }
  /* An hours-long time with a conflict in large text takes a second line. */
  .insight .row {
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: 6px 8px;
  }
  nt-play-clock {
    flex: none;
    margin-left: auto;
  }
  .tag {
    flex: none;
  }
  .tag .icon {
    stroke-width: 3;
  }
  .pips {
    /* Shrinks before anything takes another line. */
    flex: 1 1 7.5rem;
    min-width: 0;
    max-width: max-content;
  }
  .pips svg {
    flex: 0 1 auto;
    min-width: 0;
  }

  /* Short: the lines stand closer. */
  @container (max-height: 45rem) and ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    .bar {
      min-height: 48px;
    }
    .rule {
      margin: -4px 0;
    }
    :host {
      --header: 5.25rem;
      --around-board: min(var(--header) + 12.75rem, 100dvh - 11rem);
    }
    .insight {
      padding-top: 8px;
    }
  }

  /* Wide: in the column beside the board. */
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    .rule,
    .rule-card {
      grid-column: 2;
    }
    nt-board {
      margin: 0;
    }
    .bar {
      position: sticky;
      z-index: 2;
      top: 0;
      background: var(--paper);
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host {
      grid-template-rows: repeat(5, max-content) 1fr;
    }
    .bar {
      position: static;
      padding: 16px 16px 8px;
      background: none;
    }
    .rule {
      margin: 0 8px;
    }
    .rule:has(+ .rule-card) {
      display: none;
    }
    .rule-card {
      display: block;
      margin: 0 24px;
      padding: 16px;
    }
  }
  /* A large screen. */
  @container (min-width: 56.25rem) and (min-height: 52rem) {
    nt-rule-card {
      grid-template-columns: 45% minmax(0, 1fr);
    }
  }
`;

export const puzzlePlayStyles = [
  baseStyles,
  boardScreenStyles,
  titleBarStyles,
  boardColumnStyles,
  cardStyles,
  ruleLineStyles,
  ofPuzzles,
];
