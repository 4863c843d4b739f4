import { css, type CSSResultGroup } from 'lit';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { difficultyPillsStyles } from '../shared/difficulty-pills.ts';

export const dayCardStyles: CSSResultGroup = [
  cardStyles,
  puzzleThumbnailStyles,
  difficultyPillsStyles,
  css`
    .day-cards {
      --board: 88px;
      display: grid;
      gap: 8px;
    }
    .day-cards li {
      display: grid;
    }
    .day-cards a {
      display: grid;
      grid-template-columns: var(--board) minmax(0, 1fr);
      align-items: center;
      gap: 14px;
      padding: 8px 12px 8px 9px;
    }
    .frame {
      display: grid;
      place-items: center;
      height: var(--board);
    }
    /* A board that is not loaded yet. */
    .frame:empty {
      border-radius: var(--r-2);
      background: var(--sunken);
    }
    .frame svg {
      max-height: var(--board);
    }
    .about {
      display: grid;
    }
    .day-cards h2 {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      column-gap: 8px;
      font-size: var(--t-17);
      line-height: 1.375rem;
    }
    .day-cards h2 span {
      display: inline-flex;
      align-items: center;
      gap: 6px;
    }
    .day-cards h2 .icon {
      color: var(--ink-2);
    }
    .day-cards .step {
      font: var(--w-medium) var(--t-13) / 1.125rem var(--font-ui);
      color: var(--ink-2);
      white-space: nowrap;
    }
    .day-cards .pills {
      color: var(--ink);
    }
    .day-cards p {
      /* Reserves two lines before the text is known, so that the content below does not move. */
      min-height: 2lh;
      margin-bottom: 2px;
      font-size: var(--t-13);
      line-height: 1.125rem;
      color: var(--ink-2);
      text-wrap: pretty;
    }
    .meta {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 4px 8px;
      min-height: 34px;
      font-size: var(--t-13);
      line-height: 1.125rem;
      color: var(--ink-2);
    }
    .meta > span {
      display: inline-flex;
      align-items: center;
      gap: 6px;
    }
    .go {
      margin-left: auto;
      min-height: 34px;
      padding: 4px 16px;
      border-radius: var(--r-full);
      box-shadow: inset 0 0 0 1.5px var(--line-strong);
      font-weight: var(--w-bold);
      color: var(--ink);
    }
    .go.ink {
      background: var(--ink);
      box-shadow: none;
      color: var(--on-ink);
    }
    .done,
    .shown {
      font-weight: var(--w-bold);
    }
    .done {
      color: var(--bloom-ink);
    }
    .done .icon {
      padding: 3px;
      border-radius: 50%;
      background: var(--bloom);
      color: var(--on-bloom);
      stroke-width: 3.4;
    }
    .how {
      font-variant-numeric: tabular-nums;
    }
    /* A short phone. */
    @container (max-height: 46.2rem) and (max-width: 56rem) {
      .day-cards {
        --board: 76px;
      }
      .day-cards a {
        gap: 12px;
        padding: 8px 10px 8px 8px;
      }
    }
    /* The text is so large that the card has no room for it beside the board. */
    @container (max-width: 17rem) {
      .day-cards a {
        grid-template-columns: minmax(0, 1fr);
      }
      .frame {
        justify-self: start;
        width: var(--board);
      }
    }
    @container (min-width: 44rem) {
      .day-cards {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 16px;
      }
      .day-cards a {
        /* As wide as the card, and on a phone in landscape low enough to leave room for the words. It is wider than
           200 px only where all content below stays in view. */
        --board: clamp(88px, 100cqh - 15rem, max(200px, 100cqh - 33rem));
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        align-items: start;
        gap: 10px;
        padding: 16px;
      }
      .frame {
        justify-self: center;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        width: min(100%, var(--board));
        height: auto;
        aspect-ratio: 1;
      }
      .frame svg {
        max-height: 100%;
      }
      /* The last lines of all cards are level, however long the sentences above are. */
      .about {
        grid-template-rows: auto 1fr auto;
        height: 100%;
        gap: 4px;
      }
      .meta {
        min-height: 44px;
      }
    }
    @media (forced-colors: active) {
      .day-cards a {
        border: 1px solid LinkText;
      }
      .go {
        border: 1px solid LinkText;
      }
    }
  `,
];
