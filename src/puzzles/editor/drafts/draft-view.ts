import type { Geometry } from '../../../core/board/geometry.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { Settings } from '../../../progress/settings/settings.ts';
import { PLAIN_VIEW, type BoardView } from '../../../ui/board/grid/board-view.ts';
import type { Drawing } from '../../../ui/drawing/drawing.ts';

/**
 * Returns the view of a board in the editor, before a kind adds to it.
 * @param underlay The drawing over the squares.
 */
export function draftView(
  geometry: Geometry,
  queens: readonly Square[],
  { stars, coordinates }: Pick<Settings, 'stars' | 'coordinates'>,
  underlay: Drawing,
): BoardView {
  return {
    ...PLAIN_VIEW,
    geometry,
    position: { queens, marks: [], revealed: [] },
    verdict: verdict(geometry, queens),
    stars,
    // Sentences about the draft name squares.
    coordinates: coordinates !== 'never',
    underlay,
  };
}
