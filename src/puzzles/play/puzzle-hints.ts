import type { AskCheck } from '../../game/checks/check.ts';
import { Hints } from '../../game/screen/hints.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import { searchHint } from '../../game/session/search.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import type { NtPuzzlePlay } from './puzzle-play.ts';
import { WayBack } from './way-back.ts';

export function puzzleHints(screen: NtPuzzlePlay, session: PuzzleSession): Hints {
  const { puzzle } = session.played;
  const wayBack = new WayBack(session, puzzleSolver, () => screen.requestUpdate());
  return new Hints(
    screen,
    session,
    {
      ask: async ({ signal }) => {
        const { position } = session;
        const hint = await searchHint<Hint>(
          screen,
          (options) => puzzleSolver.hint(puzzle, position, options),
          signal,
        );
        if (hint) void wayBack.follow(hint);
        return hint;
      },
      // A player sees a conflict without help, but not which of its queens the answer lacks.
      countsAsHelp: () => true,
    },
    () => puzzle,
    wayBack,
  );
}

export function checkOf(session: PuzzleSession): AskCheck {
  return (options) => puzzleSolver.checkBoard(session.played.puzzle, session.position, options);
}
