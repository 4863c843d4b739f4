import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import type { Task } from '../task.ts';
import { placementHint, type PlacementFinding } from './placement-hint.ts';
import type { HardestReason } from './protocol.ts';

/** A reason, and a number that grows with how hard it is, in the order in which hints try them. */
interface Ranked {
  readonly reason: HardestReason;
  readonly rank: number;
}

/**
 * The hardest reason that hints give to somebody who does what each of them says, from the first to the last.
 * @param puzzle Of the kind Complete or Regions.
 * @param answer The only answer.
 * @returns `undefined` where the hints stop on the way.
 */
export function* hardestReason(
  puzzle: Puzzle,
  answer: readonly Square[],
): Task<HardestReason | undefined> {
  const queens = [...puzzle.givens];
  const marks: Square[] = [];
  let hardest: Ranked | undefined;
  for (;;) {
    const { finding, act } = placementHint(puzzle, { queens, marks }, answer);
    if (finding.technique === 'solved') return hardest?.reason;
    const ranked = rankedOf(finding);
    if (!ranked) return undefined;
    if (!hardest || ranked.rank > hardest.rank) hardest = ranked;
    if (act?.kind === 'toggle') queens.push(act.square);
    if (act?.kind === 'paint') marks.push(...act.squares);
    yield;
  }
}

function rankedOf(finding: PlacementFinding): Ranked | undefined {
  const { technique } = finding;
  switch (technique) {
    case 'last-free-square':
      return { reason: { technique, size: undefined }, rank: 0 };
    case 'starved-house':
      return { reason: { technique, size: undefined }, rank: 2 };
    case 'shared-squares': {
      const size = finding.houses.length;
      return { reason: { technique, size }, rank: size === 1 ? 1 : size + 1 };
    }
    case 'refutation': {
      const size = finding.moves.length;
      // Harder is what rules squares out on the way.
      return { reason: { technique, size }, rank: (finding.isPlain ? 10 : 1000) + size };
    }
    default:
      return undefined;
  }
}
