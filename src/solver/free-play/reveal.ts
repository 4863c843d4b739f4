import { conflictsOf } from '../../core/board/attacks.ts';
import { type Code, codeOfColumns } from '../../core/solutions/code.ts';
import type { Square } from '../../core/board/square.ts';
import { imagesOf } from '../../core/solutions/symmetry.ts';
import { nextCompletion } from '../search/completions.ts';
import { newCompletion } from '../insight/new-completion.ts';
import { gridOf, type Grid } from '../search/grid.ts';
import type { Known } from '../insight/known.ts';
import { Search } from '../search/search.ts';
import type { Task } from '../worker/task.ts';

/** Most completions searched for one of a family with none found: all of them up to n = 10. */
const MOST_COMPLETIONS = 724;

/**
 * Returns a completion of the board that the player has not found; `undefined` if there is none. Prefers one of a
 * family with none found or revealed, then one of a family with none found, then one that was not revealed.
 * @param queens In any order; any squares.
 */
export function* revealFrom(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<Code | undefined> {
  if (conflictsOf(queens, size).length > 0) return undefined;
  return yield* preferredCompletion(gridOf(size, queens), known);
}

function* preferredCompletion(grid: Grid, known: Known): Task<Code | undefined> {
  const search = new Search(grid, 'likeliest first');
  let best: Code | undefined;
  let bestRank = Infinity;
  for (let met = 0; met < MOST_COMPLETIONS && (yield* nextCompletion(search)); met++) {
    const code = codeOfColumns(search.columns);
    if (known.isFound(code)) continue;
    const rank = rankOf(code, known);
    if (rank < bestRank) {
      best = code;
      bestRank = rank;
    }
    if (rank === 0) break;
  }
  return best ?? (yield* newCompletion(grid, known));
}

/** Returns the rank of a solution that is not found: 0 for the most preferred, more for others. */
function rankOf(code: Code, known: Known): number {
  const family = imagesOf(code);
  if (family.some((image) => known.isFound(image))) return known.isRevealed(code) ? 3 : 2;
  return family.some((image) => known.isRevealed(image)) ? 1 : 0;
}
