import { css, html, nothing, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import { geometryOf } from '../../core/board/geometry.ts';
import { verdict } from '../../core/board/verdict.ts';
import type { DrillTopic } from '../../core/puzzles/technique.ts';
import { drawHint } from '../../game/hints/hint-techniques.ts';
import { hintStyles } from '../../game/hints/hint-marks.ts';
import { toCentre } from '../../ui/drawing/drawing.ts';
import { hollowQueenGlyph } from '../../ui/drawing/queen.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { drillPosition } from './drill-positions.ts';
import { knownExample } from './examples.ts';

/** Draws the first drill of a topic in small, with its hint once that is known. It is decorative. */
export function techniquePicture(topic: DrillTopic): TemplateResult {
  const { puzzle, standing } = drillPosition(topic, 1);
  const { columns } = puzzle.rules.shape;
  const { queens, marks } = standing;
  const geometry = geometryOf(puzzle.rules);
  const { cover, unguarded } = verdict(geometry, queens);
  const signs = geometry.seesAll
    ? unguarded.map(
        (square) => svg`<circle class="ring" transform=${toCentre(square, columns)} r="13"/>`,
      )
    : [...cover.keys()].map((square) =>
        marks.includes(square) || (cover[square] !== 0 && !queens.includes(square))
          ? svg`<circle class=${marks.includes(square) ? 'mark' : 'seen'} transform=${toCentre(square, columns)} r="9"/>`
          : nothing,
      );
  const drill = knownExample(topic);
  const drawn = drill && drawHint(drill.hint, 'why', puzzle).underlay;
  const over = svg`<symbol id="hollow-queen" viewBox="0 0 64 64" overflow="visible">${hollowQueenGlyph}</symbol>
    <g class="drawing">${signs}${drawn ?? nothing}</g>`;
  return html`<span class="picture">${miniBoard(puzzle, queens, over)}</span>`;
}

export const techniquePictureStyles: CSSResultGroup = [
  puzzleThumbnailStyles,
  hintStyles,
  css`
    .picture {
      display: grid;
      align-items: center;
      --queen-hollow: var(--surface);
    }
    .seen,
    .mark {
      fill: var(--ink);
      opacity: 0.3;
    }
    .mark {
      opacity: 0.75;
    }
    .ring {
      fill: none;
      stroke: var(--ink-2);
      stroke-width: 7;
    }
    .picture .frame {
      stroke-width: 2px;
    }
    .picture .frame-case {
      stroke-width: 4.5px;
    }
    .picture :is(.ray, .struck, text) {
      display: none;
    }
    .picture .cross {
      stroke-width: 5;
      transform: scale(2.6);
    }
    .picture .turn {
      font-size: 42px;
    }
  `,
];
