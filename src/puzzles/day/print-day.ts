import type { Day } from '../../core/days/day.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';
import { dayMaker } from './shared-days.ts';

const loadDialog = () => import('../print/print-dialog.ts');

/** Opens the dialog that prints a day. */
export async function printDay(root: ParentNode & EventTarget, day: Day): Promise<void> {
  const { hash } = location;
  const dialog = await optionalImport(loadDialog);
  // The player may have left the page meanwhile.
  if (!dialog || location.hash !== hash) return;
  openModal(root, dialog.NtPrintDialog, {
    of: { kind: 'day', day, puzzles: dayMaker().puzzles(day) },
  });
}
