import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import { TINT } from './sign-bits.ts';
import { signsOf } from './signs.ts';

/**
 * What each square carries where queens guard: a tint if it is guarded, whether stars are shown or not; besides it what
 * it carries in free play. No queen is in conflict there, so that the tint means nothing else.
 */
export function guardSigns(
  view: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered' | 'ghost'>,
  gesture: Gesture,
): Uint8Array {
  const signs = signsOf(view, gesture);
  const bare = new Set(view.verdict.unguarded);
  return signs.map((sign, square) => (bare.has(square) ? sign : sign | TINT));
}
