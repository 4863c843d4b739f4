import type { Conflict } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import type { ConflictRemoval, Hint } from './hint.ts';

/**
 * Returns the hint for queens that the rules do not allow together. It is about the newest pair, and removes a wrong
 * queen of it, the newer of two; if it is not known which are wrong, the newer one, unless that is given.
 * @param conflicts At least one, the newest first.
 * @param wrong The wrong queens; left out if they are not known.
 * @param answer The only answer; left out if there are several.
 */
export function conflictHint(
  conflicts: readonly Conflict[],
  wrong: readonly Square[] | undefined,
  givens: readonly Square[] = [],
  answer?: readonly Square[],
): Hint {
  const goes = (queen: Square): boolean =>
    wrong ? wrong.includes(queen) : !givens.includes(queen);
  const { newer, older } = conflicts[0]!;
  const queen = [newer, older].find(goes);
  const because = (): ConflictRemoval['because'] => {
    if (givens.includes(queen === newer ? older : newer)) return 'other-given';
    if (answer) return 'not-in-answer';
    return queen === newer ? 'newer' : 'apart-from-rest';
  };
  const remove = queen === undefined ? undefined : { queen, because: because() };
  return {
    finding: { technique: 'conflict', conflicts, remove },
    act: remove && { kind: 'lift', squares: [remove.queen] },
  };
}
