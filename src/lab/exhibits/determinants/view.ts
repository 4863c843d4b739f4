import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { solutionCount } from '../../../core/solutions/counts.ts';
import { columnOf, rankName, rowOf, squareName, type Square } from '../../../core/board/square.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { factorial } from '../../machine/combinatorics.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { drawOrderStep } from '../../shared/drawing.ts';
import { arrayByRow, choice, facts, type Entry } from '../../shared/parts.ts';
import { namesOf, rowWord, squaresInLine } from '../../shared/words.ts';
import { algorithm, isStruck, LARGEST_EVERY_TERM, type DeterminantsState } from './algorithm.ts';

const DIGITS = '₀₁₂₃₄₅₆₇₈₉';

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Give every diagonal a letter or a number and expand the determinant: a term in which nothing comes twice is a solution.',
    ),
    msg(
      str`Günther expands all ${numberOf(40_320)} terms of ${sizeOf(8)}; Glaisher strikes every repeat at once, and takes only ${numberOf(2056)} entries.`,
    ),
    msg('In 1874 it let people count solutions by hand; today it is a piece of history.'),
  ],

  pseudocode: () => [
    [0, 'expand(row):', 'take'],
    [1, msg('if no row is left: keep the term if nothing comes twice; return'), 'refused', 'found'],
    [1, msg('for each entry of row not struck'), 'take'],
    [2, msg('take it, strike its column (Glaisher: and its letter and number)'), 'take'],
    [2, msg('expand(next row down)'), 'take'],
    [2, msg('give it back, with what it struck'), 'return'],
  ],
  variables: ({ size, columns }) => [
    ['row', rowWord(columns.length, size)],
    ['term', columns.map((column, row) => entryOf(row, column, size))],
  ],
  parametersOf: (size, choices) => ({
    size,
    everyTerm: choices.has('guenther') && size <= LARGEST_EVERY_TERM,
  }),
  goalOf: ({ size }) => solutionCount(size),

  say({ kind, squares }, { size, everyTerm }) {
    const entry = entryOn(squares[0]!, size);
    const name = squareName(squares[0]!, size);
    switch (kind) {
      case 'take':
        return everyTerm
          ? msg(str`*${entry}* joins the term, a queen on ${name}: strike its column.`)
          : msg(
              str`*${entry}* joins the term, a queen on ${name}: strike its column, its letter and its number.`,
            );
      case 'refused':
        return refusedWords(squares, size);
      case 'found':
        return msg('*Found.* In this term no letter and no number comes twice: it is kept.');
      case 'return':
        return msg(str`*${entry}* leaves the term, and the queen leaves ${name}.`);
    }
  },

  draw: (step, { size }) => drawOrderStep(step, size),

  // Whole boards are not asked about: nearly all are rejected.
  question({ size, columns }) {
    const row = columns.length;
    if (row === size) return undefined;
    return {
      words: msg(str`*Row ${rankName(row, size)}:* choose the square of the next entry to take.`),
      squares: squaresInLine({ kind: 'row', index: row }, size),
      answers: { take: 'square', found: 'square', return: 'none' },
      line: 2,
      why: (answer) =>
        answer === 'none'
          ? msg(str`Every entry of row ${rankName(row, size)} is struck or has been tried.`)
          : msg(str`It is the next entry of row ${rankName(row, size)} that is not struck.`),
    };
  },

  aside({ size, columns }, step) {
    const marked = new Set(step?.squares.map((square) => rowOf(square, size)));
    const entries = Array.from({ length: size }, (_, row): Entry => {
      const column = columns[row];
      if (column === undefined) return { text: '·', look: 'quiet' };
      const text = entryOf(row, column, size);
      return { text, look: step?.kind !== 'found' && marked.has(row) ? 'marked' : 'plain' };
    });
    return arrayByRow(entries, msg('Entries of the term, top row first'));
  },

  panel(state) {
    const { size, everyTerm, looked, struck } = state;
    return html`<section class="panel">
      <h2>${msg('Determinant')}</h2>
      <div
        class="matrix"
        role="region"
        tabindex="0"
        aria-label=${msg('Determinant, struck entries struck through')}
      >
        <table class="determinant">
          ${Array.from({ length: size }, (_, row) => matrixRow(state, row))}
        </table>
      </div>
      ${facts([
        [msg('terms in all'), factorial(size)],
        [msg('looked at', { id: 'terms-looked-at', desc: 'A reading: terms' }), looked],
        ...(everyTerm
          ? []
          : [[msg('struck early', { desc: 'A reading: terms' }), struck] as const]),
      ])}
      <p class="remark">
        ${msg('Rising diagonals have letters, falling ones numbers. The signs of the terms play no part here.')}
      </p>
    </section>`;
  },

  controls: ({ size, everyTerm }, choose) =>
    html`${choice(
      msg('Terms', { desc: 'A choice' }),
      [
        ['glaisher', msg('struck at once (Glaisher)')],
        ...(size <= LARGEST_EVERY_TERM
          ? [['guenther', msg('all of them (Günther)')] as const]
          : []),
      ],
      everyTerm ? 'guenther' : 'glaisher',
      (value) => choose({ guenther: value === 'guenther' ? '' : null }),
    )}
    ${
      size > LARGEST_EVERY_TERM
        ? html`<p class="remark">
            ${plural(
              factorial(size),
              msg(
                str`Günther’s terms are shown up to ${sizeOf(LARGEST_EVERY_TERM)}: here there {is|are} # of them.`,
              ),
            )}
          </p>`
        : nothing
    }`,
});

function entryOn(square: Square, size: number): string {
  return entryOf(rowOf(square, size), columnOf(square, size), size);
}

/** Returns the sentence for a whole term in which two entries have the same letter or number. */
function refusedWords(squares: readonly Square[], size: number): string {
  const [one, other] = squares.map(
    (square) => [rowOf(square, size), columnOf(square, size)] as const,
  );
  const names = namesOf(squares, size);
  const letter = letterOf(...one!);
  return letter === letterOf(...other!)
    ? msg(str`Dropped: the letter *${letter}* comes twice, on ${names}.`)
    : msg(str`Dropped: the number *${numberOfEntry(...one!, size)}* comes twice, on ${names}.`);
}

/** Renders a row of the determinant, with the entry in the term and the struck entries marked. */
function matrixRow(state: DeterminantsState, row: number): TemplateResult {
  const { size, columns } = state;
  const taken = columns[row];
  return html`<tr>
    ${Array.from({ length: size }, (_, column) => {
      const entry = entryOf(row, column, size);
      if (taken === column) return html`<td class="marked">${entry}</td>`;
      return taken !== undefined || isStruck(state, row, column)
        ? html`<td><s>${entry}</s></td>`
        : html`<td>${entry}</td>`;
    })}
  </tr>`;
}

/** Returns the letter of an entry: one for each rising diagonal, from the top left on. */
export function letterOf(row: number, column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + row + column);
}

/** Returns the number of an entry: one for each falling diagonal, from the top right on. */
export function numberOfEntry(row: number, column: number, size: number): number {
  return row - column + size;
}

/** Returns an entry of the determinant, for example `e₄`. */
export function entryOf(row: number, column: number, size: number): string {
  const number = String(numberOfEntry(row, column, size));
  return letterOf(row, column) + number.replace(/\d/g, (digit) => DIGITS[Number(digit)]!);
}
