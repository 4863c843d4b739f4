import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { Task } from '../worker/task.ts';
import { candidatesOf } from './candidates.ts';
import { explain, forcedBy } from './explain.ts';
import { nextReason, type Reason } from './techniques.ts';

/**
 * Finds the hardest reason that hints give to a player who follows each of them, from the first to the last.
 * @param puzzle A puzzle of Complete or Regions with exactly one answer.
 * @returns `undefined` if the hints end before the answer.
 */
export function* hardestReason({ rules, givens }: Puzzle): Task<Reason | undefined> {
  const queens = [...givens];
  const marks: Square[] = [];
  let hardest: { readonly reason: Reason; readonly rank: number } | undefined;
  while (queens.length < rules.shape.rows) {
    const candidates = candidatesOf(rules, queens, marks);
    const next = nextReason(candidates);
    if (!next) return undefined;
    const rank = rankOf(next.reason);
    if (!hardest || rank > hardest.rank) hardest = { reason: next.reason, rank };
    const explanation = explain(next.reason, candidates);
    const forced = forcedBy(explanation);
    if (forced !== undefined) queens.push(forced);
    else if ('excluded' in explanation) marks.push(...explanation.excluded);
    yield;
  }
  return hardest?.reason;
}

/** Ranks a reason by how hard it is: higher is harder. */
function rankOf(reason: Reason): number {
  switch (reason.technique) {
    case 'last-free-square':
      return 0;
    case 'starved-house':
      return 2;
    case 'shared-squares':
      return reason.houses.length === 1 ? 1 : reason.houses.length + 1;
    case 'refutation':
      // A refutation that rules squares out on the way is harder than one that does not.
      return (reason.isPlain ? 10 : 1000) + reason.moves.length;
  }
}
