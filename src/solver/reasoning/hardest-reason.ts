import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import type { Task } from '../task.ts';
import { candidatesOf } from './candidates.ts';
import { explain, forcedBy } from './explain.ts';
import { nextReason, type Reason } from './techniques.ts';

/** The hardest reason that hints give for a puzzle of Complete or Regions. */
export interface HardestReason {
  readonly technique: Reason['technique'];
  /**
   * `shared-squares`: k houses fill k others, and this is k. `refutation`: how many queens are forced, one
   * after the other, until a house has no square left; 0 where squares are ruled out without one. The
   * largest, where the technique is needed more than once; `undefined` for the others.
   */
  readonly size: number | undefined;
}

/**
 * The hardest reason that hints give to a player who does what each of them says, from the first to the last.
 * @param puzzle Of the kind Complete or Regions, with exactly one answer.
 * @returns `undefined` where the hints stop on the way.
 */
export function* hardestReason({ rules, givens }: Puzzle): Task<HardestReason | undefined> {
  const queens = [...givens];
  const marks: Square[] = [];
  let hardest: { readonly reason: HardestReason; readonly rank: number } | undefined;
  while (queens.length < rules.shape.rows) {
    const candidates = candidatesOf(rules, queens, marks);
    const next = nextReason(candidates);
    if (!next) return undefined;
    const rank = rankOf(next.reason);
    if (!hardest || rank > hardest.rank) hardest = { reason: sizedReason(next.reason), rank };
    const explanation = explain(next.reason, candidates);
    const forced = forcedBy(explanation);
    if (forced !== undefined) queens.push(forced);
    else if ('excluded' in explanation) marks.push(...explanation.excluded);
    yield;
  }
  return hardest?.reason;
}

function sizedReason(reason: Reason): HardestReason {
  const { technique } = reason;
  switch (technique) {
    case 'shared-squares':
      return { technique, size: reason.houses.length };
    case 'refutation':
      return { technique, size: reason.moves.length };
    default:
      return { technique, size: undefined };
  }
}

/** A number that grows with how hard a reason is, in the order in which hints try them. */
function rankOf(reason: Reason): number {
  switch (reason.technique) {
    case 'last-free-square':
      return 0;
    case 'starved-house':
      return 2;
    case 'shared-squares':
      return reason.houses.length === 1 ? 1 : reason.houses.length + 1;
    case 'refutation':
      // Harder is what rules squares out on the way.
      return (reason.isPlain ? 10 : 1000) + reason.moves.length;
  }
}
