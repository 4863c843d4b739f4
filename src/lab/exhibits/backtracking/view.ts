import { msg, str } from '@lit/localize';
import { fileName, rankName, squareName } from '../../../core/board/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { columnWord, foundWords, rowWord, testedWords } from '../../shared/words.ts';
import { questionRowByRow, rowByRow } from '../row-by-row.ts';
import { algorithm } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

export const exhibit = exhibitOf({
  algorithm,
  ...rowByRow,

  about: () => [
    msg(
      'Put a queen in each row, in the first free column; where there is none, go back a row and move that queen on.',
    ),
    msg(
      str`On ${sizeOf(8)} it tests ${numberOf(15_720)} squares until all 92 solutions are known, and every larger board takes several times as many.`,
    ),
    msg(
      'Textbooks call it NQUEENS, with PLACE for the test of a square; puzzles and timetables are solved in the same way.',
    ),
  ],

  pseudocode: () => [
    [0, msg('repeat'), 'place', 'found', 'lift'],
    [1, msg('if no row is left: record; col ← –'), 'found'],
    [1, msg('while (col, row) is attacked'), 'seen', 'free'],
    [2, msg('col ← next column'), 'seen'],
    [1, msg('if a column is left'), 'free'],
    [2, msg('push col; next row, col ← a'), 'place', 'found'],
    [1, msg('else if stack is empty: stop'), 'lift'],
    [1, msg('else pop: back a row, next col'), 'lift'],
  ],
  variables: ({ size, columns, column, verdict }) => [
    ['row', rowWord(columns.length, size)],
    ['col', columnWord(verdict === 'done' ? column + 1 : column, size)],
    ['stack', columns.map(fileName)],
  ],
  programs: { c, py },

  say({ kind, squares }, { size, columns }) {
    const name = squareName(squares[0]!, size);
    switch (kind) {
      case 'seen':
      case 'free':
        return testedWords(squares, size);
      case 'place':
        return msg(str`A queen stands on *${name}*: on to the row below.`);
      case 'found':
        return foundWords(squares, size);
      case 'lift':
        // A queen of the last row has completed a solution, perhaps the last one, and has no row below it.
        return columns.length === size - 1
          ? msg(str`Look for another solution: take the queen on *${name}* away.`)
          : msg(
              str`Row ${rankName(columns.length + 1, size)} has no column left: take the queen on *${name}* away.`,
            );
    }
  },

  question: (state) => questionRowByRow(state, 4),
});
