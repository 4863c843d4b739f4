import { NO_HINTS, type Attempt, type Hints } from '../core/attempt.ts';
import { attemptOf, type Game } from '../core/game.ts';
import { RUNGS } from '../core/rungs.ts';

/** What playing a puzzle took, from the first touch on its board. */
export interface PlayTotals {
  /** Milliseconds of play. */
  readonly elapsed: number;
  readonly hints: Hints;
}

/**
 * What a game took in all: a board that was cleared on the way takes nothing back. What came after the answer
 * was shown does not count, nor does an earlier go that was finished.
 */
export function totalsOf(game: Game): PlayTotals {
  const present = attemptOf(game);
  const counted = Object.values<Attempt>(game.attempts).filter(
    (attempt) => attempt.by !== 'reveal' && (!attempt.finished || attempt === present),
  );
  return {
    elapsed: counted.reduce((sum, { elapsed }) => sum + elapsed, 0),
    hints: counted.reduce((sum, { hints }) => plus(sum, hints), NO_HINTS),
  };
}

/** How many hints were taken, however plain each became. */
export function hintCount(hints: Hints): number {
  return Math.max(...RUNGS.map((rung) => hints[rung]));
}

function plus(a: Hints, b: Hints): Hints {
  return {
    nudge: a.nudge + b.nudge,
    where: a.where + b.where,
    why: a.why + b.why,
    place: a.place + b.place,
  };
}
