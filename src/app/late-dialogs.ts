import { progress } from '../progress/page.ts';
import { openModal } from '../ui/dialogs/modal.ts';
import { optionalImport } from '../ui/loading/optional-import.ts';
import type { NtApp } from './app.ts';

const DIALOGS = {
  arrivals: () => import('../puzzles/picture/arrivals.ts'),
  import: () => import('../collection/backup/import-dialog.ts'),
  export: () => import('../collection/backup/export-backup.ts'),
  move: () => import('../collection/backup/move-dialog.ts'),
  erase: () => import('../collection/backup/erase-dialog.ts'),
  report: () => import('../settings/report-dialog.ts'),
};

/** Opens what has come in, each by its content: boards in pictures, puzzles in texts, and backups. */
export async function receive(frame: NtApp, files: readonly File[], text?: string): Promise<void> {
  const arrivals = await optionalImport(DIALOGS.arrivals);
  const others = await arrivals?.sortArrivals(frame, files, text);
  if (!others?.length) return;
  const dialog = await optionalImport(DIALOGS.import);
  for (const file of others) dialog?.openImport(frame, { file });
}

export async function exportAll(frame: NtApp): Promise<void> {
  const dialog = await optionalImport(DIALOGS.export);
  await dialog?.exportBackup(frame, progress);
}

/** Shows the codes that carry progress to another device. */
export async function moveAll(frame: NtApp): Promise<void> {
  const dialog = await optionalImport(DIALOGS.move);
  if (dialog) openModal(frame.renderRoot, dialog.NtMoveDialog);
}

/** Asks the player to confirm that all solutions are erased, unless the screen that asked has been left meanwhile. */
export async function askToErase(frame: NtApp, screen: Element): Promise<void> {
  const dialog = await optionalImport(DIALOGS.erase);
  if (screen.isConnected) await dialog?.openEraseSolutions(frame.renderRoot);
}

/** Shows what a report of an error contains. */
export async function openReport(frame: NtApp): Promise<void> {
  const dialog = await optionalImport(DIALOGS.report);
  if (dialog) openModal(frame.renderRoot, dialog.NtReportDialog);
}
