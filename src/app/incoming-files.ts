import type { ImportFrame } from '../collection/import-dialog.ts';
import { openFile } from './collection-dialogs.ts';

/** File Handling API; not in TypeScript's library. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ): void;
}

/**
 * Opens backup files that the player brings by no button: by a drop onto the page, or by the system, when
 * the installed app is asked to open one.
 */
export function receiveFiles(frame: ImportFrame): void {
  const open = (file: File): Promise<void> => openFile(frame, file);

  addEventListener('dragover', (event) => {
    // Else the browser would leave the game to show the file.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void open(file);
  });

  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [handle] }) => {
    if (handle) void handle.getFile().then(open, () => open(new File([], handle.name)));
  });
}
