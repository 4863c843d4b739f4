import type { Move } from '../../core/game.ts';
import type { Settings } from '../../progress/settings.ts';
import type { AnySession } from '../session.ts';

/**
 * Returns the move that a tap means as taps are set: where they cycle, an empty square is marked first, then has
 * a queen, then is empty.
 * @param isFull True if no more queens may stand: a marked square is then emptied.
 */
export function tapMove(
  move: Move,
  { position }: AnySession,
  { tapsCycle }: Pick<Settings, 'tapsCycle'>,
  isFull = false,
): Move {
  if (!tapsCycle || move.kind !== 'toggle') return move;
  const { square } = move;
  if (position.queens.includes(square)) return move;
  const isMarked = position.marks.includes(square);
  if (isMarked && !isFull) return move;
  return { kind: 'paint', squares: [square], marked: !isMarked };
}
