import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf } from '../../i18n/format.ts';
import { nextIcon } from '../../ui/drawing/more-icons.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { goOn, NEXT_BOARD } from '../opening/first-minute.ts';

/**
 * Draws the end of the sheet for a new player's first find: how many solutions there are, and where to go on.
 * @param size The size of the board that was finished.
 * @param stay Clears the board for another find.
 */
export function firstFindParts(size: number, stay: () => void): TemplateResult {
  const [here, there] = [size, NEXT_BOARD].map((of) => numberOf(solutionCount(of)!));
  return html`<p class="way-on">
      ${msg(str`This board has ${here!} solutions; ${NEXT_BOARD} × ${NEXT_BOARD} has ${there!}.`)}
    </p>
    <div class="actions">
      <button class="button outline grow" @click=${stay}>${msg('Find another')}</button>
      <button class="button ink grow" @click=${goOn}>
        ${msg(str`Play ${NEXT_BOARD} × ${NEXT_BOARD}`)}${icon(nextIcon, 20)}
      </button>
    </div>`;
}
