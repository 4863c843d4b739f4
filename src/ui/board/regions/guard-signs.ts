import type { BoardView } from '../grid/board-view.ts';
import type { Gesture } from '../input/gestures.ts';
import { TINT } from '../signs/sign-bits.ts';
import { signsOf } from '../signs/signs.ts';

/**
 * Returns the signs of all squares where queens guard: those of free play, and a tint on every guarded square, which is
 * painted in place of a shade and also if stars are off. The tint has no other meaning there, because no queens are in conflict.
 */
export function guardSigns(
  view: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'stars' | 'uncluttered' | 'preview'>,
  gesture: Gesture,
): Uint8Array {
  const signs = signsOf(view, gesture);
  const bare = new Set(view.verdict.unguarded);
  return signs.map((sign, square) => (bare.has(square) ? sign : sign | TINT));
}
