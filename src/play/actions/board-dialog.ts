import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { playAddress } from '../../core/routes/addresses.ts';
import { codeOf } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { addressIn, plainForm } from '../../core/solutions/link-text.ts';
import { parseCode, type CodeProblem, type ParsedCode } from '../../core/solutions/parse-code.ts';
import { parseRoute } from '../../core/routes/route.ts';
import { MAX_SIZE, MIN_SIZE } from '../../core/board/square.ts';
import { compactNumberOf, numberOf } from '../../i18n/format.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { progress } from '../../progress/page.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { drawnDigits } from '../../ui/drawing/drawn-digits.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import '../../ui/rose/rose-element.ts';
import { textFieldStyles } from '../../ui/styles/text-field.styles.ts';
import { boardDialogStyles } from './board-dialog.styles.ts';
import { codeProblemWords } from '../opening/code-problem.ts';

/** Sizes that are shown with their rose and the number found. */
const COMMON_SIZES = sizes(4, 12);

const OTHER_SIZES = [...sizes(MIN_SIZE, 3), ...sizes(13, MAX_SIZE)];

/**
 * @summary The dialog in which the player chooses a size or types a position.
 *
 * @fires nt-notice - The reading of a list whose numbers start at 0.
 */
@customElement('nt-board-dialog')
export class NtBoardDialog extends Modal {
  static override styles = [...Modal.styles, textFieldStyles, boardDialogStyles];

  @query('form') private form!: HTMLFormElement;
  @query('input') private input!: HTMLInputElement;

  @property({ type: Number }) size = 0;

  @state() private problem: CodeProblem | undefined;
  @state() private known: ReadonlyMap<number, SizeProgress> = new Map();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#loadProgress();
  }

  /** Loads one size after the other, so that the dialog can be used meanwhile. */
  async #loadProgress(): Promise<void> {
    for (const size of COMMON_SIZES) {
      const known = await progress.load(size);
      if (!this.isConnected) return;
      this.known = new Map(this.known).set(size, known);
    }
  }

  #openTyped(event: SubmitEvent): void {
    event.preventDefault();
    const value = plainForm(this.input.value);
    const link = addressIn(value);
    const route = link === undefined ? undefined : parseRoute(link);
    // Follows a link without a position, whatever page it leads to.
    if (route && !('code' in route)) {
      location.hash = link!;
      this.close();
      return;
    }
    const parsed = route ? parseCode(route.code!, route.size) : parseCode(value);
    if (!parsed.ok) {
      this.problem = parsed.problem;
      this.input.focus();
      // The sentence on the problem is below the field and may be out of view.
      void this.updateComplete.then(() => this.form.scrollIntoView({ block: 'nearest' }));
      return;
    }
    const { size, queens } = parsed;
    if (countsFromZero(value, parsed)) {
      this.dispatchEvent(
        new NoticeEvent({
          text: () => msg('The list has a 0 and no empty row, so its columns count from 0.'),
        }),
      );
    }
    location.hash = playAddress(size, codeOf(queens, size));
    this.close();
  }

  protected override heading(): string {
    return msg('Choose a board');
  }

  protected override renderContent(): TemplateResult {
    return html`
      <ul class="common">
        ${COMMON_SIZES.map((size) => html`<li>${this.#renderCommon(size)}</li>`)}
      </ul>
      <details ?open=${OTHER_SIZES.includes(this.size)}>
        <summary>${msg('More sizes', { desc: 'Opens a list of boards' })}</summary>
        <ul class="others">
          ${OTHER_SIZES.map((size) => html`<li>${this.#renderOther(size)}</li>`)}
        </ul>
      </details>
      ${this.#renderForm()}
    `;
  }

  #renderCommon(size: number): TemplateResult {
    const known = this.known.get(size);
    const total = numberOf(solutionCount(size)!);
    const found = known?.found.size;
    const seen = found === undefined ? total : msg(str`${numberOf(found)} of ${total}`);
    const label =
      found === undefined
        ? msg(str`${size} by ${size}, solutions: ${total}`)
        : [msg(str`${size} by ${size}`), seen].join(' · ');
    return html`<a
      href=${playAddress(size)}
      aria-label=${label}
      aria-current=${size === this.size ? 'true' : nothing}
      ?autofocus=${size === this.size}
      @click=${this.close}
    >
      <nt-rose small .known=${known}></nt-rose>
      ${drawnDigits(`${size}×${size}`, 14, 3.8)}
      <small>${seen}</small>
    </a>`;
  }

  #renderOther(size: number): TemplateResult {
    const total = solutionCount(size);
    return html`<a
      href=${playAddress(size)}
      aria-label=${sizeWords(size, total)}
      aria-current=${size === this.size ? 'true' : nothing}
      ?autofocus=${size === this.size}
      @click=${this.close}
    >
      ${drawnDigits(`${size}×${size}`, 12, 3.8)}
      <small>${totalWords(total)}</small>
    </a>`;
  }

  #renderForm(): TemplateResult {
    return html`<details class="typed">
      <summary>${msg('Open a position')}</summary>
      <form @submit=${this.#openTyped} novalidate>
        <label for="position">${msg('Type or paste a position')}</label>
        <div class="field">
          <input
            id="position"
            type="text"
            dir="ltr"
            inputmode="text"
            enterkeyhint="go"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder="15863724"
            aria-describedby="problem help"
            aria-invalid=${this.problem !== undefined}
            @input=${() => (this.problem = undefined)}
          />
          <button class="button ink">
            ${msg('Open', { id: 'open-position', desc: 'A button: open the board of this position' })}
          </button>
        </div>
        <p id="problem" role="alert">${this.problem && codeProblemWords(this.problem)}</p>
        <p id="help">
          ${msg(
            'The column of the queen in each row, from the top: 15863724, or 1 5 8 6 3 7 2 4, or counted from 0 as [0, 4, 7, 5, 2, 6, 1, 3].',
          )}
        </p>
      </form>
    </details>`;
  }
}

function sizes(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns true if a text was read as a zero-based list: it contains the number 0, and each row has a queen. */
function countsFromZero(text: string, parsed: ParsedCode): boolean {
  return parsed.ok && parsed.queens.length === parsed.size && /\b0+\b/.test(text);
}

/** Names a board by its size and the words that are seen on it. */
function sizeWords(size: number, total: bigint | undefined): string {
  return total
    ? msg(str`${size} by ${size}, solutions: ${compactNumberOf(total)}`)
    : [msg(str`${size} by ${size}`), totalWords(total)].join(' · ');
}

function totalWords(total: bigint | undefined): string {
  if (total === undefined) {
    return msg('nobody knows', { desc: 'How many solutions there are' });
  }
  return total === 0n ? msg('no solution') : compactNumberOf(total);
}
