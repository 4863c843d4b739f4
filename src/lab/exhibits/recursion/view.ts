import { msg, str } from '@lit/localize';
import { squareName } from '../../../core/board/square.ts';
import { emphasized } from '../../shared/emphasized.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { foundWords, testedWords } from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { drawRowByRow, odometerRowByRow } from '../row-by-row.ts';
import { algorithm, queensColumns } from './algorithm.ts';
import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'A procedure puts a queen in one row and calls itself for the next; when a call returns, its queen moves on.',
    ),
    msg('It tests the same 15,720 squares on 8 × 8, and keeps its way back on the call stack.'),
    msg(
      'It is the shortest way to write a search, and trees and grammars are walked in the same way.',
    ),
  ],

  pseudocode: () => [
    [0, 'solve(row):'],
    [1, msg('if row = n  record board; return')],
    [1, msg('for col ← 0 … n − 1')],
    [2, msg('if not attacked(row, col)')],
    [3, 'place(row, col)'],
    [3, 'solve(row + 1)'],
    [3, 'lift(row, col)'],
  ],
  programs: {
    c: {
      text: c,
      lines: [
        'static void solve(int row) {',
        'if (row == n) {',
        'for (int col = 0; col < n; col++) {',
        'if (!attacked(row, col)) {',
        'mark(row, col, true);',
        'solve(row + 1);',
        'mark(row, col, false);',
      ],
    },
    cpp: {
      text: cpp,
      lines: [
        'long solve(int row = 0) {',
        'if (row == n) return record();',
        'for (int col = 0; col < n; ++col) {',
        'if (!attacked(row, col)) {',
        'place(row, col);',
        'found += solve(row + 1);',
        'lift(row, col);',
      ],
    },
    py: {
      text: py,
      lines: [
        'def solve(self, row=0):',
        'if row == self.n:',
        'for col in range(self.n):',
        'if not self.attacked(row, col):',
        'self.place(row, col)',
        'yield from self.solve(row + 1)',
        'self.lift(row, col)',
      ],
    },
    ts: {
      text: ts,
      lines: [
        'function* solve(',
        'if (row === n) {',
        'for (let col = 0; col < n; col++) {',
        'if (!lines.some((line) => taken.has(line))) {',
        'board.push(col);',
        'yield* solve(n, board, taken);',
        'board.pop();',
      ],
    },
  },

  say({ kind, squares }, { size, stack }) {
    const name = squareName(squares[0]!, size);
    const depth = stack.length;
    switch (kind) {
      case 'seen':
      case 'free':
        return testedWords(squares, size);
      case 'call':
        return emphasized(
          msg(str`A queen stands on *${name}*: call ${depth} fills the row below.`),
        );
      case 'found':
        return foundWords(squares, size);
      case 'return':
        return emphasized(msg(str`Call ${depth + 1} returns, the queen leaves *${name}*.`));
    }
  },

  draw: (step, { size, stack }) => drawRowByRow(step, { size, columns: queensColumns(stack) }),

  aside({ size, stack }, step) {
    const { column, verdict } = stack.at(-1)!;
    const columns = queensColumns(stack);
    return odometerRowByRow(step, { size, columns, column, isDone: verdict === 'done' });
  },
});
