import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { puzzleCode, readPastedPuzzle } from '../../core/puzzles/puzzle-code.ts';
import { puzzleAddress } from '../../core/routes/addresses.ts';
import { challengeIn, challengeQuery } from '../../core/routes/challenge.ts';
import { parsePuzzlesPage } from '../../core/routes/puzzles-page.ts';
import { parseRoute } from '../../core/routes/route.ts';
import { addressIn } from '../../core/solutions/link-text.ts';

/** Returns the address that a pasted text leads to: a puzzle, or another page of the game; else its problem. */
export function pastedAddress(text: string): string | PuzzleCodeProblem {
  const read = readPastedPuzzle(text);
  if (read.ok) return puzzleAddress(puzzleCode(read.puzzle)) + challengeQuery(challengeIn(text));
  const link = addressIn(text);
  return link !== undefined && leadsElsewhere(link) ? link : read.problem;
}

/** Returns true for an address of a page of the game other than a puzzle by its code. */
function leadsElsewhere(address: string): boolean {
  const route = parseRoute(address);
  if (route.screen !== 'puzzles') return route.screen !== 'unknown';
  const page = parsePuzzlesPage(route.path);
  return page !== undefined && page.page !== 'puzzle';
}
