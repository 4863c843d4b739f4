import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { sentenceGap } from '../../i18n/sentences.ts';
import { emphasized } from '../emphasized.ts';

/** Styles of the small line within its sentence. */
export const lineSampleStyles = css`
  .line-sample {
    display: inline-block;
    width: 22px;
    height: 22px;
    vertical-align: -5px;
    border-radius: 6px;
    background: var(--sq-b);
    box-shadow: inset 0 0 0 1px var(--sq-edge);
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
  }
`;

const lineSample = html`<svg class="line-sample" viewBox="0 0 28 28" aria-hidden="true">
  <path d="M9 14H19" />
</svg>`;

/** Explains the first queen to a new player. */
export function attackWords(): TemplateResult {
  return emphasized(msg('A queen attacks *its row, column and diagonals.*'));
}

/** Says where a new player may go on, once small lines are drawn. */
export function freeWords(): string {
  return msg('Squares without a line are free.');
}

/** Explains the small lines. */
export function lineWords(): TemplateResult {
  const mark = msg(
    html`A <b>small line</b> ${lineSample} marks an attacked square and points to the queen.`,
  );
  return html`${mark}${sentenceGap()}${freeWords()}`;
}
