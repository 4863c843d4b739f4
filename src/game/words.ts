import { msg } from '@lit/localize';
import type { Conflict, Relation } from '../core/attacks.ts';
import { squareName } from '../core/square.ts';
import { listOf } from '../i18n/format.ts';

/** `on a diagonal`, `in a row`, `in a column`; a region that two share is said by its number, never so. */
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

/** The two queens of a conflict as people read a board, the upper one first: `g6 and c2`. */
export function pairWords({ newer, older }: Conflict, size: number): string {
  return listOf([newer, older].sort((a, b) => a - b).map((queen) => squareName(queen, size)));
}
