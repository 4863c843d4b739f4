import type { Code } from './code.ts';
import { isSize } from '../board/square.ts';

/**
 * Returns true if a value is the code of a solution, in the one form that is used as a key. Runs for every stored
 * record, so it allocates nothing.
 */
export function isSolutionCode(value: unknown): value is Code {
  if (typeof value !== 'string' || !isSize(value.length)) return false;
  for (let row = 0; row < value.length; row++) {
    const column = columnIn(value, row);
    if (!(column >= 0 && column < value.length)) return false;
    for (let above = 0; above < row; above++) {
      const across = Math.abs(column - columnIn(value, above));
      if (across === 0 || across === row - above) return false;
    }
  }
  return true;
}

/** Returns the 0-based column of the queen in a row; `NaN` for a capital letter, which stored codes do not have. */
function columnIn(code: Code, row: number): number {
  const symbol = code.charCodeAt(row);
  if (symbol <= 57) return symbol - 49;
  return symbol >= 97 ? symbol - 97 + 9 : NaN;
}
