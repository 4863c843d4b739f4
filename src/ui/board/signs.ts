import type { Conflict } from '../../core/attacks.ts';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import { MARK, TINT } from './sign-bits.ts';

/**
 * What each square carries (sign-bits.ts): the star of a covered square that no queen, mark, line or underlay is in the
 * way of, the player's mark, the tint of a queen in conflict.
 */
export function signsOf(
  view: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered'>,
  gesture: Gesture,
): Uint8Array {
  const { geometry, position, verdict, stars, uncluttered } = view;
  const { columns } = geometry.rules.shape;
  // While a square shows its lines, no star is in their way.
  const starred = stars && gesture.kind !== 'lines';
  const signs = starred ? verdict.cover.slice() : new Uint8Array(geometry.squares);
  const bare = [
    ...position.queens,
    ...uncluttered,
    ...verdict.conflicts.flatMap((conflict) => squaresBetween(conflict, columns)),
  ];
  for (const square of bare) signs[square] = 0;
  for (const square of shownMarks(position.marks, gesture)) signs[square] = MARK;
  for (const square of verdict.inConflict) signs[square]! |= TINT;
  return signs;
}

/** The player's marks, as a stroke that is being painted leaves them. */
function shownMarks(marks: readonly Square[], gesture: Gesture): Iterable<Square> {
  if (gesture.kind !== 'paint') return marks;
  const shown = new Set(marks);
  for (const square of gesture.squares) {
    if (gesture.marked) shown.add(square);
    else shown.delete(square);
  }
  return shown;
}

/** The squares strictly between the two queens of a conflict; queens of one region have none. */
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
