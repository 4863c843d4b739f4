import { msg } from '@lit/localize';

/** Says that a part of the game is missing, and that nothing depends on it. */
export function missingWords(): string {
  return msg('Part of the game couldn’t be loaded. Your board is safe. Try again online.');
}

/** Says that the part which stores is missing. */
export function unstoredWords(): string {
  return msg('Nothing is saved yet: part of the game hasn’t loaded. Keep this page open.');
}
