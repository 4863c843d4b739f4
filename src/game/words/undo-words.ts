import { msg } from '@lit/localize';
import { plural } from '../../i18n/format.ts';

/** Returns `Undo 1 step` or `Undo 3 steps`. */
export function undoWords(steps: number): string {
  return plural(steps, msg('Undo {# step|# steps}'));
}
