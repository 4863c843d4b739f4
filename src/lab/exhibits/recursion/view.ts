import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { squareName } from '../../../core/square.ts';
import { numberOf } from '../../../i18n/format.ts';
import type { BoardParameters } from '../../algorithm.ts';
import { algorithm, type RecursionKind, type RecursionState } from './algorithm.ts';
import { programs } from './programs.ts';
import { drawTested, drawThread } from '../drawing.ts';
import { odometer, rowInWork, UNTOUCHED, type OdometerRow } from '../parts.ts';
import { emphasized } from '../emphasized.ts';
import { findsAll } from '../finds-all.ts';
import { exhibitOf } from '../../exhibit.ts';
import { foundWords, testedWords } from '../words.ts';

/** Height of a level of the call tree, in the tree's units; a column is 20 wide. */
const LEVEL = 24;

export const exhibit = exhibitOf<BoardParameters, RecursionState, RecursionKind>({
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
  programs,

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

  draw(step, { size, stack }) {
    if (step?.kind === 'seen') return drawTested(step.squares[0]!, size, step.squares[1]);
    if (step?.kind === 'free') return drawTested(step.squares[0]!, size);
    if (step?.kind !== 'found') return nothing;
    return drawThread(
      stack.slice(0, size).map(({ column }, row) => row * size + column),
      size,
    );
  },

  aside({ size, stack }, step) {
    const isTesting = step?.kind === 'seen' || step?.kind === 'free';
    const rows = Array.from({ length: size }, (_, row): OdometerRow => {
      const call = stack[row];
      if (!call) return UNTOUCHED;
      const { column, verdict } = call;
      if (row < stack.length - 1) return { queen: column, tried: (k) => k < column };
      return rowInWork(column, isTesting, verdict === 'done');
    });
    return odometer(rows, size);
  },

  panel(state) {
    const { size, stack } = state;
    const calls = stack.reduce((sum, call) => sum + call.calls, 0);
    return html`<section class="panel">
      <h2>${msg('Call tree')}</h2>
      <p class="remark">
        ${msg(str`${stack.length} calls open, ${numberOf(calls)} made. A dot is a call that has returned, larger the more calls it made, ringed if it found something.`)}
      </p>
      <svg
        class="tree"
        viewBox="0 0 ${size * 20} ${size * LEVEL + 12}"
        role="img"
        aria-label=${msg(str`Call tree, ${stack.length} levels open`)}
      >
        ${levels(state)}
      </svg>
    </section>`;
  },
});

/** The path of open calls, and at each level the calls that have returned to it. */
function levels({ size, stack }: RecursionState): TemplateResult<2>[] {
  const middle = size * 10;
  return stack.map((call, level) => {
    const y = level * LEVEL + 6;
    const below = y + LEVEL;
    const x = level === 0 ? middle : stack[level - 1]!.column * 20 + 10;
    const isOpen = level < stack.length - 1;
    return svg`${call.finished.map(
      ({ column }) => svg`<path class="branch" d="M${x} ${y}L${column * 20 + 10} ${below}"/>`,
    )}${
      isOpen
        ? svg`<path class="branch open" d="M${x} ${y}L${call.column * 20 + 10} ${below}"/>`
        : nothing
    }${call.finished.map(
      ({ column, calls, found }) =>
        svg`<circle class="call ${found > 0 ? 'found' : ''}" cx=${column * 20 + 10} cy=${below} r=${Math.min(2 + Math.log2(calls) * 0.45, 7)}/>`,
    )}<circle class="call open" cx=${x} cy=${y} r="5"/>`;
  });
}
