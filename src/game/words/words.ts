import type { Conflict } from '../../core/board/attacks.ts';
import { squareName } from '../../core/board/square.ts';
import { listOf } from '../../i18n/format.ts';

/** Returns the two queens of a conflict in reading order: `g6 and c2`. */
export function pairWords({ newer, older }: Conflict, size: number): string {
  return listOf([newer, older].sort((a, b) => a - b).map((queen) => squareName(queen, size)));
}
