import type { Conflict } from '../../../core/board/attacks.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import type { BoardView } from '../grid/board-view.ts';
import type { Gesture } from '../input/gestures.ts';
import { DOT, MARK, SHADE, TINT } from './sign-bits.ts';

/**
 * Returns the signs of all squares (sign-bits.ts): a shade on each attacked square without a queen, with a dot unless
 * there is a mark, line or underlay; or a star in place of both; the player's marks; and the tint of queens in conflict.
 */
export function signsOf(
  view: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered' | 'faint'>,
  gesture: Gesture,
): Uint8Array {
  const { geometry, position, verdict, stars, uncluttered } = view;
  const { columns } = geometry.rules.shape;
  // Stars and dots are hidden while a square shows its lines of attack.
  const isShown = stars !== 'off' && gesture.kind !== 'lines';
  const signs = isShown ? verdict.cover.slice() : new Uint8Array(geometry.squares);
  const bare = [
    ...uncluttered,
    ...verdict.conflicts.flatMap((conflict) => squaresBetween(conflict, columns)),
  ];
  for (const square of bare) signs[square] = 0;
  for (const square of shownMarks(position.marks, gesture)) {
    if (!view.faint?.has(square)) signs[square] = MARK;
  }
  if (stars === 'shade') {
    for (const [square, sign] of signs.entries()) {
      const isAttacked = verdict.cover[square] !== 0;
      if (isAttacked) signs[square] = SHADE | (sign & MARK || (sign && DOT));
    }
  }
  for (const square of position.queens) signs[square] = 0;
  for (const square of verdict.inConflict) signs[square]! |= TINT;
  return signs;
}

/** Returns the player's marks as they would be after the stroke in progress. */
function shownMarks(marks: readonly Square[], gesture: Gesture): Iterable<Square> {
  if (gesture.kind !== 'paint') return marks;
  const shown = new Set(marks);
  for (const square of gesture.squares) {
    if (gesture.marked) shown.add(square);
    else shown.delete(square);
  }
  return shown;
}

/** Returns the squares strictly between the two queens of a conflict; none if they conflict only in their region. */
function squaresBetween({ newer, older, line }: Conflict, columns: number): Square[] {
  if (line === 'region') return [];
  const down = rowOf(older, columns) - rowOf(newer, columns);
  const right = columnOf(older, columns) - columnOf(newer, columns);
  const distance = Math.max(Math.abs(down), Math.abs(right));
  return Array.from(
    { length: distance - 1 },
    (_, step) => newer + ((step + 1) * (down * columns + right)) / distance,
  );
}
