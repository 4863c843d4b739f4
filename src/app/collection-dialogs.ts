import type { ImportFrame } from '../collection/import-dialog.ts';
import type { Frame } from './frame.ts';

/** Opens a file that should be a backup, over any screen. */
export async function openFile(frame: ImportFrame, file: File): Promise<void> {
  const { openImport } = await import('../collection/import-dialog.ts');
  await openImport(frame, { file });
}

/** Asks if all solutions are to be erased, unless the player has left the screen that wants it before the question is there. */
export async function askToErase(frame: Frame, screen: Element): Promise<void> {
  const { openEraseSolutions } = await import('../collection/erase-dialog.ts');
  const progress = await frame.progress;
  if (screen.isConnected) await openEraseSolutions(frame.renderRoot, progress);
}
