import { msg, str } from '@lit/localize';
import { squareNameOn, type Square } from '../../core/square.ts';
import { listOf } from '../../i18n/format.ts';
import type { BoardView } from './board-view.ts';

/**
 * The accessible name of every square: `d8, free` · `e4, covered by b7 and g6` · `b7, queen` ·
 * `g6, queen, in conflict` · `c6, marked empty`.
 */
export function squareLabels(
  { geometry, position }: Pick<BoardView, 'geometry' | 'position'>,
  inConflict: ReadonlySet<Square>,
): string[] {
  const queens = new Set(position.queens);
  const marks = new Set(position.marks);
  const revealed = new Set(position.revealed);
  const nameOf = (square: Square): string => squareNameOn(square, geometry.rules.shape);
  /** For each square the queens that see it, in the order placed. */
  const seers = Array.from({ length: geometry.squares }, () => [] as Square[]);
  for (const queen of position.queens) {
    for (const { square } of geometry.sight(queen)) seers[square]!.push(queen);
  }
  return seers.map((by, square) => {
    const name = nameOf(square);
    if (queens.has(square)) {
      if (inConflict.has(square)) return msg(str`${name}, queen, in conflict`);
      if (revealed.has(square)) return msg(str`${name}, revealed queen`);
      return msg(str`${name}, queen`);
    }
    if (marks.has(square)) return msg(str`${name}, marked empty`);
    if (by.length === 0) return msg(str`${name}, free`);
    return msg(str`${name}, covered by ${listOf(by.map(nameOf))}`);
  });
}
