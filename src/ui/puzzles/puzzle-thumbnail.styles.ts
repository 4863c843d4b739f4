import { css, type CSSResultGroup } from 'lit';
import { tintStyles } from './region-tints.ts';

export const puzzleThumbnailStyles: CSSResultGroup = [
  css`
    .puzzle-thumbnail {
      display: block;
      margin: auto;
      overflow: hidden;
      border-radius: var(--r-2);
      box-shadow: 0 0 0 1px var(--sq-edge);
      color: var(--queen);
      forced-color-adjust: none;
    }
    .puzzle-thumbnail.regions {
      border-radius: 6px;
      box-shadow: 0 0 0 1.5px var(--rg-edge);
    }
    .puzzle-thumbnail .light {
      fill: var(--sq-a);
    }
    .puzzle-thumbnail .dark {
      fill: var(--sq-b);
    }
    .puzzle-thumbnail .between {
      fill: none;
      stroke: var(--rg-edge);
      stroke-width: 1.5px;
      stroke-linecap: square;
      vector-effect: non-scaling-stroke;
    }
    .puzzle-thumbnail .given {
      fill: none;
      stroke: var(--ink-2);
      stroke-width: 9;
    }
    @media (forced-colors: active) {
      .puzzle-thumbnail.regions {
        color: CanvasText;
        background: Canvas;
        --rg-edge: CanvasText;
      }
      .puzzle-thumbnail.regions [class^='tint-'] {
        fill: none;
      }
    }
  `,
  tintStyles,
];
