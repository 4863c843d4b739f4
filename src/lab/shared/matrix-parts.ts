import { msg, str } from '@lit/localize';
import { html, svg, type TemplateResult } from 'lit';
import { fileName, rankName, squareAt, type Square } from '../../core/board/square.ts';
import { listOf } from '../../i18n/format.ts';
import { leftToRight } from '../../i18n/left-to-right.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import type { BoardNumbers, Choose } from './exhibit.ts';
import {
  NUMBERS,
  numbersOfSeed,
  numbersText,
  readNumbers,
  type Matrix,
  type NumberLimits,
} from './matrix.ts';
import { seedField, seedOf, sideFields, sidesOf } from './parts.ts';

/** A board of numbers, as a link specifies it. */
export interface MatrixChoice extends Matrix {
  /** The random seed of the numbers, unless the link has its own numbers. */
  readonly seed: number;
  /** True if the link has numbers that cannot be read; those of the seed replace them. */
  readonly isUnreadable: boolean;
}

/** The rules of an exhibit for the numbers of its boards. */
export interface MatrixSource {
  /** The smallest and the largest number of rows and of columns. */
  readonly sides: NumberLimits;
  readonly ofSeed: (seed: number, rows: number, columns: number) => number[];
  /** Reads the choice `numbers` of a link; returns `undefined` if it is not a board of `count` squares. */
  readonly read: (text: string, count: number) => number[] | undefined;
  /** Returns the choice `numbers` of a link. */
  readonly textOf: (numbers: readonly number[]) => string;
  /** The limits of the number on a square. */
  readonly limits: NumberLimits;
  /** Returns the squares, of `count` in all, whose number cannot be changed. */
  readonly fixedOf: (count: number) => readonly Square[];
}

/**
 * Returns a source of boards that allow all numbers of `NUMBERS` on all squares.
 * @param drawn The limits of the numbers that are drawn from the seed.
 */
export function numberSource(sides: NumberLimits, drawn: NumberLimits): MatrixSource {
  return {
    sides,
    ofSeed: (seed, rows, columns) => numbersOfSeed(seed, rows * columns, drawn),
    read: readNumbers,
    textOf: numbersText,
    limits: NUMBERS,
    fixedOf: () => [],
  };
}

/** Returns the numbers of a board, with the changes that its source allows. */
export function boardNumbers(
  { numbers, isUnreadable }: MatrixChoice,
  { textOf, limits, fixedOf }: MatrixSource,
): BoardNumbers {
  return { numbers, isUnreadable, limits, fixed: fixedOf(numbers.length), textOf };
}

/** The largest number of squares for which the description of a board lists all numbers. */
const MOST_NUMBERS_SAID = 36;

/**
 * Returns the board that a link specifies.
 * @param size The default of rows and columns.
 * @param choices The other parameters of the address; they may be invalid.
 */
export function matrixOf(
  size: number,
  choices: URLSearchParams,
  { sides, ofSeed, read }: MatrixSource,
): MatrixChoice {
  const { rows, columns } = sidesOf(size, choices, sides);
  const seed = seedOf(choices);
  const text = choices.get('numbers');
  const own = text === null ? undefined : read(text, rows * columns);
  const numbers = own ?? ofSeed(seed, rows, columns);
  return { rows, columns, numbers, seed, isUnreadable: text !== null && own === undefined };
}

/** Renders the fields for sides and seed. A change of either draws other numbers. */
export function matrixControls(
  matrix: MatrixChoice,
  { sides }: MatrixSource,
  choose: Choose,
): TemplateResult {
  return html`${sideFields(matrix, sides, (choices) => choose({ ...choices, numbers: null }))}
  ${seedField(matrix.seed, (seed) => choose({ seed, numbers: null }))}`;
}

/** Returns the description of a board, with all numbers, row by row, unless there are too many. */
export function matrixLabel({ rows, columns, numbers }: Matrix): string {
  if (numbers.length > MOST_NUMBERS_SAID) {
    return msg(str`Board, ${rows} by ${columns}, with a number on each square`);
  }
  const lines = Array.from({ length: rows }, (_, row) =>
    numbers.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return msg(str`Board, ${rows} by ${columns}, numbers from the top row down: ${listOf(lines)}`);
}

/** Draws the numbers of a board, in the middle of their squares or in their top left corners. */
export function drawNumbers({ numbers, columns }: Matrix, isInCorner = false): Drawing {
  return svg`${numbers.map((number, square) => {
    const x = (square % columns) * 100;
    const y = Math.floor(square / columns) * 100;
    return isInCorner
      ? svg`<text class="number corner" x=${x + 9} y=${y + 36}>${minus(number)}</text>`
      : svg`<text class="number" text-anchor="middle" dominant-baseline="central" x=${x + 50} y=${y + 50}>${minus(number)}</text>`;
  })}`;
}

/** Returns a number with the minus sign that is as wide as a digit. */
export function minus(number: number): string {
  return number < 0 ? leftToRight(`−${-number}`) : String(number);
}

/** Renders a table as large as the board, with the names of its files and ranks. It scrolls if it is too wide. */
export function matrixTable(
  { rows, columns }: Matrix,
  label: string,
  cellOf: (square: Square) => TemplateResult,
): TemplateResult {
  return html`<div class="matrix" role="region" tabindex="0" aria-label=${label}>
    <table class="sums">
      <tr>
        <td></td>
        ${Array.from({ length: columns }, (_, column) => html`<th scope="col">${fileName(column)}</th>`)}
      </tr>
      ${Array.from(
        { length: rows },
        (_, row) =>
          html`<tr>
            <th scope="row">${rankName(row, rows)}</th>
            ${Array.from({ length: columns }, (_, column) => cellOf(squareAt(row, column, columns)))}
          </tr>`,
      )}
    </table>
  </div>`;
}
