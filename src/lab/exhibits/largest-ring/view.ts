import { msg, str } from '@lit/localize';
import { html, nothing, svg } from 'lit';
import { squareAt } from '../../../core/board/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import type { Drawing } from '../../../ui/drawing/drawing.ts';
import type { Step } from '../../machine/algorithm.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { drawDashed } from '../../shared/drawing.ts';
import {
  boardNumbers,
  drawNumbers,
  matrixControls,
  matrixLabel,
  matrixOf,
  matrixTable,
  minus,
  numberSource,
} from '../../shared/matrix-parts.ts';
import { countOf } from '../../shared/figures.ts';
import { facts } from '../../shared/parts.ts';
import { nameOn, NONE, squareWords } from '../../shared/words.ts';
import {
  algorithm,
  ringAfter,
  ringCount,
  sumsOf,
  totalOf,
  type LargestRingKind,
  type LargestRingState,
  type Ring,
} from './algorithm.ts';

/**
 * The limits of the numbers drawn from the seed. As many are below zero as above; otherwise the longest ring would
 * nearly always be the largest.
 */
const SEED_NUMBERS = { min: -9, max: 9 };

const SOURCE = numberSource({ min: 2, max: 12 }, SEED_NUMBERS);

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Add up rows and columns once; then each side of each ring is one subtraction, and the largest ring stays.',
    ),
    msg(
      str`It looks at all rings, ${numberOf(4356)} on ${sizeOf(12)}, but a long one takes no more work than a short one.`,
    ),
    msg(
      'Running sums help with many questions about the same numbers, in pictures, statistics and databases.',
    ),
  ],

  pseudocode: () => [
    [0, msg('for each square'), 'sum'],
    [1, msg('add up its row and its column up to it'), 'sum'],
    [0, msg('for each ring: top, bottom, left, right'), 'smaller', 'larger'],
    [1, msg('sum ← its four sides, each by one subtraction'), 'smaller', 'larger'],
    [1, msg('if sum is no larger than best: go on'), 'smaller'],
    [1, msg('best ← sum; keep the ring'), 'larger'],
    [0, msg('no ring is left: best is the largest'), 'found'],
  ],
  variables(state) {
    const { rows, columns, ring, best } = state;
    const corners = ring && [
      squareAt(ring.top, ring.left, columns),
      squareAt(ring.bottom, ring.right, columns),
    ];
    return [
      ['ring', corners ? squareWords(corners, rows, columns) : NONE],
      ['sum', ring ? minus(totalOf(sumsOf(ring, state))) : NONE],
      ['best', best ? minus(best.sum) : NONE],
    ];
  },

  parametersOf: (size, choices) => matrixOf(size, choices, SOURCE),

  say({ kind, squares }, state) {
    const { rows, columns, along, down, ring, best } = state;
    const square = squares[0]!;
    const name = nameOn(square, rows, columns);
    if (kind === 'sum') {
      return msg(
        str`Up to *${name}* its row adds up to ${minus(along[square]!)}, its column to ${minus(down[square]!)}.`,
      );
    }
    const other = nameOn(squares.at(-1)!, rows, columns);
    const most = minus(best!.sum);
    if (kind === 'found') {
      return msg(str`*Found.* The ring from *${name}* to *${other}* is the largest: ${most}.`);
    }
    const sum = minus(totalOf(sumsOf(ring!, state)));
    return kind === 'larger'
      ? msg(str`The ring from *${name}* to *${other}* adds up to *${sum}*: the largest so far.`)
      : msg(
          str`The ring from *${name}* to *${other}* adds up to ${sum}, the largest so far to ${most}.`,
        );
  },

  question(state) {
    const { rows, columns, along, numbers, ring: last, best } = state;
    const ring = along.length === numbers.length ? ringAfter(last, state) : undefined;
    if (!ring || !best) return undefined;
    const name = nameOn(squareAt(ring.top, ring.left, columns), rows, columns);
    const other = nameOn(squareAt(ring.bottom, ring.right, columns), rows, columns);
    return {
      words: msg(str`*The ring from ${name} to ${other}:* is its sum the largest so far?`),
      squares: [],
      answers: { smaller: 'no', larger: 'yes' },
    };
  },

  draw: (step, state) => drawBoard(step, state),

  panel(state) {
    const { along, down, ring } = state;
    const sums = ring && sumsOf(ring, state);
    const side = (sum: number | undefined): string => (sum === undefined ? '–' : minus(sum));
    return html`<section class="panel">
      <h2>${msg('The ring and its sides')}</h2>
      ${facts([
        [msg('top', { id: 'top-side', desc: 'the top side of a ring' }), side(sums?.top)],
        [
          msg('bottom', { id: 'bottom-side', desc: 'the bottom side of a ring' }),
          side(sums?.bottom),
        ],
        [msg('left', { id: 'left-side', desc: 'the left side of a ring' }), side(sums?.left)],
        [msg('right', { id: 'right-side', desc: 'the right side of a ring' }), side(sums?.right)],
      ])}
      <p class="remark">${msg('The corners belong to the top and the bottom.')}</p>
      <h2>${msg('Running sums')}</h2>
      ${matrixTable(state, msg('Running sums of rows and columns'), (square) =>
        along[square] === undefined
          ? html`<td></td>`
          : html`<td><b>→ ${minus(along[square])}</b><small>↓ ${minus(down[square]!)}</small></td>`,
      )}
      <p class="remark">
        ${msg('→ adds up the row from its left end, ↓ the column from its top. A side of a ring is the difference of two of them.')}
      </p>
    </section>`;
  },

  board: {
    numbersOf: (matrix) => boardNumbers(matrix, SOURCE),
    label: matrixLabel,
    counts: ({ rows, columns, best }, { tested }) => [
      [
        msg('rings', { desc: 'A reading: rings looked at' }),
        countOf(tested, ringCount(rows, columns)),
      ],
      [
        msg('largest so far', { desc: 'A reading: the sum of a ring' }),
        best ? minus(best.sum) : '–',
      ],
    ],
  },

  controls: (parameters, choose) => matrixControls(parameters, SOURCE, choose),
});

function drawBoard(step: Step<LargestRingKind> | undefined, state: LargestRingState): Drawing {
  const { columns, ring, best } = state;
  return svg`${best ? svg`<path class="best-ring" fill-rule="evenodd" d=${outlineOf(best.ring)} />` : nothing}${drawNumbers(state)}${
    step?.kind === 'sum' ? drawDashed(step.squares, columns) : nothing
  }${ring && step?.kind !== 'found' ? svg`<path class="tested" d=${outlineOf(ring)} />` : nothing}`;
}

/** Returns the outlines of a ring: its outer edge, and its inner edge if there are squares within. */
function outlineOf({ top, bottom, left, right }: Ring): string {
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`;
  const columns = right - left + 1;
  const rows = bottom - top + 1;
  const outer = box(left * 100 + 5, top * 100 + 5, columns * 100 - 10, rows * 100 - 10);
  if (columns < 3 || rows < 3) return outer;
  return outer + box(left * 100 + 95, top * 100 + 95, columns * 100 - 190, rows * 100 - 190);
}
