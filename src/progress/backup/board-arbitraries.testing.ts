import fc from 'fast-check';
import { newAttempt } from '../../core/game/attempt.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import { queensRules } from '../../core/board/rules.ts';
import { verdict } from '../../core/board/verdict.ts';
import type { Boards } from './board-backup.ts';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import type { SavedGame } from '../games/saved-game.ts';

/** Returns a board of free play with these queens and marks and without a history, for tests. */
export function standing(
  size: number,
  queens: readonly number[],
  marks: readonly number[] = [],
): Game {
  const attempt = 'start';
  return {
    ...newGame(queensRules(size)),
    history: { past: [], present: { queens, marks, revealed: [], attempt }, future: [] },
    attempts: { [attempt]: { ...newAttempt('hand'), moves: queens.length } },
  };
}

/** Unfinished boards as a backup holds them, with their sizes. */
const boards: fc.Arbitrary<readonly [size: number, board: SavedGame]> = fc
  .record({
    size: fc.integer({ min: 4, max: 6 }),
    squares: fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 5 }),
    areMarks: fc.nat(2),
    after: fc.nat(5),
  })
  .map(({ size, squares, areMarks, after }) => {
    const game = standing(size, squares.slice(areMarks), squares.slice(0, areMarks));
    // The name depends on the position: a page has only one board at a time.
    const changedBy = `page of ${JSON.stringify(game.history.present)}`;
    return [size, { game, changedBy, changedAt: SOME_DAY + after, revision: 1 }] as const;
  })
  .filter(([, { game }]) => !verdict(geometryOf(game.rules), game.history.present.queens).solved);

/** The unfinished boards that a backup may hold, by size, for tests. */
export const boardMaps: fc.Arbitrary<Boards> = fc
  .uniqueArray(boards, { selector: ([size]) => size, maxLength: 3 })
  .map((list) => new Map([...list].sort(([a], [b]) => a - b)));
