import { progress } from '../progress/page.ts';
import { openModal } from '../ui/dialogs/modal.ts';
import type { NtApp } from './app.ts';

export async function openFile(frame: NtApp, file: File): Promise<void> {
  const { openImport } = await import('../collection/backup/import-dialog.ts');
  await openImport(frame, { file });
}

export async function exportAll(frame: NtApp): Promise<void> {
  const { exportBackup } = await import('../collection/backup/export-backup.ts');
  await exportBackup(frame, progress);
}

/** Asks the player to confirm that all solutions are erased, unless the screen that asked has been left meanwhile. */
export async function askToErase(frame: NtApp, screen: Element): Promise<void> {
  const { openEraseSolutions } = await import('../collection/backup/erase-dialog.ts');
  if (screen.isConnected) await openEraseSolutions(frame.renderRoot);
}

/** Shows what a report of an error contains. */
export async function openReport(frame: NtApp): Promise<void> {
  const { NtReportDialog } = await import('../settings/report-dialog.ts');
  openModal(frame.renderRoot, NtReportDialog);
}
