import { playAddress } from '../core/addresses.ts';
import { advance } from '../core/history.ts';
import { emptyPosition } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import { NO_HELP } from '../progress/attempt.ts';
import type { Progress } from '../progress/progress.ts';

/** How many queens the game lays out of a turned board before the player goes on. */
export const LAID_OUT = 2;

/**
 * Lays queens out on the board of a size and opens it, for the player to finish by hand. What stood
 * there is one Undo away.
 * @param queens Squares; none for an empty board.
 */
export async function layOut(
  progress: Progress,
  size: number,
  queens: readonly Square[],
): Promise<void> {
  const { board } = await progress.loadBoard(size);
  const help = { ...NO_HELP, turned: queens.length > 0 };
  progress.saveBoard({
    history: advance(board.history, { ...emptyPosition(size), queens }),
    attempt: { elapsed: 0, moves: 0, help },
  });
  location.hash = playAddress(size);
}
