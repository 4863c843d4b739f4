import { msg, str } from '@lit/localize';
import { squareName } from '../../core/board/square.ts';
import { attackLineWords } from '../shared/words.ts';
import type { SearchedBoard, SearchRun, SearchRules } from './search-run.ts';

/** Returns the sentence on a board: what has just moved, and in asterisks the word for it where it first happens. */
export function searchSentence(
  { boards }: SearchRun,
  at: number,
  size: number,
  { back, fewest }: SearchRules,
): string {
  const { step } = boards[at]!;
  if (!step) return attackLineWords();
  const square = squareName(step.squares[0]!, size);
  const isFirst = (isSuch: (board: SearchedBoard) => boolean): boolean =>
    boards.findIndex(isSuch) === at;
  switch (step.kind) {
    case 'found':
      return msg(str`Queen to ${square}: a solution.`);
    case 'full':
      return msg(str`Queen to ${square}: full, and two queens attack each other.`);
    case 'dead':
      return back && !fewest && isFirst((board) => board.step?.kind === 'dead')
        ? msg(
            str`Queen to ${square}: no free square in the next row. *Go back*: that is *backtracking*.`,
          )
        : msg(str`Queen to ${square}: a dead end.`);
    case 'place':
    case 'over':
      if (isFirst((board) => board.step?.kind === 'place' && board.step.change.lifted === 1)) {
        return msg(str`Queen to ${square}. Last placed, first moved: a *stack*.`);
      }
      if (!isFirstQueenMoved(boards[at]!)) return msg(str`Queen to ${square}.`);
      return isFirst(isFirstQueenMoved)
        ? msg(
            str`First queen to ${square}. Down before across: *depth first*, not *breadth first*.`,
          )
        : msg(str`First queen to ${square}.`);
  }
}

function isFirstQueenMoved({ step, level }: SearchedBoard): boolean {
  return level === 1 && step!.change.lifted > 0;
}
