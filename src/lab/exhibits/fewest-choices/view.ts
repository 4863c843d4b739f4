import { msg, str } from '@lit/localize';
import { html, nothing } from 'lit';
import { fileName, rowOf, squareName, type Square } from '../../../core/board/square.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { drawDashed, drawRings, drawThread } from '../../shared/drawing.ts';
import { arrayByRow, type Entry } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import {
  deadQuestionWords,
  foundWords,
  liftWords,
  lineQuestion,
  lineReasonWords,
  lineWord,
  NONE,
  ofLine,
  squareWords,
} from '../../shared/words.ts';
import { findsAll } from '../finds-all.ts';
import { attackedWords } from '../row-by-row.ts';
import { algorithm, openLines, type OpenLine } from './algorithm.ts';
import c from './program.c?raw';
import py from './program.py?raw';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'Fill the row or column with the fewest free squares next, so that a dead end shows early.',
    ),
    msg(
      str`On ${sizeOf(8)} it tries ${numberOf(1198)} queens until all 92 solutions are known, and counts free squares before each.`,
    ),
    msg('Solvers of sudoku, timetables and other constraints use this rule.'),
  ],

  pseudocode: () => [
    [0, 'extend:', 'choose', 'dead'],
    [1, msg('if n queens are placed: record; return'), 'found'],
    [1, msg('line ← row or column with the fewest free squares'), 'choose', 'dead'],
    [1, msg('for each free square s of line'), 'place', 'found'],
    [2, 'place(s)', 'place', 'found'],
    [2, 'extend', 'place', 'found'],
    [2, 'lift(s)', 'lift'],
  ],
  variables({ size, queens, lines }) {
    const line = lines.at(-1);
    const square = line?.choices[line.next - 1];
    return [
      ['line', line === undefined ? NONE : lineWord(line, size)],
      ['s', square === undefined ? NONE : squareName(square, size)],
      ['placed', squareWords(queens, size, size)],
    ];
  },
  programs: { c, py },

  say({ kind, squares }, { size, lines }) {
    switch (kind) {
      case 'choose': {
        const line = lines.at(-1)!;
        return plural(
          squares.length,
          ofLine(
            line,
            msg(
              str`*[Row|Column] ${lineWord(line, size)}* has the fewest choices: {only # free square|# free squares}.`,
            ),
          ),
        );
      }
      case 'dead': {
        const line = lines.at(-1)!;
        const message = msg(
          str`*[Row|Column] ${lineWord(line, size)}* has no free square left: go back.`,
        );
        return ofLine(line, message);
      }
      case 'place':
        return msg(str`A queen stands on *${squareName(squares[0]!, size)}*.`);
      case 'found':
        return foundWords(squares, size);
      case 'lift':
        return liftWords(squares, size);
    }
  },

  draw(step, { size, queens }) {
    if (step?.kind === 'choose') return drawRings(step.squares, size);
    if (step?.kind === 'found') return drawThread(queens, size);
    return step ? drawDashed(step.squares, size) : nothing;
  },

  question({ size, queens, lines }) {
    if (queens.length === size) return undefined;
    if (lines.length === queens.length) {
      return { words: deadQuestionWords(), squares: [], answers: { choose: 'no', dead: 'yes' } };
    }
    const line = lines.at(-1)!;
    if (line.choices.length === 0) return undefined;
    return {
      ...lineQuestion(line, size),
      answers: { place: 'square', found: 'square', lift: 'none' },
      why: (answer) => lineReasonWords(line, answer, size),
      whyNot: (square) => attackedWords(square, queens, size),
    };
  },

  aside({ size, queens, lines }) {
    const open = openLines(queens, size);
    const chosen = lines.length > queens.length ? lines.at(-1) : undefined;
    const entries = Array.from({ length: size }, (_, row): Entry => {
      const line = open.find(({ kind, index }) => kind === 'row' && index === row);
      if (!line) return { text: '', look: 'quiet', note: queenIn(row, queens, size) };
      return entryOf(line, chosen);
    });
    return arrayByRow(entries, msg('Free squares of each row, top row first'));
  },

  panel({ size, queens, lines }) {
    const open = openLines(queens, size);
    const chosen = lines.length > queens.length ? lines.at(-1) : undefined;
    return html`<section class="panel">
      <h2>${msg('Free squares of each column')}</h2>
      <ol class="by-column">
        ${Array.from({ length: size }, (_, column) => {
          const line = open.find(({ kind, index }) => kind === 'column' && index === column);
          const look = line ? entryOf(line, chosen).look : 'quiet';
          return html`<li class=${look}>
            <small>${fileName(column)}</small><b>${line ? line.choices.length : '♛'}</b>
          </li>`;
        })}
      </ol>
    </section>`;
  },
});

function entryOf(line: OpenLine, chosen: OpenLine | undefined): Entry {
  const isChosen = chosen?.kind === line.kind && chosen.index === line.index;
  return {
    text: String(line.choices.length),
    look: isChosen ? 'marked' : 'plain',
    note: isChosen
      ? msg('fewest', { desc: 'Beside the row with the fewest free squares' })
      : undefined,
  };
}

function queenIn(row: number, queens: readonly Square[], size: number): string | undefined {
  const queen = queens.find((square) => rowOf(square, size) === row);
  return queen === undefined ? undefined : squareName(queen, size);
}
