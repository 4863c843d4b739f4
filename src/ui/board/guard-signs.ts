import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import { supposedQueen } from './layers.ts';
import { MARK, RING } from './sign-bits.ts';
import { signsOf } from './signs.ts';

/**
 * What each square carries where queens guard: a ring if it is not guarded, whether stars are shown or not;
 * else what it carries in free play.
 */
export function guardSigns(
  view: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered' | 'ghost'>,
  gesture: Gesture,
): Uint8Array {
  const signs = signsOf(view, gesture);
  const supposed = supposedQueen(view, gesture);
  for (const square of view.verdict.unguarded) {
    // What is drawn over a square takes the place of its ring, but never of the player's mark.
    const isCovered = view.uncluttered.has(square) || square === supposed;
    if (signs[square]! & MARK || !isCovered) signs[square]! |= RING;
  }
  return signs;
}
