import { msg } from '@lit/localize';

/** Says that a part of the game is missing, and that nothing depends on it. */
export function missingWords(): string {
  return msg(
    'A part of the game could not be loaded. Your board is safe; try again when you are online.',
  );
}

/** Says that the part which stores is missing. */
export function unstoredWords(): string {
  return msg(
    'Nothing is stored yet: a part of the game has not loaded. It is tried again by itself; keep this page open.',
  );
}
