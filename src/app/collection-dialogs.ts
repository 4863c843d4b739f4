import type { ImportShell } from '../collection/backup/import-dialog.ts';
import type { AppShell } from './app-shell.ts';

/** Opens a backup file for import, over any screen. */
export async function openFile(frame: ImportShell, file: File): Promise<void> {
  const { openImport } = await import('../collection/backup/import-dialog.ts');
  await openImport(frame, { file });
}

/** Asks the player to confirm that all solutions are erased, unless the screen that asked has been left meanwhile. */
export async function askToErase(frame: AppShell, screen: Element): Promise<void> {
  const { openEraseSolutions } = await import('../collection/backup/erase-dialog.ts');
  const progress = await frame.progress;
  if (screen.isConnected) await openEraseSolutions(frame.renderRoot, progress);
}
