import { msg, str } from '@lit/localize';
import { nothing } from 'lit';
import { numberOf, plural } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { drawClash, drawDashed, drawThread } from '../../shared/drawing.ts';
import { arrayByRow, type Entry } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { namesOf, NONE } from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { algorithm } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'Read a board as a number with one digit per row, such as 27581463; orders of the same digits differ by multiples of nine, so it counts up by nines.',
    ),
    msg(
      str`On ${sizeOf(8)} it looks at ${numberOf(8_367_628)} numbers to find the ${numberOf(40_320)} orders among them.`,
    ),
    msg('It needs nothing but addition, and shows what a poor choice of candidates costs.'),
  ],

  pseudocode: () => [
    [0, msg('for x ← 12…n to n…21, by nines'), 'digits', 'diagonals', 'found'],
    [1, msg('if each digit 1 … n occurs once in x'), 'digits', 'diagonals', 'found'],
    [2, msg('if no two queens share a diagonal: record'), 'diagonals', 'found'],
  ],
  variables: ({ number }) => [['x', number === 0 ? NONE : number]],
  programs: { c, py },

  say({ kind, squares }, { size, number, digits, counts }) {
    switch (kind) {
      case 'digits': {
        const wrong = digits.find((digit) => digit < 1 || digit > size || counts[digit] !== 1)!;
        return wrong < 1 || wrong > size
          ? msg(str`*${number}* Rejected by its digits: ${wrong} is not a column.`)
          : plural(
              counts[wrong]!,
              msg(str`*${number}* Rejected by its digits: ${wrong} occurs {# time|# times}.`),
            );
      }
      case 'diagonals':
        return msg(
          str`*${number}* Rejected by its diagonals: ${namesOf(squares, size)} attack each other.`,
        );
      case 'found':
        return msg(str`*${number}* Found: each digit occurs once, no diagonal is shared.`);
    }
  },

  draw(step, { size }) {
    if (step?.kind === 'diagonals') return drawClash(step.squares, size);
    if (step?.kind === 'found') return drawThread(step.squares, size);
    return step ? drawDashed(step.squares, size) : nothing;
  },

  aside({ digits, counts, size, number }) {
    const entries = digits.map((digit): Entry => {
      const isColumn = digit >= 1 && digit <= size;
      const isWrong = number > 0 && (!isColumn || counts[digit] !== 1);
      return { text: number > 0 ? String(digit) : '–', look: isWrong ? 'marked' : 'plain' };
    });
    return arrayByRow(entries, msg('Digits of the number, top row first'));
  },
});
