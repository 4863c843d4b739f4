import { css, type CSSResultGroup } from 'lit';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';

export const dayCardStyles: CSSResultGroup = [
  cardStyles,
  puzzleThumbnailStyles,
  css`
    .day-card {
      padding: 14px 6px;
    }
    .day-card ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
      gap: 2px;
    }
    .day-card li a {
      display: grid;
      text-align: center;
    }
    .frame {
      position: relative;
      display: grid;
      place-items: center;
      width: min(100% - 6px, 200px);
      margin: 0 auto 4px;
      aspect-ratio: 1;
    }
    /* A board that is not loaded yet. */
    .frame:empty {
      border-radius: var(--r-2);
      background: var(--sunken);
    }
    .frame svg {
      max-height: 100%;
    }
    .day-card b {
      /* The longest name fits on the smallest phone. */
      font-size: clamp(var(--t-12), 3.8cqi, var(--t-15));
      overflow-wrap: anywhere;
      line-height: 1.25rem;
    }
    .day-card small {
      font-size: var(--t-12);
      line-height: 1rem;
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
    .badge {
      position: absolute;
      inset-block-start: -6px;
      inset-inline-end: -6px;
      display: grid;
      place-items: center;
      width: 26px;
      height: 26px;
      border-radius: 50%;
      background: var(--bloom);
      box-shadow: 0 0 0 2px var(--surface);
      color: var(--on-bloom);
    }
    .badge .icon {
      stroke-width: 3;
    }
    .badge.shown {
      background: var(--sunken);
      color: var(--ink-2);
    }
    .badge.shown .icon {
      stroke-width: 2;
    }
    .next {
      min-height: 52px;
      margin-top: 14px;
    }
    .day-card .button {
      width: 100%;
      min-height: 52px;
      font-size: var(--t-17);
      font-weight: var(--w-bold);
    }
    @media (forced-colors: active) {
      .badge {
        border: 1px solid CanvasText;
      }
    }
  `,
];
