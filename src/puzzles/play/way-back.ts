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

/** The way back from a board that no answer contains, once a hint has said so. */
export class WayBack {
  readonly #session: PuzzleSession;
  readonly #solver: Pick<PuzzleSolver, 'hint'>;
  readonly #onFound: () => void;
  #found: { readonly from: object; readonly steps: number } | undefined;

  /** @param onFound Called when a way back is known. */
  constructor(session: PuzzleSession, solver: Pick<PuzzleSolver, 'hint'>, onFound: () => void) {
    this.#session = session;
    this.#solver = solver;
    this.#onFound = onFound;
  }

  /** Number of Undo steps back to the newest board that an answer contains; `undefined` while it is not known. */
  get steps(): number | undefined {
    const { position } = this.#session;
    return this.#found?.from === position ? this.#found.steps : undefined;
  }

  /** Looks for the way back after a hint that says that something is wrong. */
  async follow({ finding }: Hint): Promise<void> {
    if (!WRONG.has(finding.technique)) return;
    const session = this.#session;
    const { position: from, game, played } = session;
    const signal = nextBoard(session);
    for (const [at, { queens, marks }] of game.history.past.toReversed().entries()) {
      const question = this.#solver.hint(played.puzzle, { queens, marks }, { signal });
      const reply = await replyTo(question, signal);
      if (reply.kind !== 'answered' || session.position !== from) return;
      if (WRONG.has(reply.answer.finding.technique)) continue;
      this.#found = { from, steps: at + 1 };
      this.#onFound();
      return;
    }
  }

  go(): void {
    const { steps } = this;
    if (steps !== undefined) this.#session.play({ kind: 'undo', steps });
  }
}
