import { msg, str } from '@lit/localize';
import { columnOf, rowOf, squareName, type Square } from '../../core/square.ts';
import { listOf } from '../../i18n/format.ts';

/** What the labels of the squares depend on. */
export interface LabelledBoard {
  readonly size: number;
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
  readonly revealed: readonly Square[];
  readonly inConflict: ReadonlySet<Square>;
}

/**
 * The accessible name of every square: `d8, free` · `e4, covered by b7 and g6` · `b7, queen` ·
 * `g6, queen, in conflict` · `c6, marked empty`.
 */
export function squareLabels(board: LabelledBoard): string[] {
  const { size } = board;
  const queens = new Set(board.queens);
  const marks = new Set(board.marks);
  const revealed = new Set(board.revealed);
  const seers = seersOf(board.queens, size);
  const labels: string[] = [];
  for (let square = 0; square < size * size; square++) {
    const name = squareName(square, size);
    const by = seers[square]!;
    if (queens.has(square)) {
      if (board.inConflict.has(square)) labels.push(msg(str`${name}, queen, in conflict`));
      else if (revealed.has(square)) labels.push(msg(str`${name}, revealed queen`));
      else labels.push(msg(str`${name}, queen`));
    } else if (marks.has(square)) labels.push(msg(str`${name}, marked empty`));
    else if (by.length === 0) labels.push(msg(str`${name}, free`));
    else
      labels.push(
        msg(str`${name}, covered by ${listOf(by.map((queen) => squareName(queen, size)))}`),
      );
  }
  return labels;
}

/** For each square the queens that see it, in the order placed. */
function seersOf(queens: readonly Square[], size: number): Square[][] {
  const seers = Array.from({ length: size * size }, () => [] as Square[]);
  for (const queen of queens) {
    const row = rowOf(queen, size);
    const column = columnOf(queen, size);
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ] as const) {
      for (const way of [1, -1]) {
        let r = row + way * down;
        let c = column + way * right;
        while (r >= 0 && r < size && c >= 0 && c < size) {
          seers[r * size + c]!.push(queen);
          r += way * down;
          c += way * right;
        }
      }
    }
  }
  return seers;
}
