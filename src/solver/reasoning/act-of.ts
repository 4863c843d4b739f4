import type { Move } from '../../core/game/game.ts';
import { forcedBy, type Explanation } from './explain.ts';

/** Returns the move that places the queen a reason forces, or else marks the squares that it rules out. */
export function actOf(explanation: Explanation): Move | undefined {
  const square = forcedBy(explanation);
  if (square !== undefined) return { kind: 'toggle', square };
  return 'excluded' in explanation
    ? { kind: 'paint', squares: explanation.excluded, marked: true }
    : undefined;
}
