import type { AskCheck } from '../game/check.ts';
import { Hints } from '../game/screen/hints.ts';
import { searchHint } from '../game/search.ts';
import { puzzleSolver } from './page-solver.ts';
import type { PuzzleGame } from './puzzle-game.ts';
import type { PuzzleScreen } from './puzzle-screen.ts';

/** Returns the hints of a puzzle that is played. */
export function puzzleHints(screen: PuzzleScreen, { session, played }: PuzzleGame): Hints {
  const { puzzle } = played;
  return new Hints(
    screen,
    session,
    {
      ask: ({ signal }) => {
        const { position } = session;
        return searchHint(
          screen,
          (options) => puzzleSolver.hint(puzzle, position, options),
          signal,
        );
      },
      // A conflict is seen without help, but not which of its queens the answer lacks.
      countsAsHelp: () => true,
    },
    () => puzzle,
  );
}

/** Returns what checks the board of a puzzle that is played. */
export function checkOf({ session, played }: PuzzleGame): AskCheck {
  return (options) => puzzleSolver.checkBoard(played.puzzle, session.position, options);
}
