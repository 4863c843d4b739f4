import { uncheckedPosition } from './check-signs.ts';
import { plainForm, withoutTail } from './link-text.ts';
import { isSize, MAX_SIZE, squareAt, type Square } from '../board/square.ts';

/** The reason why a text is not a code; rows from 1 at the bottom, values as the text writes them. */
export type CodeProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly most: number }
  /** The check signs are those of another code. */
  | { readonly kind: 'check' }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'range'; readonly row: number; readonly value: number; readonly size: number }
  | { readonly kind: 'length'; readonly expected: number; readonly actual: number };

export type ParsedCode =
  | { readonly ok: true; readonly size: number; readonly queens: readonly Square[] }
  | { readonly ok: false; readonly problem: CodeProblem };

/** The longest text that is read, in characters; 32 numbers with their separators are much shorter. */
const LONGEST_TEXT = 400;

/**
 * Reads a position that a person typed, pasted or opened by a link: a code (`15863724`) or a list of numbers with
 * spaces, commas, semicolons or brackets between them (`1 5 8 6 3 7 2 4`). A list is zero-based when it has exactly one
 * 0 and every number is below its length (`[0, 4, 7, 5, 2, 6, 1, 3]`); any other 0 is a row without a queen. Digits may
 * be full-width, punctuation may follow, and a code may have check signs, as in addresses. Never throws.
 * @param size The required length, for example from a link; any size the game offers if left out.
 */
export function parseCode(text: string, size?: number): ParsedCode {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TEXT) return refuse({ kind: 'too-long', most: MAX_SIZE });
  const plain = (withoutTail(plainForm(trimmed)) || trimmed).replace(/^[`"'*_~|]+/u, '');
  const code = uncheckedPosition(plain);
  if (code === undefined) return refuse({ kind: 'check' });
  const tokens = code.split(/[\s,;[\](){}]+/u).filter((token) => token !== '');
  if (tokens.length === 0) return refuse({ kind: 'empty' });
  const isList = tokens.length > 1;
  const symbols = isList ? tokens : Array.from(tokens[0]!);

  const values: number[] = [];
  for (const symbol of symbols) {
    if (isList && /^\d{1,3}$/.test(symbol)) values.push(Number(symbol));
    else if (/^[0-9a-z]$/i.test(symbol)) values.push(parseInt(symbol, 36));
    else return refuse({ kind: 'symbol', symbol: Array.from(symbol).slice(0, 8).join('') });
  }

  const length = values.length;
  if (size !== undefined && length !== size) {
    return refuse({ kind: 'length', expected: size, actual: length });
  }
  if (!isSize(length)) return refuse({ kind: 'too-long', most: MAX_SIZE });

  const zeroBased =
    isList &&
    values.filter((value) => value === 0).length === 1 &&
    values.every((value) => value < length);
  const queens: Square[] = [];
  for (const [row, value] of values.entries()) {
    if (value > length) return refuse({ kind: 'range', row: length - row, value, size: length });
    const column = zeroBased ? value : value - 1;
    if (column >= 0) queens.push(squareAt(row, column, length));
  }
  return { ok: true, size: length, queens };
}

function refuse(problem: CodeProblem): ParsedCode {
  return { ok: false, problem };
}
