import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { playAddress } from '../../core/addresses.ts';
import { codeOf } from '../../core/code.ts';
import { conflictsOf } from '../../core/placements.ts';
import { MAX_SIZE } from '../../core/square.ts';
import { icon } from '../../ui/icons.ts';
import { backIcon, nextIcon } from '../../ui/more-icons.ts';
import type { OpenExhibit } from '../exhibit.ts';
import type { Playback } from './playback.ts';
import type { Snapshot } from './protocol.ts';

/** The ways to the finds before and after, and onto the board where one is shown. */
export function findsOf(
  exhibit: OpenExhibit,
  snapshot: Snapshot,
  playback: Playback,
): TemplateResult {
  const { marks, position } = snapshot;
  if (marks.length === 0) return html`${nothing}`;
  const next = marks.find((mark) => mark > position);
  const before = marks.findLast((mark) => mark < position);
  const address = playback.playing ? undefined : addressOnPlay(exhibit, snapshot);
  const goTo = (mark: number | undefined): void => {
    if (mark !== undefined) playback.seek(mark);
  };
  return html`<div class="finds">
    <button
      class="icon-button"
      aria-label=${msg('Find before')}
      aria-disabled=${before === undefined}
      @click=${() => goTo(before)}
    >
      ${icon(backIcon)}
    </button>
    <span aria-hidden="true">${msg('finds')}</span>
    <button
      class="icon-button"
      aria-label=${msg('Next find')}
      aria-disabled=${next === undefined}
      @click=${() => goTo(next)}
    >
      ${icon(nextIcon)}
    </button>
    ${
      address === undefined
        ? nothing
        : html`<a class="button outline small" href=${address}>${msg('Open on the board')}</a>`
    }
  </div>`;
}

/** Where the solution on the board is opened for play; `undefined` where there is none. */
function addressOnPlay(
  { rows, columns }: OpenExhibit,
  { step, queens }: Snapshot,
): string | undefined {
  const isWhole = rows === columns && queens.length === rows && rows <= MAX_SIZE;
  if (!step?.change.found || !isWhole || conflictsOf(queens, rows).length > 0) return undefined;
  return playAddress(rows, codeOf(queens, rows));
}
