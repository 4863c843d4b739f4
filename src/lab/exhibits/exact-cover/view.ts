import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { LineKind } from '../../../core/board/attacks.ts';
import { squareName } from '../../../core/board/square.ts';
import {
  coveredLines,
  lineOf,
  squareOf,
  algorithm,
  type BoardLine,
  type ExactCoverState,
} from './algorithm.ts';
import { drawDashed, drawRings, drawThread } from '../../shared/drawing.ts';
import { countOf } from '../../shared/figures.ts';
import { facts } from '../../shared/parts.ts';
import { findsAll } from '../finds-all.ts';
import { attackedWords } from '../row-by-row.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import {
  deadQuestionWords,
  foundWords,
  lineQuestion,
  lineReasonWords,
  lineWord,
  NONE,
  ofLine,
  squareWords,
} from '../../shared/words.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';

export const exhibit = exhibitOf({
  algorithm,
  ...findsAll,

  about: () => [
    msg(
      'A queen covers one row, one column and at most two diagonals; what a choice rules out leaves the linked lists, and returns when the choice is undone.',
    ),
    msg(
      str`It tries ${numberOf(1198)} queens on ${sizeOf(8)}, each with many links to undo and redo.`,
    ),
    msg(
      'The same program solves sudoku, polyominoes and every other problem of covering each thing once.',
    ),
  ],

  pseudocode: () => [
    [0, 'search:', 'choose', 'dead'],
    [1, msg('if every row and column is covered: record; return'), 'found'],
    [1, msg('i ← row or column with the fewest squares; cover(i)'), 'choose', 'dead'],
    [1, msg('for each square s of i'), 'place', 'found'],
    [2, msg('cover the other lines of s'), 'place', 'found'],
    [2, 'search', 'place', 'found'],
    [2, msg('uncover the other lines of s'), 'lift'],
    [1, 'uncover(i)', 'uncover'],
  ],
  variables(state) {
    const { size, chosen } = state;
    const last = chosen.at(-1);
    const line = last && lineOf(last.item, size);
    const isTried = last !== undefined && last.node !== last.item;
    return [
      ['i', line && isRequired(line) ? lineWord(line, size) : NONE],
      ['s', isTried ? squareName(squareOf(last.node, size), size) : NONE],
      ['placed', squareWords(algorithm.queens(state), size, size)],
    ];
  },

  say({ kind, squares }, state) {
    const { size } = state;
    switch (kind) {
      case 'choose': {
        const line = lastChosen(state);
        return plural(
          squares.length,
          ofLine(
            line,
            msg(str`*[Row|Column] ${lineWord(line, size)}* has the fewest squares, #: cover it.`),
          ),
        );
      }
      case 'dead': {
        const line = lastChosen(state);
        const message = msg(
          str`*[Row|Column] ${lineWord(line, size)}* has no square left: a dead end.`,
        );
        return ofLine(line, message);
      }
      case 'place':
        return msg(
          str`A queen on *${squareName(squares[0]!, size)}*: its other lines leave the lists.`,
        );
      case 'found':
        return foundWords(squares, size);
      case 'lift':
        return msg(
          str`The queen leaves *${squareName(squares[0]!, size)}*: those lines return to the lists.`,
        );
      case 'uncover':
        return msg('Every square of the line has been tried: it returns to the lists.');
    }
  },

  draw(step, state) {
    const { size } = state;
    if (step?.kind === 'choose') return drawRings(step.squares, size);
    if (step?.kind === 'found') return drawThread(algorithm.queens(state), size);
    return step && step.kind !== 'uncover' ? drawDashed(step.squares, size) : nothing;
  },

  question(state) {
    const { size, chosen, links, phase } = state;
    if (phase === 'choose') {
      return { words: deadQuestionWords(), squares: [], answers: { choose: 'no', dead: 'yes' } };
    }
    const last = chosen.at(-1);
    if (phase !== 'try' || !last || links.down[last.item] === last.item) return undefined;
    const line = lineOf(last.item, size);
    if (!isRequired(line)) return undefined;
    return {
      ...lineQuestion(line, size),
      answers: { place: 'square', found: 'square', uncover: 'none' },
      why: (answer) => lineReasonWords(line, answer, size),
      whyNot: (square) => attackedWords(square, algorithm.queens(state), size),
    };
  },

  aside(state) {
    const covered = coveredLines(state);
    const { size, standing } = state;
    const must = covered.filter(isRequired).length;
    return facts([
      [msg('rows and columns covered'), countOf(must, 2 * size)],
      [msg('diagonals covered'), countOf(covered.length - must, 4 * size - 2)],
      [msg('queens'), countOf(standing, size)],
    ]);
  },

  panel(state) {
    const { size } = state;
    const covered = coveredLines(state);
    const line = (name: string, kind: LineKind, count: number): TemplateResult => {
      const on = new Set(covered.filter((line) => line.kind === kind).map(({ index }) => index));
      const label = plural(
        on.size,
        msg(str`# of ${count} covered`, { desc: 'Rows, columns or diagonals' }),
      );
      return html`<div class="cell-line">
        <span>${name}</span>
        <span class="cells" role="img" aria-label=${label}>
          ${Array.from({ length: count }, (_, index) => html`<i class=${on.has(index) ? 'on' : ''}></i>`)}
        </span>
      </div>`;
    };
    return html`<section class="panel">
      <h2>${msg('Lines covered')}</h2>
      ${line(msg('rows', { id: 'lines-rows', desc: 'A label: lines of the board' }), 'row', size)}
      ${line(msg('columns', { id: 'lines-columns', desc: 'A label: lines of the board' }), 'column', size)}
      ${line(msg('rising', { desc: 'A label: rising diagonals' }), 'rising', 2 * size - 1)}
      ${line(msg('falling', { desc: 'A label: falling diagonals' }), 'falling', 2 * size - 1)}
      <p class="remark">
        ${msg('Every row and column must be covered exactly once, a diagonal at most once. A covered line takes its squares out of all lists.')}
      </p>
    </section>`;
  },
});

type RequiredLine = BoardLine & { readonly kind: 'row' | 'column' };

function isRequired(line: BoardLine): line is RequiredLine {
  return line.kind === 'row' || line.kind === 'column';
}

/** Returns the row or column chosen last; only rows and columns are chosen. */
function lastChosen({ size, chosen }: ExactCoverState): RequiredLine {
  return lineOf(chosen.at(-1)!.item, size) as RequiredLine;
}
