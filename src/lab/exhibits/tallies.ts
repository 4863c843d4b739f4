import { tally } from '../algorithm.ts';

/** What a step counts in several exhibits. */
export const NOTHING = tally();
/** A square or a whole placement was asked whether it is safe. */
export const TESTED = tally({ tested: 1 });
export const PLACED = tally({ placed: 1 });
export const LIFTED = tally({ lifted: 1 });
/** A queen was tried: the test is that she is put there. */
export const TRIED = tally({ tested: 1, placed: 1 });
/** The same, where a solution is complete by it. */
export const FOUND_BY_PLACING = tally({ placed: 1, found: 1 });
export const FOUND_BY_TESTING = tally({ tested: 1, found: 1 });
export const FOUND_BY_TRYING = tally({ tested: 1, placed: 1, found: 1 });
