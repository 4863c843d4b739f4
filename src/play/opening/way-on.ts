import type { Square } from '../../core/board/square.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';

/** The next step of a new player, by the square to tap. */
export interface WayOn {
  readonly square: Square;
  /** True if the queen on the square is to be taken back; otherwise a queen is to be placed there. */
  readonly isBack: boolean;
}

/**
 * Returns the way on from the queens of a small board that is not solved: back from the newest queen that the solution
 * with the most of them lacks, else on to the first that is missing.
 * @param queens In the order they were placed.
 */
export function wayOn(queens: readonly Square[], size: number): WayOn {
  const wrongIn = (solution: readonly Square[]): Square[] =>
    queens.filter((queen) => !solution.includes(queen));
  const [nearest] = [...solutionsOf(size)]
    .map(queensOf)
    .sort((a, b) => wrongIn(a).length - wrongIn(b).length);
  const wrong = wrongIn(nearest!).at(-1);
  if (wrong !== undefined) return { square: wrong, isBack: true };
  return { square: nearest!.find((queen) => !queens.includes(queen))!, isBack: false };
}
