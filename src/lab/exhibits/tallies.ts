import { firstClash, squaresOf } from '../machine/queens-by-row.ts';
import { tally, type Step } from '../machine/algorithm.ts';

/** Counter changes that steps of several exhibits share. */
export const NOTHING = tally();
/** The change of a step that tests a square or a whole placement. */
export const TESTED = tally({ tested: 1 });
export const PLACED = tally({ placed: 1 });
export const LIFTED = tally({ lifted: 1 });
/** The change of a step that tests a square by placing a queen on it. */
export const TRIED = tally({ tested: 1, placed: 1 });
/** The changes of steps that complete a solution. */
export const FOUND_BY_PLACING = tally({ placed: 1, found: 1 });
export const FOUND_BY_TESTING = tally({ tested: 1, found: 1 });
export const FOUND_BY_TRYING = tally({ tested: 1, placed: 1, found: 1 });

/**
 * Tests a whole placement.
 * @param columns The 0-based columns of the queens, one per row from the top.
 */
export function testedWhole(columns: readonly number[], size: number): Step<'refused' | 'found'> {
  const clash = firstClash(columns, size);
  return clash
    ? { kind: 'refused', squares: clash, change: TESTED }
    : { kind: 'found', squares: squaresOf(columns, size), change: FOUND_BY_TESTING };
}
