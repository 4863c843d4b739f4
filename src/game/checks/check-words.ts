import { msg } from '@lit/localize';
import type { BoardCheck } from '../../solver/hints/board-check.ts';

/** Returns the notice that says if something is wrong on a board; it names no square. */
export function checkWords(check: BoardCheck): string {
  switch (check.kind) {
    case 'no-solution':
      return msg('This board has no solution.');
    case 'undecided':
      return undecidedWords();
    case 'checked': {
      const { queens, marks } = check;
      if (queens.length > 0) {
        return marks.length > 0 ? msg('A queen and a mark are wrong.') : msg('A queen is wrong.');
      }
      return marks.length > 0 ? msg('A mark is wrong.') : msg('Nothing is wrong so far.');
    }
  }
}

/** Returns the notice for a check that ended without a result. */
export function undecidedWords(): string {
  return msg('The check took too long. Please try again.');
}
