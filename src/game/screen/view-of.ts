import { nothing } from 'lit';
import type { Square } from '../../core/board/square.ts';
import type { AnySession } from '../session/session.ts';
import { holdTimeOf, type Settings } from '../../progress/settings/settings.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';

const NO_SQUARES: ReadonlySet<Square> = new Set();
const NO_REGIONS: readonly number[] = [];

/** Returns the view of a game, without the changes by hints, mistakes or a celebration. */
export function viewOf(
  { game, geometry, position, verdict }: AnySession,
  settings: Settings,
  marking: boolean,
): BoardView {
  return {
    geometry,
    givens: game.givens,
    // Marks have done their work on a solved board.
    position: verdict.solved ? { ...position, marks: [] } : position,
    verdict,
    stars: settings.stars && !verdict.solved,
    coordinates:
      settings.coordinates === 'always' ||
      (settings.coordinates === 'named' && verdict.conflicts.length > 0),
    marking,
    holdTime: holdTimeOf(settings),
    ignoresQuickTaps: settings.ignoresQuickTaps,
    locked: false,
    isComplete: false,
    underlay: nothing,
    uncluttered: NO_SQUARES,
    regionsNamed: NO_REGIONS,
    preview: undefined,
  };
}
