import type { Puzzle } from '../../core/puzzle.ts';
import type { Task } from '../task.ts';
import { crowdedHouses } from './crowded-houses.ts';
import { gradePlacement } from '../reasoning/grade.ts';
import { answersOf } from './placement-search.ts';
import type { PuzzleCheck } from './protocol.ts';

/** Queens tried before a board is too hard to check. */
const MOST_NODES = 200_000;

/** Says of a board of Complete or Regions, wherever it comes from, which answers it has. */
export function* checkPlacement(puzzle: Puzzle): Task<PuzzleCheck> {
  // First, because a search may not come to an end on boards that are crowded.
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
