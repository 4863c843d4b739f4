import { msg, str } from '@lit/localize';
import type { Conflict, LineKind } from '../core/attacks.ts';
import { solutionCount } from '../core/counts.ts';
import { squareName } from '../core/square.ts';
import { listOf, numberOf } from '../i18n/format.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';

/** `on a diagonal`, `in a row`, `in a column`. */
export function lineWords(line: LineKind): string {
  if (line === 'row') return msg('in a row');
  if (line === 'column') return msg('in a column');
  return msg('on a diagonal');
}

/** The two queens of a conflict as people read a board, the upper one first: `g6 and c2`. */
export function pairWords({ newer, older }: Conflict, size: number): string {
  return listOf([newer, older].sort((a, b) => a - b).map((queen) => squareName(queen, size)));
}

/** `13 of 92 found, 2 peeked`, for the link to what was found. */
export function progressWords({ size, found, revealed }: SizeProgress): string {
  const total = solutionCount(size);
  const count = numberOf(found.size);
  const parts = [
    total === undefined
      ? msg(str`${count} found, nobody knows of how many`)
      : msg(str`${count} of ${numberOf(total)} found`),
  ];
  if (revealed.size > 0) parts.push(msg(str`${numberOf(revealed.size)} peeked`));
  return parts.join(msg(', '));
}
