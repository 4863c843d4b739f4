import { progress } from '../progress/page.ts';
import { openModal } from '../ui/dialogs/modal.ts';
import type { NtApp } from './app.ts';

/** Opens what has come in, each by its content: boards in pictures, puzzles in texts, and backups. */
export async function receive(frame: NtApp, files: readonly File[], text?: string): Promise<void> {
  const { sortArrivals } = await import('../puzzles/picture/arrivals.ts');
  const others = await sortArrivals(frame, files, text);
  if (others.length === 0) return;
  const { openImport } = await import('../collection/backup/import-dialog.ts');
  for (const file of others) openImport(frame, { file });
}

export async function exportAll(frame: NtApp): Promise<void> {
  const { exportBackup } = await import('../collection/backup/export-backup.ts');
  await exportBackup(frame, progress);
}

export async function moveAll(frame: NtApp): Promise<void> {
  const { openMove } = await import('../collection/backup/move-dialog.ts');
  openMove(frame);
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
