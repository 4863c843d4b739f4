import { playAddress } from '../../core/routes/addresses.ts';
import { apply } from '../../core/game/game.ts';
import type { Square } from '../../core/board/square.ts';
import { uniqueName } from '../../progress/storage/unique-name.ts';
import type { Progress } from '../../progress/free-play/progress.ts';

/** The number of queens of a turned board that the game places before the player goes on. */
export const LAID_OUT = 2;

/**
 * Lays queens out on the board of a size and opens it, for the player to finish by hand. One Undo brings back the board
 * before.
 * @param queens Squares; none for an empty board.
 */
export async function layOut(
  progress: Progress,
  size: number,
  queens: readonly Square[],
): Promise<void> {
  const { hash } = location;
  const { game } = await progress.loadBoard(size);
  // The player may have gone elsewhere meanwhile.
  if (location.hash !== hash) return;
  progress.saveBoard(size, apply(game, { kind: 'lay-out', queens, by: 'turn' }, uniqueName()));
  location.hash = playAddress(size);
}
