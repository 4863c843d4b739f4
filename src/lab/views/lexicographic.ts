import { msg, str } from '@lit/localize';
import { nothing } from 'lit';
import { solutionCount } from '../../core/counts.ts';
import type { BoardParameters } from '../algorithm.ts';
import {
  lexicographic,
  type LexicographicKind,
  type LexicographicState,
} from '../algorithms/lexicographic.ts';
import { drawClash, drawDashed, drawThread } from './drawing.ts';
import { arrayByRow, type Entry } from './parts.ts';
import { emphasized } from './emphasized.ts';
import type { View } from './view.ts';
import { clashWords, wholeFoundWords } from './words.ts';

export const view: View<BoardParameters, LexicographicState, LexicographicKind> = {
  algorithm: lexicographic,
  parametersOf: (size) => ({ size }),
  shapeOf: ({ size }) => [size, size],
  goalOf: ({ size }) => solutionCount(size),

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
        return emphasized(
          msg(str`The last entry with a larger one right after it: *entry ${at}*, the pivot.`),
        );
      case 'successor':
        return emphasized(
          msg(str`The last entry larger than the pivot: *entry ${other}*, its successor.`),
        );
      case 'swap':
        return emphasized(msg(str`Swap them: *entries ${at} and ${other}*.`));
      case 'reverse':
        return at === array.length - 1
          ? msg('One entry follows the pivot, there is nothing to reverse.')
          : msg(str`Reverse what follows entry ${at}: that is the next order.`);
    }
  },

  draw(step, { size }) {
    if (step?.kind === 'refused') return drawClash(step.squares, size);
    if (step?.kind === 'found') return drawThread(step.squares, size);
    return step && step.kind !== 'lay' ? drawDashed(step.squares, size) : nothing;
  },

  aside({ array, pivot, successor, phase }, step) {
    const isReversed = step?.kind === 'reverse';
    const entries = array.map((column, place): Entry => {
      const isMarked = isReversed ? place > pivot : place === pivot || place === successor;
      const look = phase === 'lay' ? 'quiet' : isMarked ? 'marked' : 'plain';
      return { text: String(column + 1), look, note: noteOf(place, pivot, successor, isReversed) };
    });
    return arrayByRow(entries, msg('Array of columns, top row first'));
  },
};

function noteOf(
  place: number,
  pivot: number,
  successor: number,
  isReversed: boolean,
): string | undefined {
  if (isReversed) return place === pivot + 1 ? msg('reversed') : undefined;
  if (place === pivot) return msg('pivot');
  return place === successor ? msg('successor') : undefined;
}
