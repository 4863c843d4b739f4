import { SolverDied } from '../solver/connection.ts';

/**
 * The solver's answer, or `undefined` where it was overtaken, comes too late or will not come. A solver
 * that died is started again by the next question, so that is asked once more; then the game does
 * without the answer.
 * @param signal Aborted when the answer is no longer wanted.
 */
export async function ask<Answer>(
  question: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const answer = await question().catch((reason: unknown) => {
      if (reason instanceof SolverDied && !signal.aborted) return question();
      throw reason;
    });
    return signal.aborted ? undefined : answer;
  } catch {
    return undefined;
  }
}
