import type { Conflict } from '../../core/attacks.ts';
import type { Move } from '../../core/game.ts';
import { geometryOf } from '../../core/geometry.ts';
import type { House } from '../../core/house.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import { candidatesOf } from '../reasoning/candidates.ts';
import { explain, forcedBy, type Explanation } from '../reasoning/explain.ts';
import { nextReason } from '../reasoning/techniques.ts';
import type { Hinted, Standing } from './hinted.ts';

/**
 * What a hint says of a board of Complete or Regions; true of every answer that has the queens which stand
 * and leaves the marked squares empty.
 */
export type PlacementFinding =
  | { readonly technique: 'solved' }
  | {
      readonly technique: 'conflict';
      /** Newest first; at least one. */
      readonly conflicts: readonly Conflict[];
    }
  | {
      /** What no answer has; at least one of both. */
      readonly technique: 'wrong';
      /** Queens the player placed. */
      readonly queens: readonly Square[];
      /** Marked squares on which the answer has a queen. */
      readonly marks: readonly Square[];
    }
  | Explanation
  | {
      /** A house has neither a queen nor a free square, so no answer has all that stands. */
      readonly technique: 'emptied';
      readonly house: House;
    }
  | {
      /** The techniques say nothing more. */
      readonly technique: 'beyond';
    };

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
): Hinted<PlacementFinding> {
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
  const finding = explain(next.reason, candidates);
  return { finding, act: actOf(finding) };
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
): Hinted<PlacementFinding> | undefined {
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
