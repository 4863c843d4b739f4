import { msg } from '@lit/localize';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
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
      if (queens.length === 0 && marks.length === 0) return msg('Nothing is wrong so far.');
      return joinSentences([
        queens.length === 0
          ? ''
          : plural(queens.length, {
              one: msg('A queen is wrong.'),
              other: msg('Some queens are wrong.'),
            }),
        marks.length === 0
          ? ''
          : plural(marks.length, {
              one: msg('A mark is wrong.'),
              other: msg('Some marks are wrong.'),
            }),
      ]);
    }
  }
}

/** Returns the notice for a check that ended without a result. */
export function undecidedWords(): string {
  return msg('The check took too long. Please try again.');
}
