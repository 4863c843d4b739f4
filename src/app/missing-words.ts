import { msg } from '@lit/localize';

/** Returns the text about a part of the game that could not be loaded and that nothing depends on. */
export function missingWords(): string {
  return msg('Part of the game couldn’t be loaded. Your board is safe. Try again online.');
}

/** Returns the text about storage code that could not be loaded. */
export function unstoredWords(): string {
  return msg('Nothing is saved yet: part of the game hasn’t loaded. Keep this page open.');
}
