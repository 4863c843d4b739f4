import { msg, str } from '@lit/localize';
import { lineBetween } from '../../core/attacks.ts';
import { columnOf, fileName, rankName, rowOf, squareName, type Square } from '../../core/square.ts';
import { listOf } from '../../i18n/format.ts';
import type { Sentence } from '../exhibit.ts';
import { emphasized } from './emphasized.ts';

/** Squares as people read a board: `b8, d7 and f6`. */
export function namesOf(squares: readonly Square[], size: number): string {
  return listOf(squares.map((square) => squareName(square, size)));
}

/** A square of a board that need not be square. */
export function nameOn(square: Square, rows: number, columns: number): string {
  return fileName(columnOf(square, columns)) + rankName(rowOf(square, columns), rows);
}

/** A square was tested; by the queen that sees it, if one does. */
export function testedWords([tested, seenBy]: readonly Square[], size: number): Sentence {
  const name = squareName(tested!, size);
  if (seenBy === undefined) return emphasized(msg(str`*${name}?* No queen attacks it.`));
  const queen = squareName(seenBy, size);
  return lineBetween(tested!, seenBy, size) === 'column'
    ? emphasized(msg(str`*${name}?* ${queen} attacks it down the column: try the next column.`))
    : emphasized(msg(str`*${name}?* ${queen} attacks it along a diagonal: try the next column.`));
}

/** A queen completed a solution. */
export function foundWords([queen]: readonly Square[], size: number): Sentence {
  return emphasized(
    msg(str`*Found.* The queen on ${squareName(queen!, size)} completes a solution.`),
  );
}

/** A whole placement turned out to be a solution. */
export function wholeFoundWords(): Sentence {
  return emphasized(msg('*Found.* No two queens share a diagonal.'));
}

/** A whole placement was refused for two queens on a diagonal. */
export function clashWords(squares: readonly Square[], size: number): Sentence {
  return emphasized(
    msg(str`Rejected: *${namesOf(squares, size)}* attack each other along a diagonal.`),
  );
}

/** A queen was lifted because there is nothing more to try with her. */
export function liftWords([square]: readonly Square[], size: number): Sentence {
  return emphasized(
    msg(str`Everything has been tried with *${squareName(square!, size)}*: remove it.`),
  );
}

/** A row or a column by the names at the board's edges: `Row 5`, `Column c`. */
export function lineName(
  { kind, index }: { readonly kind: 'row' | 'column'; readonly index: number },
  size: number,
): string {
  return kind === 'row'
    ? msg(str`Row ${rankName(index, size)}`)
    : msg(str`Column ${fileName(index)}`);
}
