import { CODE_SIZES, regionsPuzzle, type Puzzle } from './puzzle.ts';
import { quoted, type PuzzleCodeProblem } from './puzzle-code-problem.ts';
import { numbersInOrder } from './region-pieces.ts';
import type { Sight } from '../board/rules.ts';

/** The fewest lines that are read as a board; a shorter text is taken for a remark. */
const LEAST_LINES = 4;

/** Separators round the symbols of a board in a text: a list's brackets, quotes, a table's bars. */
const BETWEEN = /[\s,;|"'`“”‘’[\](){}]+/u;

/** The innermost lists of a list of lists, in each kind of brackets. */
const LISTS = [/\[[^[\]]*\]/gu, /\([^()]*\)/gu, /\{[^{}]*\}/gu];

/** The name of a list, as programs and JSON have it before the list. */
const NAME = /^.*[:=]\s*(?=[[({])/gmu;

/** A line of a table's frame, without symbols. */
const FRAME = /^[\s|+=_\-─━│┃┌┬┐├┼┤└┴┘]*$/u;

/**
 * Reads a board of regions drawn with symbols, one line a row and a symbol for each region: letters, digits, numbers or
 * coloured squares. Symbols may have separators between them, and the board may be a list of lists with a name. Regions
 * are numbered in the order they are met.
 * @param text In lower case.
 */
export function readRegionBoard(text: string, sight: Sight): Puzzle | PuzzleCodeProblem {
  const rows = rowsOf(text);
  const size = rows.length;
  if (size < LEAST_LINES || text.includes('://')) return { kind: 'unknown' };
  const columns = usualLength(rows);
  // Lines of words are of any length.
  if (2 * rows.filter(({ length }) => length === columns).length <= size)
    return { kind: 'unknown' };
  const { least, most } = CODE_SIZES.regions;
  if (size < least || size > most) {
    return { kind: 'size', of: 'regions', shape: { rows: size, columns } };
  }
  const problem = lineProblem(rows, columns);
  if (problem) return problem;
  if (columns !== size) return { kind: 'not-square', shape: { rows: size, columns } };
  return regionsOrProblem(size, sight, numbersInOrder(rows.flat()));
}

/** Returns the problem of the first line that has the wrong length. */
export function lineProblem(
  lines: readonly (readonly string[])[],
  expected: number,
): PuzzleCodeProblem | undefined {
  const wrong = lines.filter(({ length }) => length !== expected);
  const first = wrong[0];
  if (!first) return undefined;
  return {
    kind: 'line-length',
    line: lines.indexOf(first) + 1,
    actual: first.length,
    expected,
    isOnlyOne: wrong.length === 1,
  };
}

/** Returns the puzzle that regions make on n × n, or the problem with them. */
export function regionsOrProblem(
  size: number,
  sight: Sight,
  regions: readonly number[],
): Puzzle | PuzzleCodeProblem {
  const numbers = [...new Set(regions)].sort((a, b) => a - b);
  if (numbers.length !== size) {
    return { kind: 'regions', actual: numbers.length, expected: size };
  }
  return regionsPuzzle(size, sight, regions);
}

/**
 * Returns the region that a symbol of a code names, or the problem with the symbol.
 * @param row From 1 at the bottom.
 */
export function regionOf(symbol: string, row: number, size: number): number | PuzzleCodeProblem {
  const region = /^[0-9a-z]$/.test(symbol) ? parseInt(symbol, 36) : size;
  if (region < size) return region;
  const last = (size - 1).toString(36);
  return { kind: 'region-symbol', row, symbol: quoted(symbol), last };
}

function rowsOf(text: string): string[][] {
  const plain = text
    // Modifiers of how a symbol is drawn.
    .replace(/\p{Mn}|\p{Me}/gu, '')
    .replace(NAME, '');
  const lists = LISTS.map((list) => plain.match(list) ?? []).find(
    ({ length }) => length >= LEAST_LINES,
  );
  const lines = lists ?? plain.split(/[\r\n]+/u).filter((line) => !FRAME.test(line));
  const rows = lines.map((line) => line.split(BETWEEN).filter((token) => token !== ''));
  const full = rows.filter(({ length }) => length > 0);
  return full.length === 1 ? rowsOfLine(full[0]!) : full.map(symbolsOf);
}

/** Returns the rows of a board that is written in one line. */
function rowsOfLine(tokens: readonly string[]): string[][] {
  const rows = tokens.flatMap((token) => token.split('/')).filter((token) => token !== '');
  if (rows.length > 1 && rows.every((row) => !isSymbol(row)))
    return rows.map((row) => Array.from(row));
  const symbols = symbolsOf(tokens);
  const size = Math.floor(Math.sqrt(symbols.length));
  if (size * size !== symbols.length) return [symbols];
  return Array.from({ length: size }, (_, row) => symbols.slice(row * size, (row + 1) * size));
}

/** Returns the symbols of a line: its tokens if each is a single symbol, else its characters. */
function symbolsOf(tokens: readonly string[]): string[] {
  return tokens.length > 1 && tokens.every(isSymbol) ? [...tokens] : Array.from(tokens.join(''));
}

function isSymbol(token: string): boolean {
  return /^(?:\d{1,2}|.)$/u.test(token);
}

/** Returns the length that most rows have; of equally frequent lengths the one met first. */
function usualLength(rows: readonly (readonly string[])[]): number {
  const times = new Map<number, number>();
  for (const { length } of rows) times.set(length, (times.get(length) ?? 0) + 1);
  return [...times].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
