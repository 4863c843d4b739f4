import { msg } from '@lit/localize';
import type { BoardCheck } from '../solver/board-check.ts';

/** Says if something is wrong on a board, without saying which square. */
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

/** Says that a check came to no end. */
export function undecidedWords(): string {
  return msg('The check took too long. Please try again.');
}
