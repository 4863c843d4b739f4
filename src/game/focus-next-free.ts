import type { NtBoard } from '../ui/board/board.ts';
import type { AnySession } from './session.ts';

/** Sets the focus on the next square in reading order that is free and not marked, if there is one. */
export function focusNextFree(board: NtBoard, { geometry, position }: AnySession): void {
  const { squares } = geometry;
  for (let step = 1; step <= squares; step++) {
    const square = (board.focusedSquare + step) % squares;
    if (board.isFree(square) && !position.marks.includes(square)) {
      board.focusOn(square);
      return;
    }
  }
}
