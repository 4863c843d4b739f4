import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import type { Day } from '../../core/days/day.ts';
import type { DayOutcomes } from '../../core/days/streak.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { icon, shareIcon } from '../../ui/drawing/icons.ts';
import { printIcon } from '../shared/puzzle-icons.ts';
import { dayMaker } from './shared-days.ts';
import { NtShareDay } from './share-day-dialog.ts';

/**
 * Draws the buttons to print a day and, if a puzzle of it is solved, to share it.
 * @param petals `undefined` before it is known.
 */
export function dayActions(
  root: ParentNode & EventTarget,
  day: Day,
  petals: DayOutcomes | undefined,
): TemplateResult {
  return html`${
      petals && solvedCount(petals) > 0
        ? html`<button @click=${() => openModal(root, NtShareDay, { day })}>
            ${icon(shareIcon, 18)}${msg('Share')}
          </button>`
        : nothing
    }<button @click=${() => void print(root, day)}>${icon(printIcon, 18)}${msg('Print')}</button>`;
}

async function print(root: ParentNode, day: Day): Promise<void> {
  const { hash } = location;
  const { NtPrintDialog } = await import('../print/print-dialog.ts');
  // The player may have left the page meanwhile.
  if (location.hash !== hash) return;
  openModal(root, NtPrintDialog, { of: { kind: 'day', day, puzzles: dayMaker().puzzles(day) } });
}
