import type { Geometry } from '../../../core/board/geometry.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { Settings } from '../../../progress/settings/settings.ts';
import type { BoardView } from '../../../ui/board/grid/board-view.ts';
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
    geometry,
    givens: NO_SQUARES,
    position: { queens, marks: NO_SQUARES, revealed: NO_SQUARES },
    verdict: verdict(geometry, queens),
    stars,
    // Sentences about the draft name squares.
    coordinates: coordinates !== 'never',
    marking: false,
    locked: false,
    isComplete: false,
    underlay,
    uncluttered: UNCLUTTERED,
    regionsNamed: NO_SQUARES,
    preview: undefined,
  };
}

const NO_SQUARES: readonly number[] = [];
const UNCLUTTERED: ReadonlySet<Square> = new Set();
