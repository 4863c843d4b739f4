import type { Square } from '../../core/square.ts';
import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import { supposedQueen } from './layers.ts';
import { DOT, MARK, PLATE, STAR, TINT } from './sign-bits.ts';
import { signsOf } from './signs.ts';

/**
 * What each square carries where regions are: a dot where a queen rules it out by whatever rule holds, the
 * player's mark, and a plate under queens, that of one in conflict in another tint.
 */
export function regionSigns(
  view: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered' | 'ghost'>,
  gesture: Gesture,
): Uint8Array {
  // Where free play has a star or, for squares of the queen's region alone, would have one.
  const signs = signsOf(view, gesture).map((sign) => (sign & STAR ? DOT | (sign & ~STAR) : sign));
  const plates: (Square | undefined)[] = [...view.position.queens, supposedQueen(view, gesture)];
  for (const square of plates) {
    if (square !== undefined) signs[square] = (signs[square]! & (MARK | TINT)) | PLATE;
  }
  return signs;
}
