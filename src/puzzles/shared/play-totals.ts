import type { Square } from '../../core/board/square.ts';
import { NO_HINTS, type Attempt, type Hints } from '../../core/game/attempt.ts';
import { attemptOf, type Game } from '../../core/game/game.ts';

/** The time and help of a puzzle, from the first touch on its board. */
interface PlayTotals {
  /** Milliseconds of play. */
  readonly elapsed: number;
  readonly hints: Hints;
  /** Number of times the board was checked for mistakes; left out if it was not. */
  readonly checks?: number;
}

/**
 * Returns the total time and help of a game, including boards that were cleared on the way. Attempts after the answer
 * was revealed do not count, nor does an earlier attempt that was finished.
 */
export function totalsOf(game: Game): PlayTotals {
  const counted = countedOf(game);
  const checks = counted.reduce((sum, attempt) => sum + (attempt.checks ?? 0), 0);
  return {
    elapsed: counted.reduce((sum, { elapsed }) => sum + elapsed, 0),
    hints: counted.reduce((sum, { hints }) => plus(sum, hints), NO_HINTS),
    ...(checks > 0 && { checks }),
  };
}

/** Returns true if the answer was shown in a game, also if the board was cleared since. */
export function wasShownIn({ attempts }: Game): boolean {
  return Object.values<Attempt>(attempts).some(({ by }) => by === 'reveal');
}

/**
 * Returns the queens on the board in the order they were placed, one letter each: `g` given, `o` the player's own, `h`
 * after a hint.
 */
export function placementsOf(game: Game): string {
  const helped = new Set(countedOf(game).flatMap((attempt) => attempt.helped ?? []));
  const letterOf = (queen: Square): string => {
    if (game.givens.includes(queen)) return 'g';
    return helped.has(queen) ? 'h' : 'o';
  };
  return game.history.present.queens.map(letterOf).join('');
}

/** Returns the attempts that count: all but revealed ones and earlier ones that were finished. */
function countedOf(game: Game): readonly Attempt[] {
  const present = attemptOf(game);
  return Object.values<Attempt>(game.attempts).filter(
    (attempt) => attempt.by !== 'reveal' && (!attempt.finished || attempt === present),
  );
}

function plus(a: Hints, b: Hints): Hints {
  return {
    nudge: a.nudge + b.nudge,
    where: a.where + b.where,
    why: a.why + b.why,
    place: a.place + b.place,
  };
}

/** Squares for a given queen, one that the player placed, and one placed after a hint. */
const SQUARES: Readonly<Record<string, string>> = { g: '⬜', o: '🟩', h: '🟨' };

/**
 * Returns the placements of queens as squares, for text that is shared.
 * @param placements One letter for each queen, as in `PuzzleResult.placements`.
 */
export function placementSquares(placements: string): string {
  return Array.from(placements, (letter) => SQUARES[letter] ?? '').join('');
}
