import type { Code } from '../../core/solutions/code.ts';
import { NO_HELP } from './help.ts';
import type { Find } from './find.ts';

/** A moment at which finds of tests are made, in milliseconds since 1970. */
export const SOME_DAY = 1_600_000_000_000;

/** Returns a find for tests; `said` replaces fields. */
export function exampleFind(code: Code, said: Partial<Find> = {}): Find {
  return { code, foundAt: SOME_DAY + 1_000, duration: 60_000, moves: 8, help: NO_HELP, ...said };
}
