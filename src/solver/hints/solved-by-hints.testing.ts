import { apply, newGame } from '../../core/game/game.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { placementHint } from './placement-hint.ts';

/**
 * Plays a puzzle of Complete or Regions by its hints alone, and checks each: queens go to squares of the answer, and
 * marks do not.
 * @param answer The only answer.
 * @returns True if the hints reach the answer; false if they stop before.
 */
export function expectSolvedByHints(puzzle: Puzzle, answer: readonly Square[]): boolean {
  let game = newGame(puzzle.rules, puzzle.givens);
  for (let hints = 0; hints < 4 * answer.length ** 2; hints++) {
    const { queens, marks } = game.history.present;
    if (queens.length === answer.length) return true;
    const { act } = placementHint(puzzle, { queens, marks }, answer);
    if (!act) return false;
    const isRight =
      act.kind === 'toggle'
        ? answer.includes(act.square) && !queens.includes(act.square)
        : act.kind === 'paint' &&
          act.marked &&
          act.squares.every((square) => !answer.includes(square));
    if (!isRight) throw new Error(`${JSON.stringify(act)} is no step to ${String(answer)}.`);
    const next = apply(game, act, 'start');
    if (next === game) throw new Error(`${JSON.stringify(act)} changes nothing.`);
    game = next;
  }
  throw new Error('The hints come to no end.');
}
