import { msg, str } from '@lit/localize';
import { fileName, squareName } from '../../../core/board/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { columnWord, foundWords, NONE, rowWord, testedWords } from '../../shared/words.ts';
import { questionRowByRow, rowByRow } from '../row-by-row.ts';
import { algorithm } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

export const exhibit = exhibitOf({
  algorithm,
  ...rowByRow,

  about: () => [
    msg(
      'A procedure puts a queen in one row and calls itself for the next; when a call returns, its queen moves on.',
    ),
    msg(
      str`It tests the same ${numberOf(15_720)} squares on ${sizeOf(8)}, and keeps its way back on the call stack.`,
    ),
    msg(
      'It is the shortest way to write a search, and trees and grammars are walked in the same way.',
    ),
  ],

  pseudocode: () => [
    [0, 'solve(row):', 'place', 'found'],
    [1, msg('if no row is left: record; return'), 'found'],
    [1, msg('for each column col'), 'seen', 'free'],
    [2, msg('if not attacked(col, row)'), 'seen', 'free'],
    [3, 'place(col, row)', 'place', 'found'],
    [3, msg('solve(next row down)'), 'place', 'found'],
    [3, 'lift(col, row)', 'lift'],
  ],
  variables: ({ size, columns, column, verdict }) => [
    ['row', rowWord(columns.length, size)],
    ['col', verdict === 'untested' ? NONE : columnWord(column, size)],
    ['placed', columns.map(fileName)],
  ],
  programs: { c, py },

  say({ kind, squares }, { size, columns }) {
    const call = columns.length + 1;
    const name = squareName(squares[0]!, size);
    switch (kind) {
      case 'place':
        return msg(str`A queen stands on *${name}*: call ${call} fills the row below.`);
      case 'lift':
        return msg(str`Call ${call + 1} returns, the queen leaves *${name}*.`);
      case 'found':
        return foundWords(squares, size);
      case 'seen':
      case 'free':
        return testedWords(squares, size);
    }
  },

  question: (state) => questionRowByRow(state, 2),
});
