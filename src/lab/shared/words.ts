import { msg, str } from '@lit/localize';
import { lineBetween } from '../../core/board/attacks.ts';
import {
  columnOf,
  fileName,
  rankName,
  rowOf,
  squareAt,
  squareName,
  type Square,
} from '../../core/board/square.ts';
import { listOf, oneOf } from '../../i18n/format.ts';
import type { Answer, Question } from './exhibit.ts';

/** Returns the names of squares as a list: `b8, d7 and f6`. */
export function namesOf(squares: readonly Square[], size: number): string {
  return listOf(squares.map((square) => squareName(square, size)));
}

/** Returns the name of a square on a board that need not be square. */
export function nameOn(square: Square, rows: number, columns: number): string {
  return fileName(columnOf(square, columns)) + rankName(rowOf(square, columns), rows);
}

/** The value of a variable that has none. */
export const NONE = '–';

/** Returns the name of a 0-based row as at the edge of the board; `NONE` below the last row. */
export function rowWord(row: number, rows: number): string {
  return row >= 0 && row < rows ? rankName(row, rows) : NONE;
}

/** Returns the name of a 0-based column; `NONE` beyond the last column. */
export function columnWord(column: number, columns: number): string {
  return column >= 0 && column < columns ? fileName(column) : NONE;
}

/** Returns the names of squares one by one, for a variable. */
export function squareWords(squares: readonly Square[], rows: number, columns: number): string[] {
  return squares.map((square) => nameOn(square, rows, columns));
}

/** Returns the sentence for a tested square and the queen that attacks it, if one does. */
export function testedWords([tested, seenBy]: readonly Square[], size: number): string {
  const name = squareName(tested!, size);
  if (seenBy === undefined) return msg(str`*${name}?* No queen attacks it.`);
  const queen = squareName(seenBy, size);
  const isLast = columnOf(tested!, size) === size - 1;
  return lineBetween(tested!, seenBy, size) === 'column'
    ? isLast
      ? msg(str`*${name}?* ${queen} attacks it down the column. No column is left.`)
      : msg(str`*${name}?* ${queen} attacks it down the column: try the next column.`)
    : isLast
      ? msg(str`*${name}?* ${queen} attacks it along a diagonal. No column is left.`)
      : msg(str`*${name}?* ${queen} attacks it along a diagonal: try the next column.`);
}

/** Returns the sentence for a queen that completes a solution. */
export function foundWords([queen]: readonly Square[], size: number): string {
  return msg(str`*Found.* The queen on ${squareName(queen!, size)} completes a solution.`);
}

/** Returns the sentence for a whole placement that is a solution. */
export function wholeFoundWords(): string {
  return msg('*Found.* No two queens share a diagonal.');
}

/** Returns the sentence for a whole placement with two queens on a diagonal. */
export function clashWords(squares: readonly Square[], size: number): string {
  return msg(str`Rejected: *${namesOf(squares, size)}* attack each other along a diagonal.`);
}

/** Returns the sentence for a queen that is removed, because everything has been tried with it. */
export function liftWords([square]: readonly Square[], size: number): string {
  return msg(str`Everything has been tried with *${squareName(square!, size)}*: remove it.`);
}

/** A row or column, 0-based. */
export interface Line {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

/** Returns the name of a row or column, as at the edges of the board: `5`, `c`. */
export function lineWord({ kind, index }: Line, size: number): string {
  return kind === 'row' ? rankName(index, size) : fileName(index);
}

/** Takes the wording for a row or for a column; the message holds `[row|column]` where the two differ. */
export function ofLine({ kind }: Line, message: string): string {
  return oneOf(kind, ['row', 'column'], message);
}

/** Returns the words that ask if a row or column without a queen has no free square. */
export function deadQuestionWords(): string {
  return msg('*A dead end?* Is a row or column left without a free square?');
}

/** Returns the question for the square of a row or column that is tried next: its words, and the squares of the line. */
export function lineQuestion(line: Line, size: number): Pick<Question, 'words' | 'squares'> {
  const words = ofLine(
    line,
    msg(str`*[Row|Column] ${lineWord(line, size)}:* choose the square that takes the next queen.`),
  );
  return { words, squares: squaresInLine(line, size) };
}

/** Returns the reason of the answer to that question: the next free square of the line, or none that is left. */
export function lineReasonWords(line: Line, answer: Answer, size: number): string {
  const name = lineWord(line, size);
  return ofLine(
    line,
    answer === 'none'
      ? msg(str`Every free square of [row|column] ${name} has been tried.`)
      : msg(str`It is the next free square of [row|column] ${name}.`),
  );
}

/** Returns the squares of a 0-based row from the left, or of a column from the top. */
export function squaresInLine({ kind, index }: Line, size: number): Square[] {
  return Array.from({ length: size }, (_, k) =>
    kind === 'row' ? squareAt(index, k, size) : squareAt(k, index, size),
  );
}

/** Returns the sentence with the picture how a queen attacks. */
export function attackLineWords(): string {
  return msg('A queen attacks along its row, its column and both diagonals.');
}
