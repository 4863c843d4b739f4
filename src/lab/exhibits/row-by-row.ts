import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { lineBetween } from '../../core/board/attacks.ts';
import { columnOf, rankName, rowOf, squareName, type Square } from '../../core/board/square.ts';
import { squaresOf } from '../machine/queens-by-row.ts';
import type { Step } from '../machine/algorithm.ts';
import { drawTested, drawThread } from '../shared/drawing.ts';
import type { Question } from '../shared/exhibit.ts';
import { odometer, UNTOUCHED, type OdometerRow } from '../shared/parts.ts';
import { lineQuestion } from '../shared/words.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import { findsAll } from './finds-all.ts';
import type { BacktrackingKind, BacktrackingState } from './backtracking/algorithm.ts';

/** Draws the square that a step tested, or the solution that it found. */
function drawRowByRow(step: Step | undefined, { size, columns }: BacktrackingState): Drawing {
  switch (step?.kind) {
    case 'seen':
    case 'free':
      return drawTested(step.squares[0]!, size, step.squares[1]);
    case 'found':
      return drawThread(squaresOf(columns, size), size);
    default:
      return nothing;
  }
}

/** Renders the stack of the search. */
function odometerRowByRow(search: BacktrackingState, step: Step | undefined): TemplateResult {
  const { size, columns, column, verdict } = search;
  const isTesting = step?.kind === 'seen' || step?.kind === 'free';
  const rows = Array.from({ length: size }, (_, row): OdometerRow => {
    const queen = columns[row];
    if (queen !== undefined) return { queen, tried: (k) => k < queen };
    if (row > columns.length) return UNTOUCHED;
    return {
      now: true,
      testing: isTesting ? column : undefined,
      tried: (k) => k < column || (k === column && verdict === 'done'),
    };
  });
  return odometer(rows, size);
}

/** Returns the sentence that a queen attacks a square; an empty one if none does. */
export function attackedWords(square: Square, queens: readonly Square[], size: number): string {
  const attacker = queens.find((queen) => lineBetween(queen, square, size) !== undefined);
  if (attacker === undefined) return '';
  return msg(str`${squareName(attacker, size)} attacks ${squareName(square, size)}.`);
}

/**
 * Returns the question which square of the next row takes a queen; `undefined` if no row is left.
 * @param line The 0-based line of the pseudocode that decides.
 */
export function questionRowByRow(
  search: BacktrackingState,
  line: number,
): Question<BacktrackingKind> | undefined {
  const { size, columns, column, verdict } = search;
  const row = columns.length;
  if (row === size) return undefined;
  const from = verdict === 'done' ? column + 1 : column;
  const rank = rankName(row, size);
  return {
    ...lineQuestion({ kind: 'row', index: row }, size),
    answers: { place: 'square', found: 'square', lift: 'none' },
    line,
    why(answer) {
      if (answer === 'none') {
        return from === 0
          ? msg(str`Every square of row ${rank} is attacked.`)
          : msg(str`No square of row ${rank} is left that is not attacked.`);
      }
      return from === 0
        ? msg(str`It is the first square of row ${rank} that no queen attacks.`)
        : msg(str`It is the next square of row ${rank} that no queen attacks.`);
    },
    whyNot(square) {
      const attacked = attackedWords(square, squaresOf(columns, size), size);
      if (attacked !== '') return attacked;
      const name = squareName(square, size);
      return columnOf(square, size) < from
        ? msg(str`${name} has been tried.`)
        : msg(str`${name} is free as well, but comes later.`);
    },
  };
}

/** Renders the rule of diagonals, with the numbers of a test that has found a queen on one. */
function diagonalPanel({ size }: BacktrackingState, step: Step | undefined): TemplateResult {
  const [square, queen] = step?.kind === 'seen' ? step.squares : [];
  const isDiagonal =
    square !== undefined && queen !== undefined && columnOf(square, size) !== columnOf(queen, size);
  const [i, j, k, l] = isDiagonal
    ? [queen, square].flatMap((at) => [size - rowOf(at, size), columnOf(at, size) + 1])
    : ['i', 'j', 'k', 'l'];
  return html`<p class="remark">
    ${msg('Row i, column j and row k, column l share a diagonal if')}
    <bdi><b>|${i} − ${k}| = |${j} − ${l}|</b></bdi>
  </p>`;
}

/** The part of a view that is shared by the ways of backtracking row by row. */
export const rowByRow = {
  ...findsAll,
  draw: drawRowByRow,
  aside: odometerRowByRow,
  panel: diagonalPanel,
};
