import { chooseFiles } from './choose-files.ts';

/**
 * File types that may be a backup. Phones that receive one give it another ending or none, and grey out types that are
 * not listed. The reader reports other files.
 */
const BACKUPS = '.json,.txt,application/json,text/plain,application/octet-stream';

/**
 * Lets the player choose a backup file.
 * @returns The file, or `undefined` if none was chosen.
 */
export async function chooseBackup(): Promise<File | undefined> {
  return (await chooseFiles({ accept: BACKUPS }))[0];
}
