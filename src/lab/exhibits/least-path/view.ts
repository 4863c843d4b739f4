import { msg, str } from '@lit/localize';
import { html, nothing, svg } from 'lit';
import type { Square } from '../../../core/board/square.ts';
import { listOf, numberOf, plural } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { centreOf, type Drawing } from '../../../ui/drawing/drawing.ts';
import type { Step } from '../../machine/algorithm.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { drawDashed, drawTinted } from '../../shared/drawing.ts';
import {
  boardNumbers,
  drawNumbers,
  matrixControls,
  matrixLabel,
  matrixOf,
  matrixTable,
  minus,
  numberSource,
  type MatrixChoice,
} from '../../shared/matrix-parts.ts';
import { countOf } from '../../shared/figures.ts';
import { choice } from '../../shared/parts.ts';
import { nameOn, NONE } from '../../shared/words.ts';
import {
  algorithm,
  leastBefore,
  squaresBefore,
  type LeastPathKind,
  type LeastPathParameters,
  type LeastPathState,
} from './algorithm.ts';

/**
 * The limits of the numbers drawn from the seed: one digit, so that sums stay small, and few enough that several paths
 * can be least.
 */
const SEED_NUMBERS = { min: 1, max: 9 };

const SOURCE = numberSource({ min: 1, max: 12 }, SEED_NUMBERS);

type Parameters = LeastPathParameters & MatrixChoice;

export const exhibit = exhibitOf<Parameters, LeastPathState, LeastPathKind>({
  algorithm,
  about: () => [
    msg(
      'Fill a table with the least sum to each square, from those before it; then follow the sums back.',
    ),
    msg(
      str`It fills each square once, comparing two or three sums: 144 squares on ${sizeOf(12)}, which ${numberOf(705_432)} paths cross.`,
    ),
    msg('The same method finds routes, aligns texts or genes, and narrows pictures along seams.'),
  ],

  pseudocode: () => [
    [0, msg('for each square, row by row'), 'look'],
    [1, msg('B ← the squares a path can come from'), 'look'],
    [1, msg('least ← its number + the smallest least of B'), 'fill'],
    [1, msg('paths ← the sum of paths of those in B'), 'fill'],
    [0, msg('square ← bottom right'), 'turn'],
    [0, msg('while square is not top left'), 'back'],
    [1, msg('square ← one before it with the smallest least'), 'back'],
    [0, msg('the path is complete'), 'found'],
  ],
  variables({ rows, columns, least, paths, path, phase }) {
    const at = path.at(-1) ?? (phase === 'fill' ? least.length : least.length - 1);
    return [
      ['square', at < 0 ? NONE : nameOn(at, rows, columns)],
      ['least', least[at] === undefined ? NONE : minus(least[at])],
      ['paths', paths[at] === undefined ? NONE : numberOf(paths[at])],
    ];
  },

  parametersOf: (size, choices) => ({
    ...matrixOf(size, choices, SOURCE),
    diagonal: choices.get('moves') === 'diagonal',
  }),

  say({ kind, squares }, state) {
    const { rows, columns, numbers, least, paths } = state;
    const [square, ...before] = squares;
    const name = nameOn(square!, rows, columns);
    switch (kind) {
      case 'look':
        return lookWords(name, before, state);
      case 'fill':
        return before.length === 0
          ? msg(
              str`*${name}* is the start: its least sum is its own number, ${minus(numbers[square!]!)}.`,
            )
          : msg(
              str`*${name}*: ${minus(least[before[0]!]!)} + ${signed(numbers[square!]!)} = *${minus(least[square!]!)}*. Paths with this sum: ${numberOf(paths[square!]!)}.`,
            );
      case 'turn':
        return msg(str`The table is full. Draw the path back from *${name}*.`);
      case 'back':
        return msg(
          str`Before ${nameOn(before[0]!, rows, columns)} the smallest sum is on *${name}*: the path goes back to it.`,
        );
      case 'found':
        return plural(
          paths.at(-1)!,
          msg(
            str`*Found.* The least sum is ${minus(least.at(-1)!)}. {Only this path has it|# paths have it; this is one of them}.`,
          ),
        );
    }
  },

  question(state) {
    const { rows, columns, least, path, phase } = state;
    const isBack = phase === 'back';
    const square = isBack ? path.at(-1) : phase === 'fill' ? least.length : undefined;
    if (square === undefined) return undefined;
    const squares = squaresBefore(square, state);
    // Several squares with the least sum would all be right.
    if (squares.length < 2 || leastBefore(square, state).length > 1) return undefined;
    const name = nameOn(square, rows, columns);
    return isBack
      ? {
          words: msg(str`*Back from ${name}:* choose the square before it on the least path.`),
          squares,
          answers: { back: 'square' },
        }
      : {
          words: msg(str`*Up to ${name}:* choose the square that the least path comes from.`),
          squares,
          answers: { fill: 'square' },
        };
  },

  draw: (step, state) => drawBoard(step, state),

  panel(state) {
    const { least, paths } = state;
    return html`<section class="panel">
      <h2>${msg('Table of least sums')}</h2>
      ${matrixTable(state, msg('Table of least sums'), (square) => {
        const sum = least[square];
        return sum === undefined
          ? html`<td></td>`
          : html`<td class=${square === least.length - 1 ? 'marked' : ''}>
              <b>${minus(sum)}</b><small>×${numberOf(paths[square]!)}</small>
            </td>`;
      })}
      <p class="remark">${msg('× says how many paths to a square have its least sum.')}</p>
    </section>`;
  },

  board: {
    numbersOf: (matrix) => boardNumbers(matrix, SOURCE),
    label: matrixLabel,
    counts: ({ numbers, least, path }, { tested }) => [
      [msg('compared', { desc: 'A reading: sums' }), numberOf(tested)],
      [
        msg('filled', { desc: 'A reading: squares of a table' }),
        countOf(least.length, numbers.length),
      ],
      [msg('squares of the path'), numberOf(path.length)],
    ],
  },

  controls: (parameters, choose) =>
    html`${matrixControls(parameters, SOURCE, choose)}
    ${choice(
      msg('Moves', { desc: 'A choice: the moves of a path' }),
      [
        ['straight', msg('right and down')],
        ['diagonal', msg('right, down and diagonal')],
      ],
      parameters.diagonal ? 'diagonal' : 'straight',
      (value) => choose({ moves: value === 'diagonal' ? value : null }),
    )}`,
});

function lookWords(
  name: string,
  before: readonly Square[],
  { rows, columns, least }: LeastPathState,
): string {
  if (before.length === 0) return msg(str`Every path begins on *${name}*.`);
  const sums = before.map(
    (square) => `${nameOn(square, rows, columns)} (${minus(least[square]!)})`,
  );
  return msg(str`A path comes to *${name}* from here: ${listOf(sums)}.`);
}

function signed(number: number): string {
  return number < 0 ? `(${minus(number)})` : String(number);
}

function drawBoard(step: Step<LeastPathKind> | undefined, state: LeastPathState): Drawing {
  const { columns, path } = state;
  const squares = step?.squares ?? [];
  const isFilling = step?.kind === 'look' || step?.kind === 'fill';
  const [square, ...before] = squares;
  const line = path.length > 1 ? drawPath(path, columns) : nothing;
  const at = isFilling ? drawDashed([square!], columns) : nothing;
  return svg`${drawTinted(isFilling ? before : path, columns)}${line}${drawNumbers(state, true)}${drawSums(state)}${at}`;
}

/** Draws a line through the centres of the squares of a path. */
function drawPath(path: readonly Square[], columns: number): Drawing {
  const points = path.map((square) => centreOf(square, columns));
  return svg`<polyline class="thread" points=${points.map(({ x, y }) => `${x},${y}`).join(' ')} />`;
}

function drawSums({ least, columns }: LeastPathState): Drawing {
  return svg`${least.map((sum, square) => {
    const x = (square % columns) * 100 + 92;
    const y = Math.floor(square / columns) * 100 + 86;
    return svg`<text class="sum" text-anchor="end" x=${x} y=${y}>${minus(sum)}</text>`;
  })}`;
}
