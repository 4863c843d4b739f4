import type { Square } from '../board/square.ts';
import type { Game } from './game.ts';
import { lineOf } from './history.ts';

/** A change of the queens on a board, by whatever move. */
export interface PlayedMove {
  /** The queen that was placed, or all queens that were removed in one step. */
  readonly squares: readonly Square[];
  readonly isPlaced: boolean;
  /** Milliseconds of play up to it; `undefined` if no times were kept. */
  readonly at?: number | undefined;
  /** Milliseconds of play before it in which the player did nothing, the longest such time since the move before. */
  readonly idle?: number | undefined;
}

/** Returns the changes from some queens to others: first those removed, then those placed, one by one. */
export function movesBetween(
  before: readonly Square[],
  after: readonly Square[],
): readonly PlayedMove[] {
  const removed = before.filter((queen) => !after.includes(queen));
  const placed = after.filter((queen) => !before.includes(queen));
  return [
    ...(removed.length > 0 ? [{ squares: removed, isPlaced: false }] : []),
    ...placed.map((queen) => ({ squares: [queen], isPlaced: true })),
  ];
}

/** Returns the moves that lead from the given queens of a game to its present position, without what was undone. */
export function movesOf({ givens, history }: Game): readonly PlayedMove[] {
  const line = [givens, ...lineOf(history).map(({ queens }) => queens)];
  return line.flatMap((queens, index) =>
    index === 0 ? [] : movesBetween(line[index - 1]!, queens),
  );
}

/** Returns the queens on a board after some moves, in the order they were placed. */
export function queensAfter(
  givens: readonly Square[],
  moves: readonly PlayedMove[],
): readonly Square[] {
  return moves.reduce<readonly Square[]>(
    (queens, { squares, isPlaced }) =>
      isPlaced ? [...queens, ...squares] : queens.filter((queen) => !squares.includes(queen)),
    givens,
  );
}
