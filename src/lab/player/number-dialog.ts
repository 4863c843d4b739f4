import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Square } from '../../core/board/square.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import type { BoardNumbers } from '../shared/exhibit.ts';
import { minus } from '../shared/matrix-parts.ts';
import { choice } from '../shared/parts.ts';
import { nameOn } from '../shared/words.ts';
import { choiceStyles } from './choice.styles.ts';

/** A request to change the number on a square of a board. */
interface NumberChange {
  readonly board: BoardNumbers;
  readonly rows: number;
  readonly columns: number;
  /** The square; `undefined` to let the player choose, with the first one preset. */
  readonly square: Square | undefined;
  /** Called with the square and its new number. */
  readonly put: (square: Square, number: number) => void;
}

/** Returns true for a board of walls and free squares, which are the numbers 1 and 0. */
export function isWalls({ limits }: BoardNumbers): boolean {
  return limits.max - limits.min === 1;
}

/** Returns the words on the button of the dialog. */
export function changeWords(board: BoardNumbers): string {
  return isWalls(board) ? msg('Change a wall') : msg('Change a number');
}

/** @summary The dialog in which the number on a square of a matrix is changed. */
@customElement('nt-lab-number')
export class NtLabNumber extends Modal {
  static override styles = [
    ...Modal.styles,
    choiceStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 12px;
      }
    `,
  ];

  @property({ attribute: false }) change!: NumberChange;

  @state() private square: Square = 0;

  @query('input') private input!: HTMLInputElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('change')) this.square = this.change.square ?? this.#squares[0]!;
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    if (this.change.square !== undefined) this.input.select();
  }

  /** The squares whose number can be changed. */
  get #squares(): Square[] {
    const { numbers, fixed } = this.change.board;
    return [...numbers.keys()].filter((square) => !fixed.includes(square));
  }

  protected override heading(): string {
    return changeWords(this.change.board);
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const { board, put } = this.change;
    put(this.square, isWalls(board) ? 1 - board.numbers[this.square]! : this.input.valueAsNumber);
    this.close();
  };

  protected override renderContent(): TemplateResult {
    const { board, rows, columns } = this.change;
    const { min, max } = board.limits;
    const options = this.#squares.map(
      (square) => [String(square), nameOn(square, rows, columns)] as const,
    );
    return html`<form @submit=${this.#submit}>
      ${choice(msg('Square', { desc: 'Of a board' }), options, String(this.square), (value) => (this.square = Number(value)))}
      ${
        isWalls(board)
          ? nothing
          : html`<label class="choice">
              <span>${msg(str`Number, ${minus(min)} to ${max}`)}</span>
              <input
                type="number"
                required
                ?autofocus=${this.change.square !== undefined}
                min=${min}
                max=${max}
                .value=${String(board.numbers[this.square])}
              />
            </label>`
      }
      <button class="button ink">
        ${msg('Change', { id: 'change-number', desc: 'A button' })}
      </button>
    </form>`;
  }
}
