import { geometryOf } from '../../core/board/geometry.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Rules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { actOf } from '../reasoning/act-of.ts';
import { Candidates, candidatesOf } from '../reasoning/candidates.ts';
import { explain, explainDeadEnd, type DeadEndExplanation } from '../reasoning/explain.ts';
import { raysOf, raysToDeadEnd } from '../reasoning/rays.ts';
import { nextReason, type Reason } from '../reasoning/techniques.ts';
import type { BoardState } from './board-state.ts';
import { conflictHint } from './conflict-hint.ts';
import type { Hint } from './hint.ts';

/**
 * Returns the hint for a board of Complete or Regions: a conflict, or a queen or mark that contradicts the answer, or
 * the simplest reason to go on. Marked squares count as ruled out.
 * @param answer The only answer; left out if there are several, and then nothing is known to be wrong.
 */
export function placementHint(
  { rules, givens }: Puzzle,
  { queens, marks }: BoardState,
  answer: readonly Square[] | undefined,
): Hint {
  const { conflicts, solved } = verdict(geometryOf(rules), queens);
  if (conflicts.length > 0) {
    const wrong = answer && queens.filter((queen) => !answer.includes(queen));
    return conflictHint(conflicts, wrong, givens, answer);
  }
  if (solved) return { finding: { technique: 'solved' }, act: undefined };
  const wrong = answer && wrongHint(rules, { queens, marks }, answer);
  if (wrong) return wrong;

  const candidates = candidatesOf(rules, queens, marks);
  const emptied = candidates.houseWith(0);
  if (emptied >= 0) {
    const house = candidates.of.houses[emptied]!;
    return { finding: { technique: 'emptied', house }, act: undefined };
  }
  const next = nextReason(candidates);
  if (!next) return { finding: { technique: 'beyond' }, act: undefined };
  return reasonHint(next.reason, candidates, rules);
}

/** Returns the hint that gives a reason. */
export function reasonHint(reason: Reason, candidates: Candidates, rules: Rules): Hint {
  const explained = explain(reason, candidates);
  return { finding: { ...explained, rays: raysOf(explained, [], rules) }, act: actOf(explained) };
}

/**
 * Returns a hint about the wrong queen with the shortest reason, the newest among equals; if all queens are right,
 * about such a mark; `undefined` if nothing is wrong.
 */
export function wrongHint(
  rules: Rules,
  { queens, marks }: BoardState,
  answer: readonly Square[],
): Hint | undefined {
  const right = queens.filter((queen) => answer.includes(queen));
  const wrongQueens = queens.filter((queen) => !answer.includes(queen));
  const wrongMarks = marks.filter((mark) => answer.includes(mark));
  const areQueens = wrongQueens.length > 0;
  const wrong = areQueens ? wrongQueens : wrongMarks;
  if (wrong.length === 0) return undefined;

  const rightMarks = marks.filter((mark) => !answer.includes(mark));
  const candidates = candidatesOf(rules, right, rightMarks);
  const ends = wrong.toReversed().map((square) => {
    const tried = new Candidates(candidates.of, candidates);
    if (areQueens) tried.place(square);
    else tried.exclude([square]);
    return { square, deadEnd: explainDeadEnd(tried) };
  });
  const { square, deadEnd } = ends.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
  const others = wrong.filter((other) => other !== square);
  const rays = deadEnd ? raysToDeadEnd(deadEnd, areQueens ? [square] : [], rules) : [];
  const piece = areQueens ? 'queen' : 'mark';
  return {
    finding: { technique: 'wrong', piece, square, together: undefined, others, deadEnd, rays },
    act: areQueens
      ? { kind: 'lift', squares: [square] }
      : { kind: 'paint', squares: [square], marked: false },
  };
}

/** Measures how long a dead end is; infinite if no reason shows it. */
export function lengthOf({
  deadEnd,
}: {
  readonly deadEnd: DeadEndExplanation | undefined;
}): number {
  if (!deadEnd) return Infinity;
  return deadEnd.moves.length + (deadEnd.isPlain ? 0 : 100);
}
