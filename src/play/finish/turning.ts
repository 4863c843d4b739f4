import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { type Code, codeOfColumns, columnsOf } from '../../core/solutions/code.ts';
import { transform, variantsOf, type Symmetry } from '../../core/solutions/symmetry.ts';
import { momentDay } from '../../i18n/format-day.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { icon, mirrorIcon, turnIcon } from '../../ui/drawing/icons.ts';
import { thumbnail, type ThumbnailKind } from '../../ui/drawing/thumbnail.ts';

/** The number of queens of a turned board that the game lays out for the player. */
export const LAID_OUT = 2;

interface TurningActions {
  readonly turn: (to: Code, by: Symmetry) => void;
  readonly back: () => void;
  readonly play: () => void;
}

/** Returns the first turned or mirrored image of a solution that is not found; `undefined` if all are. */
export function firstMissing(code: Code, { found }: SizeProgress): Code | undefined {
  return variantsOf(code).find((variant) => !found.has(variant));
}

/**
 * Draws the choice of a turned or mirrored image to play, while the board shows it.
 * @param code The image that the board shows.
 */
export function turning(code: Code, known: SizeProgress, actions: TurningActions): TemplateResult {
  const find = known.found.get(code);
  const turn = (by: Symmetry): void =>
    actions.turn(codeOfColumns(transform(columnsOf(code), by)), by);
  return html`<h2>${msg('Turn or mirror it')}</h2>
    <p class="stand" aria-live="polite">
      ${
        find
          ? foundWords(find.foundAt)
          : msg(str`Not found yet. We placed ${LAID_OUT} queens; you finish.`)
      }
    </p>
    <div class="strip" aria-hidden="true">
      ${variantsOf(code).map(
        (variant) =>
          html`<span class=${variant === code ? 'shown' : ''}>
            ${thumbnail(variant, kindOf(variant, known))}
          </span>`,
      )}
    </div>
    <div class="actions turns">
      <button class="button outline small grow" @click=${() => turn('quarter')}>
        ${icon(turnIcon, 20)}${msg('Turn')}
      </button>
      <button class="button outline small grow" @click=${() => turn('mirror')}>
        ${icon(mirrorIcon, 20)}${msg('Mirror')}
      </button>
    </div>
    <div class="actions">
      <button class="button outline grow" @click=${actions.back}>${msg('Back')}</button>
      <button class="button ink grow" ?disabled=${find !== undefined} @click=${actions.play}>
        ${find ? msg('Already found') : msg('Play this one')}
      </button>
    </div>`;
}

export function foundWords(foundAt: number): string {
  return foundAt === 0 ? msg('Found before') : msg(str`Found on ${momentDay(foundAt)}`);
}

function kindOf(code: Code, { found, revealed }: SizeProgress): ThumbnailKind {
  if (found.has(code)) return 'found';
  return revealed.has(code) ? 'revealed' : 'unknown';
}
