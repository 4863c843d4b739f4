import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page.ts';
import { isSameShape, type Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareNameOn, type Square } from '../../core/board/square.ts';
import { LONGEST_SIDE, SHORTEST_SIDE, TABLE_SHAPES } from '../../core/puzzles/guard-table.ts';
import { guardPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { puzzlesAddress, SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { listOf, plural } from '../../i18n/format.ts';
import type { TableResult } from '../../progress/puzzles/puzzle-progress.ts';
import type { Reading } from '../../progress/storage/record-store.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { keyTowardsEnd } from '../../ui/direction.ts';
import { drawnDigits } from '../../ui/drawing/drawn-digits.ts';
import { backIcon, icon, slidersIcon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { shapeWords } from '../shared/board-words.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';
import {
  cellStateWords,
  cellWords,
  tableCellOf,
  type CellState,
  type TableCell,
} from './guard-table-cell.ts';
import { guardTableStyles } from './guard-table.styles.ts';

const SIDES = Array.from({ length: LONGEST_SIDE - SHORTEST_SIDE + 1 }, (_, i) => SHORTEST_SIDE + i);

/** The player's best result on each board, by the name of the board. */
type Table = Reading<ReadonlyMap<string, TableResult>>;

const NOTHING_GUARDED: Table = { value: new Map(), isWhole: true };

/** Side of a square of a tiny board, in CSS pixels. */
const UNIT = 2.3;

/** Rows and columns that each arrow key moves by, by `keyTowardsEnd`. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The board chosen last, for as long as the page is open. */
let lastChosen: Shape = { rows: 8, columns: 8 };

/**
 * The boards that the player has seen marked as guarded by the least number; `undefined` before the table was shown.
 */
let leastSeen: ReadonlySet<string> | undefined;

/**
 * @summary Every board from 3 × 3 to 12 × 12 with the least number of queens that guard it, and the player's result. A
 * tap chooses a board; a second tap or its card opens it.
 */
@customElement('nt-guard-table')
export class NtGuardTable extends LocalizedElement {
  static override styles = [
    baseStyles,
    titleBarStyles,
    cardStyles,
    remarkStyles,
    puzzleThumbnailStyles,
    guardTableStyles,
  ];

  @state() private chosen = lastChosen;

  readonly #known = new LiveQuery(this, {
    source: puzzles,
    kinds: ['table'],
    read: () => this.#read(),
  });
  /** The value of `leastSeen` when the table was opened. */
  #seenBefore: ReadonlySet<string> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Boards guarded from now on are new on the next visit, even if the table was left before it was read.
    if (!leastSeen) void this.#read();
  }

  protected override willUpdate(): void {
    this.toggleAttribute('still', prefersStillness());
  }

  get #table(): Table {
    return this.#known.value ?? NOTHING_GUARDED;
  }

  async #read(): Promise<Table> {
    const table = await puzzles.table.getAll();
    // Half a table does not tell which boards are new.
    if (!table.isWhole) return table;
    const cells = TABLE_SHAPES.map((shape) => tableCellOf(shape, table.value));
    const least = cells.filter(({ state }) => state === 'least').map(({ name }) => name);
    this.#seenBefore ??= leastSeen ?? new Set(least);
    leastSeen = new Set(least);
    return table;
  }

  #choose(shape: Shape): void {
    this.chosen = lastChosen = shape;
  }

  #press(cell: TableCell): void {
    if (isSameShape(cell.shape, this.chosen)) location.hash = addressOf(cell);
    else this.#choose(cell.shape);
  }

  async #onKey(event: KeyboardEvent): Promise<void> {
    const { rows, columns } = this.chosen;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      location.hash = addressOf(tableCellOf(this.chosen, this.#table.value));
      return;
    }
    const step = STEPS[keyTowardsEnd(event)];
    if (!step) return;
    event.preventDefault();
    const next = { rows: rows + step[0], columns: columns + step[1] };
    const shape = TABLE_SHAPES.find((one) => isSameShape(one, next));
    if (!shape) return;
    this.#choose(shape);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  protected override render(): TemplateResult {
    const cells = TABLE_SHAPES.map((shape) => tableCellOf(shape, this.#table.value));
    return html`
      <header class="bar">
        <a class="icon-button" href=${puzzlesAddress()} aria-label=${msg('Back to Puzzles')}>
          ${icon(backIcon)}
        </a>
        <h1>${msg('Guard table')}<small>${msg('How few queens guard each board?')}</small></h1>
        <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
          ${icon(slidersIcon)}
        </a>
      </header>
      ${this.#table.isWhole ? nothing : html`<p class="remark unread">${msg('Your guarded boards can’t be read right now. They’ll appear when they can.')}</p>`}
      <div class="both">
        <div class="stairs">${this.#renderGrid(cells)} ${renderSum(cells)}</div>
        ${this.#renderChosen(tableCellOf(this.chosen, this.#table.value))}
      </div>
    `;
  }

  #renderGrid(cells: readonly TableCell[]): TemplateResult {
    const count = (state: CellState): number => cells.filter((cell) => cell.state === state).length;
    const guarded = cells.filter(({ queens }) => queens).length;
    const label = plural(
      guarded,
      msg(
        str`Boards from 3 by 3 to 12 by 12: # of ${cells.length} guarded, ${count('least')} with the fewest queens`,
      ),
    );
    return html`<div class="sides" aria-hidden="true">
        <span></span>${SIDES.map((side) => html`<span>${side}</span>`)}
      </div>
      <div role="grid" aria-label=${label}>
        ${SIDES.map(
          (rows) =>
            html`<div role="row">
              ${SIDES.slice(1, rows - SHORTEST_SIDE).map(() => html`<span></span>`)}
              ${rows > SHORTEST_SIDE ? html`<span></span>` : nothing}
              <span class="side" aria-hidden="true">${rows}</span>
              ${cells.filter(({ shape }) => shape.rows === rows).map((cell) => this.#renderCell(cell))}
            </div>`,
        )}
      </div>`;
  }

  #renderCell(cell: TableCell): TemplateResult {
    const isChosen = isSameShape(cell.shape, this.chosen);
    return html`<div
      role="gridcell"
      class=${cell.state}
      ?data-fresh=${cell.state === 'least' && !this.#seenBefore?.has(cell.name)}
      tabindex=${isChosen ? 0 : -1}
      aria-selected=${isChosen}
      aria-label=${cellWords(cell)}
      @click=${() => this.#press(cell)}
      @keydown=${(event: KeyboardEvent) => void this.#onKey(event)}
    >
      ${tinyBoard(cell)}<span>${cell.least}</span>
    </div>`;
  }

  #renderChosen(cell: TableCell): TemplateResult {
    const { shape, least, queens, state } = cell;
    const name = shapeWords(shape);
    const puzzle = guardPuzzle(shape, shape.rows * shape.columns);
    return html`<section class="card">
      <div class="mini">${miniBoard(puzzle, queens ?? [])}</div>
      <div>
        <h2>${msg(str`${name} · needs ${least}`)}</h2>
        <p class="remark">${cellStateWords(cell)}</p>
      </div>
      <div class="actions">
        <a class="button ${state === 'least' ? 'outline' : 'ink'}" href=${addressOf(cell)}>
          ${state === 'least' ? msg('Guard it again', { desc: 'A button: play a board again that is guarded' }) : plural(least, msg('Guard with #', { desc: 'A button: guard the board with so many queens' }))}
        </a>
        ${
          queens
            ? html`<button
                class="button outline"
                @click=${() => openModal(this.renderRoot, NtTableAnswer, { puzzle, queens })}
              >
                ${msg('View mine', { desc: 'A button: the solution that the player found' })}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }
}

function addressOf({ name }: TableCell): string {
  return puzzlesAddress(`guard-table/${name}`);
}

/** Draws a board to scale. The player's queens are dots if they are the least number, else rings. */
function tinyBoard({ shape: { rows, columns }, state, queens = [] }: TableCell): TemplateResult {
  const [width, height] = [columns * UNIT, rows * UNIT];
  const along = (place: number, of: number, length: number): number =>
    1 + ((place + 0.5) / of) * (length - 2);
  return html`<svg
    width=${width}
    height=${height}
    viewBox="0 0 ${width} ${height}"
    aria-hidden="true"
  >
    <rect x="0.5" y="0.5" width=${width - 1} height=${height - 1} rx="2.2" />
    ${
      state === 'not'
        ? nothing
        : queens.map(
            (queen) =>
              svg`<circle cx=${along(columnOf(queen, columns), columns, width)} cy=${along(rowOf(queen, columns), rows, height)} r=${state === 'least' ? 1.2 : 1}/>`,
          )
    }
  </svg>`;
}

function renderSum(cells: readonly TableCell[]): TemplateResult {
  const count = (state: CellState): number => cells.filter((cell) => cell.state === state).length;
  const guarded = cells.filter(({ queens }) => queens).length;
  const [least, more, rest] = [count('least'), count('more'), count('not')];
  return html`<div class="sum">
    <p>
      ${drawnDigits(String(guarded), 34, 3)}<span class="unseen">${guarded}</span>
      <small
        >${plural(guarded, msg(str`of ${cells.length} guarded`, { desc: 'Beside a number of boards in large digits' }))}</small
      >
    </p>
    <ul>
      ${legend('least', emphasized(plural(least, msg('*#* with the fewest'))))}
      ${legend('more', emphasized(plural(more, msg('*#* with one more'))))}
      ${legend(
        'not',
        emphasized(
          plural(
            rest,
            guarded === least + more ? msg('*#* not yet') : msg('*#* not yet, or with more'),
          ),
        ),
      )}
    </ul>
  </div>`;
}

function legend(state: CellState, words: TemplateResult): TemplateResult {
  const dots = [
    [6, 5.5],
    [15.5, 8.5],
    [9, 13],
  ] as const;
  return html`<li class=${state}>
    <svg width="22" height="18" viewBox="0 0 22 18" aria-hidden="true">
      <rect x="1" y="1" width="20" height="16" rx="2.4" />
      ${state === 'not' ? nothing : dots.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.4"/>`)}
    </svg>
    <span>${words}</span>
  </li>`;
}

/** @summary The player's best result on a board of the Guard table. */
@customElement('nt-table-answer')
export class NtTableAnswer extends Modal {
  static override styles = [
    ...Modal.styles,
    puzzleThumbnailStyles,
    css`
      .board {
        max-width: min(100%, 60dvh);
        margin: 8px auto 14px;
        padding: 1px;
      }
      p {
        color: var(--ink-2);
        text-align: center;
        text-wrap: pretty;
      }
    `,
  ];

  @property({ attribute: false }) puzzle!: Puzzle;
  @property({ attribute: false }) queens!: readonly Square[];

  protected override heading(): string {
    const shape = shapeWords(this.puzzle.rules.shape);
    const { length } = this.queens;
    return plural(length, msg(str`${shape} with {# queen|# queens}`));
  }

  protected override renderContent(): TemplateResult {
    const { puzzle, queens } = this;
    const names = queens.map((queen) => squareNameOn(queen, puzzle.rules.shape));
    return html`<div class="board">${miniBoard(puzzle, queens)}</div>
      <p>${listOf(names)}</p>`;
  }
}
