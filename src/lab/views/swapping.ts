import { msg, str } from '@lit/localize';
import { html, nothing } from 'lit';
import { solutionCount } from '../../core/counts.ts';
import { squareName } from '../../core/square.ts';
import { numberOf } from '../../i18n/format.ts';
import type { BoardParameters } from '../algorithm.ts';
import { swapping, type SwappingKind, type SwappingState } from '../algorithms/swapping.ts';
import { drawClash, drawDashed, drawThread } from './drawing.ts';
import { arrayByRow, type Entry } from './parts.ts';
import { emphasized } from './emphasized.ts';
import type { View } from './view.ts';
import { clashWords, wholeFoundWords } from './words.ts';

export const view: View<BoardParameters, SwappingState, SwappingKind> = {
  algorithm: swapping,
  parametersOf: (size) => ({ size }),
  shapeOf: ({ size }) => [size, size],
  goalOf: ({ size }) => solutionCount(size),

  say({ kind, squares }, { size, sources, next }) {
    const name = squareName(squares[0]!, size);
    const place = sources.length;
    switch (kind) {
      case 'swap': {
        const source = sources.at(-1)! + 1;
        return source === place
          ? emphasized(msg(str`Entry ${place} stays where it is: a queen on *${name}*.`))
          : emphasized(msg(str`Swap entries ${place} and ${source}: a queen on *${name}*.`));
      }
      case 'refused':
        return clashWords(squares, size);
      case 'found':
        return wholeFoundWords();
      case 'restore':
        return next === place + 1
          ? emphasized(msg(str`Entry ${place + 1} is done with: the queen leaves *${name}*.`))
          : emphasized(
              msg(str`Swap entries ${place + 1} and ${next} back: the queen leaves *${name}*.`),
            );
    }
  },

  draw(step, { size }) {
    if (step?.kind === 'refused') return drawClash(step.squares, size);
    if (step?.kind === 'found') return drawThread(step.squares, size);
    return step ? drawDashed(step.squares, size) : nothing;
  },

  aside({ array, sources, next }, step) {
    const fixed = sources.length;
    const swapped =
      step?.kind === 'swap'
        ? [fixed - 1, sources.at(-1)!]
        : step?.kind === 'restore'
          ? [fixed, next - 1]
          : [];
    const entries = array.map((column, place): Entry => {
      const look = swapped.includes(place) ? 'marked' : place < fixed ? 'plain' : 'quiet';
      return { text: String(column + 1), look, note: noteOf(place, fixed, swapped) };
    });
    return arrayByRow(entries, msg('Array of columns, top row first'));
  },

  panel({ size }) {
    const boards = numberOf(factorial(size));
    return html`<p class="remark">
      ${msg(str`The diagonals are looked at only when the array is whole, so every order of the columns is tested: ${size}! = ${boards} boards, however early two queens clash.`)}
    </p>`;
  },
};

function noteOf(place: number, fixed: number, swapped: readonly number[]): string | undefined {
  if (swapped.includes(place)) return msg('swapped');
  if (place === 0 && fixed > 0) return msg('fixed');
  return place === fixed ? msg('free') : undefined;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
