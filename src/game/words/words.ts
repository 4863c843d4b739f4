import type { Conflict, Relation } from '../../core/board/attacks.ts';
import { squareName } from '../../core/board/square.ts';
import { listOf, oneOf } from '../../i18n/format.ts';

/** Returns the two queens of a conflict in reading order: `g6 and c2`. */
export function pairWords({ newer, older }: Conflict, size: number): string {
  return listOf([newer, older].sort((a, b) => a - b).map((queen) => squareName(queen, size)));
}

/** Takes the wording of a message for the line of two queens: `attack [in a row|in a column|on a diagonal]`. */
export function ofAttack(line: Relation, message: string): string {
  const kind = line === 'row' || line === 'column' ? line : 'diagonal';
  return oneOf(kind, ['row', 'column', 'diagonal'], message);
}
