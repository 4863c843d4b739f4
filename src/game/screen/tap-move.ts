import type { Move } from '../../core/game/game.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { AnySession } from '../session/session.ts';

/**
 * Returns the move of a tap under the player's settings. If taps cycle, a tap on an empty square marks it, the next
 * places a queen, the third empties it. If no more queens may be placed, a tap on a marked square empties it.
 */
export function tapMove(
  move: Move,
  { position, isFull = false }: AnySession,
  { tapsCycle }: Pick<Settings, 'tapsCycle'>,
): Move {
  if (!tapsCycle || move.kind !== 'toggle') return move;
  const { square } = move;
  if (position.queens.includes(square)) return move;
  const isMarked = position.marks.includes(square);
  if (isMarked && !isFull) return move;
  return { kind: 'paint', squares: [square], marked: !isMarked };
}
