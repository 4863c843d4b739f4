import { msg, str } from '@lit/localize';
import { pluralOf } from '../../i18n/format.ts';

/** Returns `Undo 1 step` or `Undo 3 steps`. */
export function undoWords(steps: number): string {
  return pluralOf(steps, { one: msg('Undo 1 step'), other: msg(str`Undo ${steps} steps`) });
}
