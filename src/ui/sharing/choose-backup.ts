/**
 * File types that may be a backup. Phones that receive one give it another ending or none, and grey out types that are
 * not listed. The reader reports other files.
 */
const BACKUPS = '.json,.txt,application/json,text/plain,application/octet-stream';

/**
 * Lets the player choose a backup file.
 * @returns The file, or `undefined` if none was chosen.
 */
export function chooseBackup(): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = BACKUPS;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}
