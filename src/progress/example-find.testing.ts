import type { Code } from '../core/code.ts';
import { NO_HELP } from './help.ts';
import type { Find } from './find.ts';

/** A day on which finds of tests were made, in milliseconds since 1970. */
export const SOME_DAY = 1_600_000_000_000;

/** A find for tests, of which only what matters to the test is said. */
export function exampleFind(code: Code, said: Partial<Find> = {}): Find {
  return { code, foundAt: SOME_DAY + 1_000, duration: 60_000, moves: 8, help: NO_HELP, ...said };
}
