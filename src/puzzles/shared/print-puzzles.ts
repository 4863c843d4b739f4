import { openModal } from '../../ui/dialogs/modal.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';
import type { SheetOf } from '../print/print-dialog.ts';

const loadDialog = () => import('../print/print-dialog.ts');

/**
 * Opens the dialog that prints puzzles.
 * @param isHere Returns false if the player has left meanwhile.
 */
export async function printPuzzles(
  root: ParentNode,
  of: SheetOf,
  isHere: () => boolean,
): Promise<void> {
  const dialog = await optionalImport(loadDialog);
  if (dialog && isHere()) openModal(root, dialog.NtPrintDialog, { of });
}
