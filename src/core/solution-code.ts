import type { Code } from './code.ts';
import { isSize } from './square.ts';

/**
 * Whether a value is the code of a solution, in the one way it is written as a key. Asked for every
 * stored record, so it makes nothing on the way.
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

/** The 0-based column of the queen in a row; a capital letter is no symbol of a stored code. */
function columnIn(code: Code, row: number): number {
  const symbol = code.charCodeAt(row);
  if (symbol <= 57) return symbol - 49;
  return symbol >= 97 ? symbol - 97 + 9 : NaN;
}
