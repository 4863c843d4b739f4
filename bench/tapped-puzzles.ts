import { parsePuzzleCode } from '../src/core/puzzles/puzzle-code.ts';
import type { Square } from '../src/core/board/square.ts';
import { withoutConflict, withoutConflictIn } from './tap-rounds.ts';
import type { TappedBoard, TappedGame } from './tapped-board.ts';

/** Puzzles on square boards. */
export const TAPPED_PUZZLES = {
  'regions-8': {
    size: 8,
    puzzle: 'r/8t/4444446740246667402266634222233344442243444444431111111115555111',
  },
  'regions-12': {
    size: 12,
    puzzle:
      'r/12t/5999911111119991111111119999118b66669991118bb6669999aa8b76669299aabb66369299' +
      'aabb36369299a44b33362229aaa339362229aaa93996222999999999299999999990',
  },
  // A round has at most four queens on the board, which is too few to guard it.
  'guard-12': { size: 12, puzzle: 'g/12x12/6' },
} as const satisfies Readonly<Record<string, TappedGame>>;

/** Returns squares of a game on which queens are not in conflict with each other. */
export async function squaresToTap(
  { size, puzzle }: TappedGame,
  board: TappedBoard,
): Promise<Square[]> {
  const parsed = puzzle === undefined ? undefined : parsePuzzleCode(puzzle);
  // In Guard, queens may attack each other, so any squares will do.
  if (parsed?.ok && parsed.puzzle.rules.goal.kind === 'place') {
    return withoutConflictIn(parsed.puzzle);
  }
  return withoutConflict(size, await board.squaresInReach());
}
