import type { Square } from '../../../core/board/square.ts';
import type { BoardView } from '../grid/board-view.ts';
import type { Gesture } from '../input/gestures.ts';
import { previewSquare } from '../layers.ts';
import { DOT, MARK, PLATE, STAR, TINT } from '../signs/sign-bits.ts';
import { shownSupposed } from '../supposed-drawing.ts';
import { signsOf } from '../signs/signs.ts';

/**
 * Returns the signs of all squares on a board of regions: a dot on each square that a queen rules out by any rule, the
 * player's marks, and a plate under each queen, with another tint if the queen is in conflict.
 */
export function regionSigns(
  view: Pick<
    BoardView,
    'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered' | 'faint' | 'preview' | 'supposed'
  >,
  gesture: Gesture,
): Uint8Array {
  // Stars and dots become dots; `STAR` includes the bit of squares ruled out by their region alone.
  const signs = signsOf(view, gesture).map(
    (sign) => (sign & STAR ? DOT : 0) | (sign & (MARK | TINT)),
  );
  const plates: (Square | undefined)[] = [
    ...view.position.queens,
    ...shownSupposed(view, gesture).map(({ square }) => square),
    previewSquare(view, gesture),
  ];
  for (const square of plates) {
    if (square !== undefined) signs[square] = (signs[square]! & (MARK | TINT)) | PLATE;
  }
  return signs;
}
