import { DIFFICULTIES, type Puzzle, type Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { Task } from '../worker/task.ts';
import { candidatesOf, type Candidates } from './candidates.ts';
import { applyReason, nextReason } from './techniques.ts';

/** Most refutations of a Tricky puzzle. A puzzle that needs more is Thorny, however short they are. */
const MOST_REFUTATIONS = 3;

/**
 * Grades a puzzle of Complete or Regions by the hardest reason that its solving needs if the simplest reason is taken
 * at each turn, as hints do.
 * @param puzzle It has exactly one answer.
 * @param most Gives up on puzzles harder than this.
 * @returns `undefined` if the techniques do not solve it, or if it is harder.
 */
export function* gradePlacement(
  puzzle: Puzzle,
  most: Difficulty = 'thorny',
): Task<Difficulty | undefined> {
  const { candidates, hardest } = yield* solve(puzzle, most);
  return candidates.left === 0 ? hardest : undefined;
}

/** Returns the squares that are still free when the techniques up to a difficulty apply no more. */
export function* squaresLeft(puzzle: Puzzle, most: Difficulty): Task<Square[]> {
  const { candidates } = yield* solve(puzzle, most);
  return candidates.squaresIn();
}

function* solve(
  { rules, givens }: Puzzle,
  most: Difficulty,
): Task<{ readonly candidates: Candidates; readonly hardest: Difficulty }> {
  const candidates = candidatesOf(rules, givens);
  let hardest: Difficulty = DIFFICULTIES[0];
  let refutations = 0;
  while (candidates.left > 0) {
    const next = nextReason(candidates, most);
    if (!next) break;
    if (next.reason.technique === 'refutation') refutations++;
    const step = refutations > MOST_REFUTATIONS ? 'thorny' : next.step;
    if (DIFFICULTIES.indexOf(step) > DIFFICULTIES.indexOf(most)) break;
    if (DIFFICULTIES.indexOf(step) > DIFFICULTIES.indexOf(hardest)) hardest = step;
    applyReason(next.reason, candidates);
    yield;
  }
  return { candidates, hardest };
}
