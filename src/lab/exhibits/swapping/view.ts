import { msg, str } from '@lit/localize';
import { squareAt, squareName } from '../../../core/board/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { drawOrderStep } from '../../shared/drawing.ts';
import { arrayOfColumns } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { clashWords, lineQuestion, wholeFoundWords } from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { algorithm } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'Make every order of the columns by swaps, so that no two queens share a row or a column, and test the diagonals of each board.',
    ),
    msg(
      str`There are n! orders: ${numberOf(40_320)} on ${sizeOf(8)}, and ${numberOf(3_628_800)} on ${sizeOf(10)}.`,
    ),
    msg('It lists all orders of a small set, and shows how much a search saves by stopping early.'),
  ],

  pseudocode: () => [
    [0, 'permute(k):', 'swap'],
    [1, msg('if k = n + 1: test the diagonals; return'), 'refused', 'found'],
    [1, msg('for i ← k … n'), 'swap'],
    [2, msg('swap a[k], a[i]'), 'swap'],
    [2, 'permute(k + 1)', 'swap'],
    [2, msg('swap a[k], a[i] back'), 'restore'],
  ],
  variables: ({ array, sources }) => [
    ['k', sources.length + 1],
    ['a', array.map((column) => String(column + 1))],
  ],
  programs: { c, py },

  say({ kind, squares }, { size, sources, next }) {
    const name = squareName(squares[0]!, size);
    const place = sources.length;
    switch (kind) {
      case 'swap': {
        const source = sources.at(-1)! + 1;
        return source === place
          ? msg(str`Entry ${place} stays where it is: a queen on *${name}*.`)
          : msg(str`Swap entries ${place} and ${source}: a queen on *${name}*.`);
      }
      case 'refused':
        return clashWords(squares, size);
      case 'found':
        return wholeFoundWords();
      case 'restore':
        return next === place + 1
          ? msg(str`Entry ${place + 1} is finished: the queen leaves *${name}*.`)
          : msg(str`Swap entries ${place + 1} and ${next} back: the queen leaves *${name}*.`);
    }
  },

  draw: (step, { size }) => drawOrderStep(step, size),

  // Whole boards are not asked about: nearly all are rejected.
  question({ size, array, sources, next }) {
    const fixed = sources.length;
    if (next >= size) return undefined;
    return {
      words: lineQuestion({ kind: 'row', index: fixed }, size).words,
      squares: array.slice(fixed).map((column) => squareAt(fixed, column, size)),
      answers: { swap: 'square' },
      line: 2,
    };
  },

  aside({ array, sources, next }, step) {
    const fixed = sources.length;
    const swapped =
      step?.kind === 'swap'
        ? [fixed - 1, sources.at(-1)!]
        : step?.kind === 'restore'
          ? [fixed, next - 1]
          : [];
    return arrayOfColumns(array, (place) => {
      const look = swapped.includes(place) ? 'marked' : place < fixed ? 'plain' : 'quiet';
      return { look, note: noteOf(place, fixed, swapped) };
    });
  },
});

function noteOf(place: number, fixed: number, swapped: readonly number[]): string | undefined {
  if (swapped.includes(place)) return msg('swapped', { desc: 'Beside entries of an array' });
  if (place === 0 && fixed > 0) return msg('fixed', { desc: 'Beside entries of an array' });
  return place === fixed ? msg('free', { desc: 'Beside entries of an array' }) : undefined;
}
