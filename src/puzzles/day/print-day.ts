import type { Day } from '../../core/days/day.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { dayMaker } from './shared-days.ts';

/** Opens the dialog that prints a day. */
export async function printDay(root: ParentNode & EventTarget, day: Day): Promise<void> {
  const { hash } = location;
  const { NtPrintDialog } = await import('../print/print-dialog.ts');
  // The player may have left the page meanwhile.
  if (location.hash !== hash) return;
  openModal(root, NtPrintDialog, { of: { kind: 'day', day, puzzles: dayMaker().puzzles(day) } });
}
