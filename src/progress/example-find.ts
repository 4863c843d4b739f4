import type { Code } from '../core/code.ts';
import { NO_HELP } from './attempt.ts';
import type { Find } from './find.ts';

/** A find for tests, of which only what matters to the test is said. */
export function exampleFind(code: Code, said: Partial<Find> = {}): Find {
  return { code, foundAt: 1_000, duration: 60_000, moves: 8, help: NO_HELP, ...said };
}
