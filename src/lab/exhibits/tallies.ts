import { tally } from '../machine/algorithm.ts';

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
