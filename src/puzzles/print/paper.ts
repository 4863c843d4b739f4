import { msg } from '@lit/localize';
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { Paper } from '../../ui/sharing/paper.ts';
import { drawFrame, drawQueen, drawSquares } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { edgePaths } from '../../ui/puzzles/region-paths.ts';
import { paperStyles } from './paper.styles.ts';
import { printedTitle, whereToOpen } from './printed-words.ts';
import { shownKindOf } from '../shared/kinds/kinds.ts';
import type { SheetPuzzle } from './sheet-maker.ts';

/** The layout of puzzles on a page; no square is narrower than 7.5 mm. */
interface Layout {
  readonly name: 'small' | 'middle' | 'large';
  /** The most squares along a side of a board. */
  readonly squares: number;
  readonly onPage: number;
  /** The longer side of a board in millimetres. */
  readonly side: number;
}

const LAYOUTS: readonly Layout[] = [
  { name: 'small', squares: 8, onPage: 6, side: 60 },
  { name: 'middle', squares: 10, onPage: 4, side: 86 },
  { name: 'large', squares: 14, onPage: 2, side: 112 },
];

/** The longer side of the board of an answer, in millimetres. */
const ANSWER = 54;

/** Returns the layout with the most puzzles on a page that has room for the largest board. */
function layoutOf(puzzles: readonly SheetPuzzle[]): Layout {
  const squares = puzzles.map(({ puzzle }) => {
    const { rows, columns } = puzzle.rules.shape;
    return Math.max(rows, columns);
  });
  return LAYOUTS.find((layout) => Math.max(...squares) <= layout.squares)!;
}

/** @summary A sheet of puzzles and their answers. */
@customElement('nt-paper')
export class NtPaper extends Paper {
  static override styles = paperStyles;

  /** The address where the game opens the puzzles: the day, or the page to enter codes. */
  @property() link = '';
  /** Puzzles in the order of their numbers. */
  @property({ attribute: false }) puzzles: readonly SheetPuzzle[] = [];

  protected override render(): TemplateResult {
    const { puzzles } = this;
    if (puzzles.length === 0) return html``;
    const layout = layoutOf(puzzles);
    const pages = Array.from({ length: Math.ceil(puzzles.length / layout.onPage) }, (_, page) =>
      puzzles.slice(page * layout.onPage, (page + 1) * layout.onPage),
    );
    return html`<header>
        <h1>${msg('Ninety-Two')}</h1>
        <p>${this.of}</p>
        <p class="link"><bdi>${this.link}</bdi></p>
      </header>
      ${pages.map((page, index) => this.#renderPage(page, index * layout.onPage, layout))}
      <section class="answers">
        <h2>${msg('Solutions')}</h2>
        <ol>
          ${puzzles.map(
            ({ puzzle, answer }, index) =>
              html`<li>
                <b class="number">${index + 1}</b>
                ${printedBoard(puzzle, answer, ANSWER)}
              </li>`,
          )}
        </ol>
      </section>`;
  }

  #renderPage(puzzles: readonly SheetPuzzle[], before: number, layout: Layout): TemplateResult {
    return html`<section class="page ${layout.name}">
      ${puzzles.map(
        (played, index) =>
          html`<article class="puzzle">
            <h2><span class="number">${before + index + 1}</span> ${printedTitle(played)}</h2>
            <p class="rule">${shownKindOf(played.puzzle.rules).printedRule(played.puzzle)}</p>
            ${printedBoard(played.puzzle, [], layout.side)}
            <p class="where"><bdi>${whereToOpen(played)}</bdi></p>
          </article>`,
      )}
    </section>`;
  }
}

/** Widths of printed lines in millimetres: within the board, around it, and between regions. */
const THIN = 0.15;
const EDGE = 0.4;
const THICK = 0.9;

/**
 * Draws a board for paper in black. Lines separate regions; other boards have grey squares. It is decoration; words
 * stand beside it.
 * @param queens Queens besides the given ones.
 * @param side The longer side, in millimetres.
 */
function printedBoard(
  { rules, givens }: Puzzle,
  queens: readonly Square[],
  side: number,
): TemplateResult<1> {
  const { shape, regions } = rules;
  const { rows, columns } = shape;
  const square = side / Math.max(rows, columns);
  /** Board units in a millimetre. */
  const unit = 100 / square;
  const standing = new Set([...givens, ...queens]);
  return html`<svg
    width="${columns * square}mm"
    height="${rows * square}mm"
    viewBox="0 0 ${columns * 100} ${rows * 100}"
    overflow="visible"
    aria-hidden="true"
  >
    ${regions ? undefined : drawSquares(shape)}
    <path class="thin" stroke-width=${THIN * unit} d=${gridPath(shape)} />
    ${regions ? line(edgePaths({ shape, regions }).between, THICK * unit) : undefined}
    ${line(`M0 0H${columns * 100}V${rows * 100}H0Z`, (regions ? THICK : EDGE) * unit)}
    ${givens.map((given) => drawFrame(given, columns))}
    ${[...standing].map((queen) => drawQueen(queen, columns))}
  </svg>`;
}

function line(path: string, width: number): SVGTemplateResult {
  return svg`<path class="line" stroke-width=${width} d=${path}/>`;
}

function gridPath({ rows, columns }: Shape): string {
  let path = '';
  for (let row = 1; row < rows; row++) path += `M0 ${row * 100}h${columns * 100}`;
  for (let column = 1; column < columns; column++) path += `M${column * 100} 0v${rows * 100}`;
  return path;
}
