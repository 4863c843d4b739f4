import type { Move } from '../core/game.ts';
import type { Square } from '../core/square.ts';
import type { Hint } from '../solver/hint.ts';

/** The queens a hint would lift. */
export function liftedBy(hint: Hint): readonly Square[] | undefined {
  if (hint.technique === 'conflict') return [hint.conflicts[0]!.newer];
  if (hint.technique === 'dead' || hint.technique === 'all-known') return hint.lift?.queens;
  return undefined;
}

/** What a hint leads to; `undefined` where there is nothing to do. */
export function moveOf(hint: Hint): Move | undefined {
  if ('place' in hint) return { kind: 'toggle', square: hint.place };
  const squares = liftedBy(hint);
  return squares && { kind: 'lift', squares };
}
