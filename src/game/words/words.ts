import { msg } from '@lit/localize';
import type { Conflict, Relation } from '../../core/board/attacks.ts';
import { squareName } from '../../core/board/square.ts';
import { listOf } from '../../i18n/format.ts';

/** Returns `on a diagonal`, `in a row` or `in a column`; not for regions, which are named by their number. */
export function lineWords(line: Relation): string {
  switch (line) {
    case 'row':
      return msg('in a row');
    case 'column':
      return msg('in a column');
    default:
      return msg('on a diagonal');
  }
}

/** Returns the two queens of a conflict in reading order: `g6 and c2`. */
export function pairWords({ newer, older }: Conflict, size: number): string {
  return listOf([newer, older].sort((a, b) => a - b).map((queen) => squareName(queen, size)));
}
