import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Task } from '../../worker/task.ts';
import { crowdedHouses } from './crowded-houses.ts';
import { gradePlacement } from '../../reasoning/grade.ts';
import { answersOf } from '../../search/placement-search.ts';
import type { PuzzleCheck } from '../protocol.ts';

/** Queens tried before a board counts as too hard to check. */
const MOST_NODES = 200_000;

/** Counts the answers of any board of Complete or Regions: none, one or several; grades it if it has one. */
export function* checkPlacement(puzzle: Puzzle): Task<PuzzleCheck> {
  // Crowded houses are tested first: a search of a crowded board may not end.
  const crowded = crowdedHouses(puzzle);
  if (crowded) return { kind: 'none', crowded, least: undefined };
  const { found, outcome } = yield* answersOf(puzzle, 3, MOST_NODES);
  const [answer, other] = found;
  if (answer && other)
    return { kind: 'several', areTwo: outcome === 'exhausted', answers: [answer, other] };
  if (outcome === 'paused') return { kind: 'too-hard' };
  if (!answer) return { kind: 'none', crowded: undefined, least: undefined };
  return { kind: 'one', answer, step: yield* gradePlacement(puzzle) };
}
