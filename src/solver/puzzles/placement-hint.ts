import type { Move } from '../../core/game.ts';
import { geometryOf } from '../../core/geometry.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import { candidatesOf } from '../reasoning/candidates.ts';
import { explain, forcedBy, type Explanation } from '../reasoning/explain.ts';
import { nextReason } from '../reasoning/techniques.ts';
import type { Hint } from '../hint.ts';
import type { Standing } from './standing.ts';

/**
 * The hint for a board of Complete or Regions: a conflict, else what no answer has, else the simplest
 * reason to go on. Squares that the player has marked count as ruled out. Of a conflict it lifts a queen that
 * the answer lacks; where the answer is not known, the newer one, unless it is given.
 * @param answer The only answer; left out where there are several, and then nothing is known to be wrong.
 */
export function placementHint(
  { rules, givens }: Puzzle,
  { queens, marks }: Standing,
  answer: readonly Square[] | undefined,
): Hint {
  const { conflicts, solved } = verdict(geometryOf(rules), queens);
  if (conflicts.length > 0) {
    const { newer, older } = conflicts[0]!;
    const stays = [...givens, ...(answer ?? [])];
    const lifted = stays.includes(newer) ? older : newer;
    return {
      finding: { technique: 'conflict', conflicts },
      act: givens.includes(lifted) ? undefined : { kind: 'lift', squares: [lifted] },
    };
  }
  if (solved) return { finding: { technique: 'solved' }, act: undefined };
  const wrong = answer && wrongAmong({ queens, marks }, givens, answer);
  if (wrong) return wrong;

  const candidates = candidatesOf(rules, queens, marks);
  const emptied = candidates.houseWith(0);
  if (emptied >= 0) {
    const house = candidates.of.houses[emptied]!;
    return { finding: { technique: 'emptied', house }, act: undefined };
  }
  const next = nextReason(candidates);
  if (!next) return { finding: { technique: 'beyond' }, act: undefined };
  const reason = explain(next.reason, candidates);
  return { finding: { ...reason, rays: [], choice: undefined }, act: actOf(reason) };
}

/** Places the queen that a reason forces, else marks the squares that it rules out. */
function actOf(explanation: Explanation): Move | undefined {
  const square = forcedBy(explanation);
  if (square !== undefined) return { kind: 'toggle', square };
  return 'excluded' in explanation
    ? { kind: 'paint', squares: explanation.excluded, marked: true }
    : undefined;
}

function wrongAmong(
  { queens, marks }: Standing,
  givens: readonly Square[],
  answer: readonly Square[],
): Hint | undefined {
  const wrongQueens = queens.filter((queen) => !givens.includes(queen) && !answer.includes(queen));
  const wrongMarks = marks.filter((mark) => answer.includes(mark));
  if (wrongQueens.length + wrongMarks.length === 0) return undefined;
  return {
    finding: { technique: 'wrong', queens: wrongQueens, marks: wrongMarks },
    act:
      wrongQueens.length > 0
        ? { kind: 'lift', squares: wrongQueens }
        : { kind: 'paint', squares: wrongMarks, marked: false },
  };
}
