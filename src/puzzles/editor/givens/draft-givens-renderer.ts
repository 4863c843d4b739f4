import { msg, str } from '@lit/localize';
import { kindOf } from '../../../core/puzzles/puzzle.ts';
import type { BoardView } from '../../../ui/board/grid/board-view.ts';
import type { Gesture } from '../../../ui/board/input/gestures.ts';
import type { BoardWords } from '../../../ui/board/grid/cell-labels.ts';
import { puzzleWords } from '../../../ui/board/regions/puzzle-labels.ts';
import { PuzzleRenderer } from '../../../ui/board/regions/puzzle-renderer.ts';
import { kindName } from '../../shared/puzzle-words.ts';

function asGiven<View extends BoardView>(view: View): View {
  return { ...view, givens: view.position.queens };
}

/** Labels of a board on which queens are given. Its squares have the same labels as in play. */
const givenWords: BoardWords = {
  ...puzzleWords,
  boardLabel({ geometry, position, verdict }) {
    const { rules } = geometry;
    const { rows, columns } = rules.shape;
    const label = [
      msg(str`Your ${kindName(kindOf(rules))}, ${rows} by ${columns}`),
      msg(str`given: ${position.queens.length}`),
    ];
    if (rules.goal.kind === 'guard') {
      label.push(msg(str`squares not guarded: ${verdict.unguarded.length}`));
    }
    if (verdict.conflicts.length > 0) label.push(msg(str`conflicts: ${verdict.conflicts.length}`));
    return label.join(msg(', '));
  },
  squareStates: (view) => puzzleWords.squareStates(asGiven(view)),
};

/** Draws queens that a player gives. They have frames as in play, and can still be moved and removed. */
export class DraftGivensRenderer extends PuzzleRenderer {
  static override readonly words = givenWords;

  override show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    super.show(asGiven(view), gesture, before);
  }
}
