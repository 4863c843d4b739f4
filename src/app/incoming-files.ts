import type { ImportShell } from '../collection/backup/import-dialog.ts';
import { openFile } from './collection-dialogs.ts';

/** File Handling API, which TypeScript's library lacks. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ): void;
}

/**
 * Opens backup files that arrive without a button: dropped onto the page, or opened by the system with the installed
 * app.
 */
export function receiveFiles(frame: ImportShell): void {
  const open = (file: File): Promise<void> => openFile(frame, file);

  addEventListener('dragover', (event) => {
    // Without this the browser would leave the game to show the file.
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
