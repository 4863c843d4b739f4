import type { AnySession } from '../session/session.ts';
import { holdTimeOf, type Settings } from '../../progress/settings/settings.ts';
import { PLAIN_VIEW, type BoardView } from '../../ui/board/grid/board-view.ts';

/** Returns the view of a game, without the changes by hints, mistakes or a celebration. */
export function viewOf(
  { game, geometry, position, verdict }: AnySession,
  settings: Settings,
  marking: boolean,
): BoardView {
  return {
    ...PLAIN_VIEW,
    geometry,
    givens: game.givens,
    // Marks have done their work on a solved board.
    position: verdict.solved ? { ...position, marks: [] } : position,
    verdict,
    stars: verdict.solved ? 'off' : settings.stars,
    coordinates:
      settings.coordinates === 'always' ||
      (settings.coordinates === 'named' && verdict.conflicts.length > 0),
    marking,
    swipesMark: settings.tapsCycle && !verdict.solved,
    holdTime: holdTimeOf(settings),
    ignoresQuickTaps: settings.ignoresQuickTaps,
  };
}
