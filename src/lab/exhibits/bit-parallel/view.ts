import { msg, str } from '@lit/localize';
import { html, nothing } from 'lit';
import { bitsOf } from '../../../core/board/bits.ts';
import { solutionCount } from '../../../core/solutions/counts.ts';
import { rankName, squareName } from '../../../core/board/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { drawDashed, drawRings, drawThread } from '../../shared/drawing.ts';
import { choice, odometer, UNTOUCHED, type OdometerRow } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import {
  foundWords,
  liftWords,
  lineQuestion,
  lineReasonWords,
  NONE,
  type Line,
} from '../../shared/words.ts';
import { attackedWords } from '../row-by-row.ts';
import { algorithm, searchedColumns } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Three numbers hold the attacked columns and diagonals as bits, so that one operation gives all free squares of a row.',
    ),
    msg(
      str`It places ${numberOf(2056)} queens on ${sizeOf(8)}, each with a few machine instructions, and half as many with mirror images left out.`,
    ),
    msg('It is a fast, short way to count all solutions; the counting machine uses it too.'),
  ],

  pseudocode: (parameters) => [
    [0, 'extend(columns, rising, falling):', 'masks'],
    [1, msg('if columns = full: record; return'), 'found'],
    [1, `free ← full ${parameters?.half ? '& half ' : ''}& ~(columns | rising | falling)`, 'masks'],
    [1, msg('while free ≠ 0'), 'place', 'found', 'lift'],
    [2, 'bit ← free & −free; free ← free − bit', 'place', 'found'],
    [2, 'extend(columns | bit, (rising | bit) >> 1, (falling | bit) << 1)', 'place', 'found'],
  ],
  variables(state) {
    const { size, half, rows } = state;
    const { columns, rising, falling, free } = rows.at(-1)!;
    return [
      ['columns', bitsText(columns, size)],
      ['rising', bitsText(rising, size)],
      ['falling', bitsText(falling, size)],
      ['free', free === undefined ? NONE : bitsText(free, size)],
      ...(half ? [['half', bitsText(searchedColumns(state), size)] as const] : []),
    ];
  },
  programs: { c, py },
  parametersOf: (size, choices) => ({ size, half: choices.has('half') }),
  goalOf: ({ size }) => solutionCount(size),

  say({ kind, squares }, { size, half }) {
    switch (kind) {
      case 'masks':
        if (half) {
          return squares.length === 0
            ? msg('One line of arithmetic finds no square to try in this row: go back.')
            : msg(
                str`One line of arithmetic finds the squares to try in this row: ${squares.length}.`,
              );
        }
        return squares.length === 0
          ? msg('One line of arithmetic finds no free square in this row: go back.')
          : msg(str`One line of arithmetic finds the free squares of this row: ${squares.length}.`);
      case 'place':
        return msg(str`Take the lowest set bit: a queen on *${squareName(squares[0]!, size)}*.`);
      case 'found':
        return half
          ? msg(
              str`*Found,* and its mirror image with it: the queen on ${squareName(squares[0]!, size)} completes a solution.`,
            )
          : foundWords(squares, size);
      case 'lift': {
        const [square] = squares;
        // Below the middle of the first row only the left half of a row is searched.
        return half && square === size >> 1 && size % 2 === 1 && size > 1
          ? msg(
              str`The left half of row ${rankName(1, size)} has been tried with *${squareName(square, size)}*: remove it.`,
            )
          : liftWords(squares, size);
      }
    }
  },

  draw(step, state) {
    const { size } = state;
    if (step?.kind === 'masks') return drawRings(step.squares, size);
    if (step?.kind === 'found') return drawThread(algorithm.queens(state), size);
    return step ? drawDashed(step.squares, size) : nothing;
  },

  question(state) {
    const { size, rows } = state;
    const row = rows.length - 1;
    if (row === size) return undefined;
    const line: Line = { kind: 'row', index: row };
    const isHalf = searchedColumns(state) > 0;
    return {
      ...lineQuestion(line, size),
      answers: { place: 'square', found: 'square', lift: 'none' },
      why: (answer) =>
        isHalf && answer === 'none'
          ? msg(str`No free square of the left half of row ${rankName(row, size)} is left to try.`)
          : lineReasonWords(line, answer, size),
      whyNot: (square) => attackedWords(square, algorithm.queens(state), size),
    };
  },

  aside({ size, rows }) {
    const lines = Array.from({ length: size }, (_, row): OdometerRow => {
      const line = rows[row];
      if (!line) return UNTOUCHED;
      const seen = line.columns | line.rising | line.falling;
      const queen = line.bit === 0 ? undefined : bitsOf(line.bit)[0];
      const open = line.free ?? ~seen;
      return {
        now: row === rows.length - 1,
        queen,
        tried: (k) => ((open >> k) & 1) === 0,
      };
    });
    return odometer(lines, size);
  },

  panel: () => html`<p class="remark">${msg('Bit 0 is on the left, like column a.')}</p>`,

  controls: ({ half }, choose) =>
    choice(
      msg('Search', { id: 'search-part', desc: 'A choice: where to search' }),
      [
        ['whole', msg('the whole board')],
        ['half', msg('half of it, mirrored')],
      ],
      half ? 'half' : 'whole',
      (value) => choose({ half: value === 'half' ? '' : null }),
    ),
});

/** Returns a mask as text, bit 0 on the left. */
function bitsText(mask: number, size: number): string {
  return Array.from({ length: size }, (_, bit) => (mask >> bit) & 1).join('');
}
