import { msg, str } from '@lit/localize';
import { fileName, squareName } from '../../../core/board/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { emphasized } from '../../../ui/emphasized.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { columnWord, foundWords, NONE, rowWord, testedWords } from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { drawRowByRow, odometerRowByRow, questionRowByRow } from '../row-by-row.ts';
import { algorithm, queensColumns, type RecursionState } from './algorithm.ts';
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
    msg(
      str`It tests the same ${numberOf(15_720)} squares on ${sizeOf(8)}, and keeps its way back on the call stack.`,
    ),
    msg(
      'It is the shortest way to write a search, and trees and grammars are walked in the same way.',
    ),
  ],

  pseudocode: () => [
    [0, 'solve(row):', 'call', 'found'],
    [1, msg('if no row is left: record; return'), 'found'],
    [1, msg('for each column col'), 'seen', 'free'],
    [2, msg('if not attacked(col, row)'), 'seen', 'free'],
    [3, 'place(col, row)', 'call', 'found'],
    [3, msg('solve(next row down)'), 'call', 'found'],
    [3, 'lift(col, row)', 'return'],
  ],
  variables({ size, stack }) {
    const { column, verdict } = stack.at(-1)!;
    return [
      ['row', rowWord(stack.length - 1, size)],
      ['col', verdict === 'untested' ? NONE : columnWord(column, size)],
      ['placed', stack.slice(0, -1).map((call) => fileName(call.column))],
    ];
  },
  programs: { c, cpp, py, ts },

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

  question(state) {
    const question = questionRowByRow(searchOf(state));
    const answers = { call: 'square', found: 'square', return: 'none' } as const;
    return question && { ...question, answers, line: 2 };
  },

  aside: (state, step) => odometerRowByRow(step, searchOf(state)),
});

function searchOf({ size, stack }: RecursionState): Parameters<typeof questionRowByRow>[0] {
  const { column, verdict } = stack.at(-1)!;
  return { size, columns: queensColumns(stack), column, isDone: verdict === 'done' };
}
