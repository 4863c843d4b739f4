import { withoutCheckSigns } from '../solutions/check-signs.ts';
import { codeOf } from '../solutions/code.ts';
import { plainForm, withoutQuery, withoutTail } from '../solutions/link-text.ts';
import { conflictsOf } from '../board/attacks.ts';
import {
  completePuzzle,
  guardPuzzle,
  kindOf,
  CODE_SIZES,
  PUZZLE_FORMS,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
} from './puzzle.ts';
import { quoted, type ParsedPuzzle, type PuzzleCodeProblem } from './puzzle-code-problem.ts';
import { lineProblem, readRegionBoard, regionOf, regionsOrProblem } from './region-board-text.ts';
import { mostQueens, SIGHT_NAMES, SIGHTS, type Sight } from '../board/rules.ts';
import type { Shape } from '../board/shape.ts';
import { squareAt, squareNameOn, type Square } from '../board/square.ts';

/**
 * Returns the code of a puzzle. Players keep links with codes, so their meaning never changes:
 *
 * - `r/8t/2200…` Regions: size, `t` for Touch or `s` for Sight, then the region of each square row by row from the top,
 *   0–9 a–f;
 * - `c/8/00007002` Complete: size, then the column of the given queen in each row from the top, 1–9 a–k, and 0 for an
 *   open row;
 * - `g/7x9/5/b6.g4` Guard: rows and columns, the number of queens, and the squares of the given ones, if any.
 *
 * Puzzles are stored under this code, so it has no check signs; players see it as `checkedPuzzleCode` writes it.
 */
export function puzzleCode({ rules, givens }: Puzzle): string {
  const { shape, sight, regions = [] } = rules;
  const { rows, columns } = shape;
  const kind = kindOf(rules);
  const { letter } = PUZZLE_FORMS[kind];
  switch (kind) {
    case 'complete':
      return `${letter}/${rows}/${codeOf(givens, rows)!}`;
    case 'regions': {
      const symbols = regions.map((region) => region.toString(36)).join('');
      return `${letter}/${rows}${SIGHTS[sight].letter}/${symbols}`;
    }
    case 'guard': {
      const names = [...givens].sort((a, b) => a - b).map((given) => squareNameOn(given, shape));
      const head = `${letter}/${rows}x${columns}/${mostQueens(rules)}`;
      return names.length > 0 ? `${head}/${names.join('.')}` : head;
    }
  }
}

/** Sets of letters in patterns: of kinds, and of how far queens see. */
const KIND = `[${PUZZLE_KINDS.map((kind) => PUZZLE_FORMS[kind].letter).join('')}]`;
const SIGHT = `[${SIGHT_NAMES.map((sight) => SIGHTS[sight].letter).join('')}]`;

/** The beginning of a code with check signs, up to the mark. */
const MARKED = new RegExp(String.raw`^(${KIND}/\d+(?:x\d+|${SIGHT})?)v(?=/)`, 'u');

/**
 * The longest text that is read, in characters; a board of 16 × 16 with everything that may surround its symbols is
 * shorter.
 */
const LONGEST_TEXT = 8000;

/**
 * The address before a code, the beginning of a code, and its parts; a shared link to a day's puzzle has the day and the
 * kind before its code.
 */
const LINK = /#\/puzzles\/(?:\d{4}-\d\d-\d\d\/[a-z]+\/)?/u;
const CODE = new RegExp(String.raw`(?<![\p{L}\p{N}])${KIND}\s*/\s*\d`, 'u');
const PARTS = new RegExp(String.raw`^(${KIND})\s*/\s*([^\s/]+)(.*)$`, 'su');

/** Separators between the parts of a code's last part. */
const BETWEEN = /[\s/.,;|_+-]+/u;

/**
 * Reads a code that a person typed, pasted or opened by a link. The code may be alone or within a link and other words,
 * in upper case, with full-width digits, and with spaces between its parts and rows. One with check signs is otherwise
 * read only as it was written. Never throws.
 */
export function parsePuzzleCode(text: string): ParsedPuzzle {
  return read(text, () => ({ kind: 'unknown' }));
}

/**
 * Reads any form of a puzzle that a person has copied: a link or a code, as `parsePuzzleCode` does, or a board of
 * regions drawn with letters, digits or coloured squares, as `readRegionBoard` does; such a board gets the rule Touch.
 * Never throws.
 */
export function readPastedPuzzle(text: string): ParsedPuzzle {
  return read(text, (board) => readRegionBoard(board, 'touch'));
}

function read(text: string, otherwise: (text: string) => Puzzle | PuzzleCodeProblem): ParsedPuzzle {
  const plain = text.length > LONGEST_TEXT ? undefined : plainText(text);
  let result: Puzzle | PuzzleCodeProblem;
  if (plain === undefined) result = { kind: 'too-long' };
  else if (plain === '') result = { kind: 'empty' };
  else result = readWithin(plain) ?? otherwise(plain);
  return isProblem(result) ? { ok: false, problem: result } : { ok: true, puzzle: result };
}

function isProblem(result: Puzzle | PuzzleCodeProblem): result is PuzzleCodeProblem {
  return 'kind' in result;
}

/** Returns a text in lower case, each symbol in its plain form. */
function plainText(text: string): string {
  return plainForm(text).toLowerCase().replaceAll('×', 'x').trim();
}

function readWithin(text: string): Puzzle | PuzzleCodeProblem | undefined {
  const link = LINK.exec(text);
  const start = link ? link.index + link[0].length : text.search(CODE);
  if (start === -1) return undefined;
  const rest = text.slice(start);
  const alone = withoutTail(withoutQuery(/^\S*/u.exec(rest)![0]));
  // A link has no spaces, a code may have some; words may follow both.
  const [likely, other] = link ? [alone, rest] : [rest, alone];
  const result = readCode(likely);
  if (!isProblem(result)) return result;
  const second = readCode(other);
  return isProblem(second) ? result : second;
}

function readCode(text: string): Puzzle | PuzzleCodeProblem {
  const code = withoutSigns(text);
  if (code === undefined) return { kind: 'check' };
  const parts = PARTS.exec(code);
  if (!parts) return { kind: 'unknown' };
  const kind = PUZZLE_KINDS.find((name) => PUZZLE_FORMS[name].letter === parts[1])!;
  const head = parts[2]!;
  const tokens = parts[3]!.split(BETWEEN).map(withoutQuotes).filter(Boolean);
  const sizes = HEADS[kind].exec(head);
  if (!sizes) return { kind: 'head', of: kind, text: quoted(head) };
  const rows = Number(sizes[1]);
  const shape = { rows, columns: PUZZLE_FORMS[kind].isSquare ? rows : Number(sizes[2]) };
  const { least, most } = CODE_SIZES[kind];
  if (Math.min(rows, shape.columns) < least || Math.max(rows, shape.columns) > most) {
    return { kind: 'size', of: kind, shape };
  }
  switch (kind) {
    case 'regions':
      return readRegions(rows, sightOf(sizes[2]), tokens);
    case 'complete':
      return readComplete(rows, tokens.join(''));
    case 'guard':
      return checked(readGuard(shape, tokens), sizes[3]);
  }
}

/**
 * Returns a code without its mark and check signs; `undefined` if the signs are missing or do not fit. A code without
 * the mark stays as it is: codes had no check signs in version 1.0, and players keep them.
 */
function withoutSigns(text: string): string | undefined {
  const code = withoutTail(text.replace(/\s+/gu, ''));
  return MARKED.test(code) ? withoutCheckSigns(code.replace(MARKED, '$1')) : text;
}

/** Refuses a Guard puzzle that does not match the check signs that version 1.0 wrote. */
function checked(
  result: Puzzle | PuzzleCodeProblem,
  signs: string | undefined,
): Puzzle | PuzzleCodeProblem {
  if (isProblem(result) || signs === undefined || signs === guardSigns(result)) return result;
  return { kind: 'check' };
}

/**
 * Returns the two letters that version 1.0 wrote behind the columns of shared Guard codes (`g/7x9co/5/b6.g4`): the first
 * for the number of given queens, the second for a sum of all numbers.
 */
function guardSigns({ rules, givens }: Puzzle): string {
  const { rows, columns } = rules.shape;
  const numbers = [rows, columns, mostQueens(rules), ...givens];
  const sum = numbers.reduce((before, number) => (before * 5 + number) % 26, 0);
  return String.fromCharCode(...[givens.length, sum].map((value) => 97 + (value % 26)));
}

/**
 * The form of the part with the size: in Regions with the rule, which is Touch if left out; in Guard with the check
 * signs of version 1.0, if any.
 */
const HEADS: Readonly<Record<PuzzleKind, RegExp>> = {
  regions: new RegExp(String.raw`^(\d{1,3})(${SIGHT}?)$`, 'u'),
  complete: /^(\d{1,3})$/u,
  guard: /^(\d{1,3})x(\d{1,3})([a-z]{2})?$/u,
};

/** Returns the sight that a letter names; codes may leave out that of Touch. */
function sightOf(letter: string | undefined): Sight {
  return SIGHT_NAMES.find((name) => SIGHTS[name].letter === letter) ?? 'touch';
}

/** Returns a token without the brackets and quotes that people put round a code. */
function withoutQuotes(token: string): string {
  return withoutTail(token).replace(/^[("'<[]+/u, '');
}

function readRegions(
  size: number,
  sight: Sight,
  tokens: readonly string[],
): Puzzle | PuzzleCodeProblem {
  const lines = tokens.map((token) => Array.from(token));
  const symbols = lines.flat();
  const problem =
    lines.length === size ? lineProblem(lines, size) : lengthProblem(symbols.length, size);
  if (problem) return problem;
  const regions: number[] = [];
  for (const [square, symbol] of symbols.entries()) {
    const region = regionOf(symbol, size - Math.floor(square / size), size);
    if (typeof region !== 'number') return region;
    regions.push(region);
  }
  return regionsOrProblem(size, sight, regions);
}

/** Returns the problem of a board of n × n with a wrong number of squares, written without separators between rows. */
function lengthProblem(squares: number, size: number): PuzzleCodeProblem | undefined {
  const expected = size * size;
  if (squares === expected) return undefined;
  if (squares > expected) return { kind: 'goes-on', more: squares - expected };
  const row = size - Math.floor(squares / size);
  return { kind: 'ends', row, actual: squares % size, expected: size };
}

function readComplete(size: number, text: string): Puzzle | PuzzleCodeProblem {
  const symbols = Array.from(text);
  if (symbols.length > size) return { kind: 'goes-on', more: symbols.length - size };
  const givens: Square[] = [];
  for (const [row, symbol] of symbols.entries()) {
    const value = /^[0-9a-z]$/.test(symbol) ? parseInt(symbol, 36) : Infinity;
    if (value > size) {
      const last = size.toString(36);
      return { kind: 'column-symbol', row: size - row, symbol: quoted(symbol), last };
    }
    if (value > 0) givens.push(squareAt(row, value - 1, size));
  }
  if (symbols.length < size) {
    return { kind: 'ends', row: size - symbols.length, actual: 0, expected: size };
  }
  const conflict = conflictsOf(givens, size).at(-1);
  if (conflict) {
    const shape = { rows: size, columns: size };
    return { kind: 'givens-conflict', givens: [conflict.older, conflict.newer], shape };
  }
  if (givens.length === size) return { kind: 'nothing-left', queens: size };
  return completePuzzle(size, givens);
}

function readGuard(
  shape: Shape,
  [number = '', ...names]: readonly string[],
): Puzzle | PuzzleCodeProblem {
  const most = shape.rows * shape.columns;
  const queens = /^\d{1,3}$/u.test(number) ? Number(number) : 0;
  if (queens < 1 || queens > most) return { kind: 'queens', text: quoted(number), most };
  const givens: Square[] = [];
  for (const name of names) {
    const given = squareNamed(name, shape);
    if (typeof given !== 'number') return given;
    if (givens.includes(given)) return { kind: 'twice', name: squareNameOn(given, shape) };
    givens.push(given);
  }
  if (givens.length > queens) return { kind: 'too-many-givens', givens: givens.length, queens };
  if (givens.length === queens) return { kind: 'nothing-left', queens };
  return guardPuzzle(
    shape,
    queens,
    givens.sort((a, b) => a - b),
  );
}

/** Reads the name of a square, as `squareNameOn` writes it; returns the problem if it is none. */
function squareNamed(name: string, shape: Shape): Square | PuzzleCodeProblem {
  const parts = /^([a-z])(\d{1,2})$/u.exec(name);
  if (!parts) return { kind: 'square-name', text: quoted(name) };
  const column = parts[1]!.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(parts[2]);
  if (column >= shape.columns || rank < 1 || rank > shape.rows) {
    return { kind: 'off-board', name, shape };
  }
  return squareAt(shape.rows - rank, column, shape.columns);
}
