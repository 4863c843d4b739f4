import type { Geometry } from '../../core/geometry.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import type { Settings } from '../../progress/settings.ts';
import type { BoardView } from '../../ui/board/board-view.ts';
import type { Drawing } from '../../ui/board/drawing.ts';

/**
 * A board that is drawn on, as it is shown before a kind adds to it.
 * @param queens Those that were put on it.
 * @param underlay What is drawn over the squares.
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
    // What is said of the draft names squares.
    coordinates: coordinates !== 'never',
    marking: false,
    locked: false,
    ripe: false,
    underlay,
    uncluttered: UNCLUTTERED,
    regionsNamed: NO_SQUARES,
    ghost: undefined,
  };
}

const NO_SQUARES: readonly number[] = [];
const UNCLUTTERED: ReadonlySet<Square> = new Set();
