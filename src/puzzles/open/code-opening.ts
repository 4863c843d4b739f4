import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { parsePuzzleCode, puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import type { PuzzleCheck } from '../../solver/puzzles/protocol.ts';

// Code that only the opening of a code needs, apart from the code for puzzles of a day.

/** The reason why a puzzle is not played at once. */
export type CodeWarning =
  | Extract<PuzzleCheck, { kind: 'several' | 'none' | 'too-hard' }>
  | {
      /** The puzzle has one answer, and the techniques of hints do not lead to it. */
      readonly kind: 'beyond';
    }
  | {
      /** The worker stopped. */
      readonly kind: 'died';
    };

/** Reads a code. Returns the puzzle with its code as the game writes it, or the problem of the code. */
export function readCode(
  code: string,
):
  | { readonly ok: true; readonly name: string; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: PuzzleCodeProblem } {
  const read = parsePuzzleCode(code);
  return read.ok ? { ...read, name: puzzleCode(read.puzzle) } : read;
}

/** Returns true if a code can be read and is that of a puzzle. */
export function isCodeOf({ puzzle }: Pick<PlayedPuzzle, 'puzzle'>, code: string): boolean {
  const read = readCode(code);
  return read.ok && read.name === puzzleCode(puzzle);
}

/** Checks if a puzzle that was made elsewhere can be played, and how hard it is. */
export async function judge(
  puzzle: Puzzle,
  solver: Pick<PuzzleSolver, 'check'>,
  signal: AbortSignal,
): Promise<{ readonly doubt: CodeWarning | undefined; readonly step: PlayedPuzzle['step'] }> {
  const reply = await replyTo(solver.check(puzzle, { signal }), signal);
  if (reply.kind !== 'answered') return { doubt: { kind: 'died' }, step: undefined };
  const check = reply.answer;
  switch (check.kind) {
    case 'one':
      return { doubt: check.step ? undefined : { kind: 'beyond' }, step: check.step };
    case 'guarded':
      // A puzzle without a difficulty is harder than all of them. Hints still lead to a square of an answer.
      return { doubt: undefined, step: check.step };
    default:
      return { doubt: check, step: undefined };
  }
}
