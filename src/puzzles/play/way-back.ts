import { nextBoard } from '../../game/session/next-board.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';

/** Findings on boards that no answer contains. */
const WRONG: ReadonlySet<Hint['finding']['technique']> = new Set([
  'conflict',
  'wrong',
  'emptied',
  'too-few-queens',
  'wrong-queens',
  'wrong-marks',
] as const);

/**
 * Finds the number of Undo steps back to the newest board that an answer contains.
 * @param hint The hint on the current board; `undefined` is returned unless it says that something is wrong.
 */
export async function stepsBack(
  session: PuzzleSession,
  solver: Pick<PuzzleSolver, 'hint'>,
  { finding }: Hint,
): Promise<number | undefined> {
  if (!WRONG.has(finding.technique)) return undefined;
  const { position: from, game, played } = session;
  const signal = nextBoard(session);
  for (const [at, { queens, marks }] of game.history.past.toReversed().entries()) {
    const reply = await replyTo(solver.hint(played.puzzle, { queens, marks }, { signal }), signal);
    if (reply.kind !== 'answered' || session.position !== from) return undefined;
    if (!WRONG.has(reply.answer.finding.technique)) return at + 1;
  }
  return undefined;
}
