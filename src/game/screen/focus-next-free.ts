import { isFree } from '../../ui/board/grid/board-view.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import type { AnySession } from '../session/session.ts';

/** Focuses the next square in reading order that is free and not marked, after the last the first; if there is one. */
export function focusNextFree(board: NtBoard, session: AnySession): void {
  const { geometry, position } = session;
  const { squares } = geometry;
  for (let step = 1; step <= squares; step++) {
    const square = (board.focusedSquare + step) % squares;
    if (isFree(session, square) && !position.marks.includes(square)) {
      board.focusOn(square);
      return;
    }
  }
}
