import { nextBoard } from '../../game/session/next-board.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';

/**
 * Finds the number of Undo steps back to the newest board on which Check finds nothing wrong.
 * @returns `undefined` if nothing is wrong, or if there is no such board.
 */
export async function stepsBack(
  session: PuzzleSession,
  solver: Pick<PuzzleSolver, 'checkBoard'>,
): Promise<number | undefined> {
  const { position: from, game, played } = session;
  const signal = nextBoard(session);
  for (const [steps, { queens, marks }] of [from, ...game.history.past.toReversed()].entries()) {
    const question = solver.checkBoard(played.puzzle, { queens, marks }, { signal });
    const reply = await replyTo(question, signal);
    if (reply.kind !== 'answered' || session.position !== from) return undefined;
    const check = reply.answer;
    if (check.kind !== 'checked') return undefined;
    if (check.queens.length + check.marks.length === 0) return steps === 0 ? undefined : steps;
  }
  return undefined;
}
