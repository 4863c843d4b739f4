import { msg, str } from '@lit/localize';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { squaresOf } from '../../machine/queens-by-row.ts';
import { drawOrderStep } from '../../shared/drawing.ts';
import { arrayOfColumns } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { clashWords, NONE, wholeFoundWords } from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { algorithm } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

/** Separate from the messages, because lit-localize writes their signs as entities into translations. */
const RISES = 'a[i] < a[i + 1]';
const LARGER = 'a[j] > a[i]';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'Go from one order of the columns to the next in the dictionary: find the pivot, swap it with its successor, reverse the rest.',
    ),
    msg(
      str`It makes and tests all n! orders (${numberOf(40_320)} on ${sizeOf(8)}) and stores only the current one.`,
    ),
    msg(
      'C++ has it as std::next_permutation, and Python as itertools.permutations, in the same order.',
    ),
  ],

  pseudocode: () => [
    [0, 'a ← 1 2 … n', 'lay'],
    [0, msg('repeat'), 'refused', 'found'],
    [1, msg('test the diagonals'), 'refused', 'found'],
    [1, msg(str`i ← last i with ${RISES}; none: stop`), 'pivot'],
    [1, msg(str`j ← last j with ${LARGER}`), 'successor'],
    [1, msg('swap a[i], a[j]'), 'swap'],
    [1, msg('reverse a[i + 1 …]'), 'reverse'],
  ],
  variables: ({ array, pivot, successor }) => [
    ['i', pivot < 0 ? NONE : pivot + 1],
    ['j', successor < 0 ? NONE : successor + 1],
    ['a', array.map((column) => String(column + 1))],
  ],
  programs: { c, py },

  say({ kind, squares }, { size, array, pivot, successor }) {
    const at = pivot + 1;
    const other = successor + 1;
    switch (kind) {
      case 'lay':
        return msg('The first order of all: every column in turn.');
      case 'refused':
        return clashWords(squares, size);
      case 'found':
        return wholeFoundWords();
      case 'pivot':
        return msg(str`The last entry with a larger one right after it: *entry ${at}*, the pivot.`);
      case 'successor':
        return msg(str`The last entry larger than the pivot: *entry ${other}*, its successor.`);
      case 'swap':
        return msg(str`Swap them: *entries ${at} and ${other}*.`);
      case 'reverse':
        return at === array.length - 1
          ? msg('Only one entry follows the pivot: nothing to reverse.')
          : msg(str`Reverse what follows entry ${at}: that is the next order.`);
    }
  },

  draw(step, { size }) {
    return drawOrderStep(step?.kind === 'lay' ? undefined : step, size);
  },

  // Whole boards are not asked about: nearly all are rejected.
  question({ size, array, pivot, phase }) {
    const squares = squaresOf(array, size);
    switch (phase) {
      case 'pivot': {
        const words = msg(
          '*Pivot:* choose the last queen with a larger entry right after its own.',
        );
        return { words, squares, answers: { pivot: 'square' } };
      }
      case 'successor': {
        const words = msg(
          '*Successor:* choose the last queen whose entry is larger than the pivot.',
        );
        return { words, squares: squares.slice(pivot + 1), answers: { successor: 'square' } };
      }
      default:
        return undefined;
    }
  },

  aside({ array, pivot, successor, phase }, step) {
    const isReversed = step?.kind === 'reverse';
    return arrayOfColumns(array, (place) => {
      const isMarked = isReversed ? place > pivot : place === pivot || place === successor;
      const look = phase === 'lay' ? 'quiet' : isMarked ? 'marked' : 'plain';
      return { look, note: noteOf(place, pivot, successor, isReversed) };
    });
  },
});

function noteOf(
  place: number,
  pivot: number,
  successor: number,
  isReversed: boolean,
): string | undefined {
  if (isReversed)
    return place === pivot + 1
      ? msg('reversed', { desc: 'Beside entries of an array' })
      : undefined;
  if (place === pivot) return msg('pivot', { desc: 'Beside an entry of an array' });
  return place === successor
    ? msg('successor', { desc: 'Beside an entry of an array' })
    : undefined;
}
