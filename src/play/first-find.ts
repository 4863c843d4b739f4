import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { solutionCount } from '../core/counts.ts';
import { numberOf } from '../i18n/format.ts';
import { nextIcon } from '../ui/more-icons.ts';
import { icon } from '../ui/icons.ts';
import { goOn, NEXT_BOARD } from './first-minute.ts';

/**
 * How the first find of somebody new to the game leads on: how much more there is, and where.
 * @param size Of the board that was finished.
 * @param stay Clears the board for the next find on it.
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
