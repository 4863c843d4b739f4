import type { AskCheck } from '../../game/checks/check.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import { Hints } from '../../game/screen/hints.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import { searchHint } from '../../game/session/search.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { stepsBack } from './way-back.ts';

export function puzzleHints(screen: BoardScreen, session: PuzzleSession): Hints {
  const { puzzle } = session.played;
  return new Hints(
    screen,
    session,
    {
      ask({ signal }) {
        const { position } = session;
        return searchHint<Hint>(
          screen,
          (options) => puzzleSolver.hint(puzzle, position, options),
          signal,
        );
      },
      // A player sees a conflict without help, but not which of its queens the answer lacks.
      countsAsHelp: () => true,
    },
    () => stepsBack(session, puzzleSolver),
  );
}

export function checkOf(session: PuzzleSession): AskCheck {
  return (options) => puzzleSolver.checkBoard(session.played.puzzle, session.position, options);
}
