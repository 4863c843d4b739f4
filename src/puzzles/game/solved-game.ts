import { newAttempt, NO_HINTS } from '../../core/game/attempt.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';

/** The name of the attempt that solved a puzzle on an earlier visit. */
export const EARLIER = 'earlier';

/**
 * Returns the game of a puzzle that was solved on an earlier visit, with its answer, time and help.
 * @param queens The answer, including the given queens.
 * @param result Left out for a board of the Guard table, whose time is not kept.
 */
export function solvedGame(
  { rules, givens }: Puzzle,
  queens: readonly Square[],
  { elapsed, hints, checks, placements = '' }: Partial<PuzzleResult> = {},
): Game {
  const helped = queens.filter((_, at) => placements[at] === 'h').sort((a, b) => a - b);
  const attempt = {
    ...newAttempt('hand'),
    elapsed: elapsed ?? 0,
    hints: hints ?? NO_HINTS,
    ...(checks && { checks }),
    finished: true,
    ...(helped.length > 0 && { helped }),
  };
  const present = { queens, marks: [], revealed: [], attempt: EARLIER };
  return {
    ...newGame(rules, givens),
    history: { past: [], present, future: [] },
    attempts: { [EARLIER]: attempt },
  };
}
