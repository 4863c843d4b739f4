import { msg, str } from '@lit/localize';
import { squareName } from '../../../core/board/square.ts';
import { emphasized } from '../../shared/emphasized.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { foundWords, testedWords } from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { drawRowByRow, odometerRowByRow } from '../row-by-row.ts';
import { algorithm } from './algorithm.ts';
import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';

/** Separate from the messages, because lit-localize writes its signs as entities into translations. */
const COLUMN_LEFT = 'col < n';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'Put a queen in each row on the first free column; where there is none, go back a row and move that queen on.',
    ),
    msg(
      'On 8 × 8 it tests 15,720 squares until all 92 solutions are known, and every larger board takes several times as many.',
    ),
    msg(
      'It is the simplest way to solve a puzzle of small choices, such as sudoku or a timetable, and remembers just one number per row.',
    ),
  ],

  pseudocode: () => [
    [0, msg('repeat')],
    [1, msg('if row = n  record board; col ← n')],
    [1, msg(str`while ${COLUMN_LEFT} and attacked(row, col)`)],
    [2, 'col ← col + 1'],
    [1, msg(str`if ${COLUMN_LEFT}`)],
    [2, 'push(col); row ← row + 1; col ← 0'],
    [1, msg('else if stack is empty  stop')],
    [1, msg('else row ← row − 1; col ← pop() + 1')],
  ],
  programs: {
    c: {
      text: c,
      lines: [
        'for (;;) {',
        'if (row == n) {',
        'while (col < n && attacked(col))',
        'col++;',
        'if (col < n) {',
        'stack[row++] = col;',
        '} else if (row == 0) {',
        'col = stack[--row] + 1;',
      ],
    },
    cpp: {
      text: cpp,
      lines: [
        'for (int col = 0;;) {',
        'if (stack.size() == n) {',
        'while (col < columns && attacked(stack, col)) ++col;',
        'while (col < columns && attacked(stack, col)) ++col;',
        'if (col < columns) {',
        'stack.push_back(col);',
        '} else if (stack.empty()) {',
        'col = stack.back() + 1;',
      ],
    },
    py: {
      text: py,
      lines: [
        'while True:',
        'if len(stack) == n:',
        'while col < n and attacked(stack, col):',
        'col += 1',
        'if col < n:',
        'stack.append(col)',
        'elif not stack:',
        'col = stack.pop() + 1',
      ],
    },
    ts: {
      text: ts,
      lines: [
        'for (;;) {',
        'if (stack.length === n) {',
        'while (col < n && attacked(stack, col)) {',
        'col++;',
        'if (col < n) {',
        'stack.push(col);',
        'if (last === undefined) return;',
        'col = last + 1;',
      ],
    },
  },

  say({ kind, squares }, { size, columns }) {
    const name = squareName(squares[0]!, size);
    switch (kind) {
      case 'seen':
      case 'free':
        return testedWords(squares, size);
      case 'place':
        return emphasized(msg(str`Push: a queen stands on *${name}*, on to the row below.`));
      case 'found':
        return foundWords(squares, size);
      case 'lift':
        // A queen of the last row has completed a solution and has no row below it.
        return emphasized(
          columns.length === size - 1
            ? msg(str`On to the next solution: pop, the queen leaves *${name}*.`)
            : msg(str`No column is left below: pop, the queen leaves *${name}*.`),
        );
    }
  },

  draw: drawRowByRow,

  aside: (state, step) => odometerRowByRow(step, { ...state, isDone: state.verdict === 'done' }),
});
