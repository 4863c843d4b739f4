import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { textFieldStyles } from '../../ui/styles/text-field.styles.ts';
import { puzzleCodeProblemWords } from './code-problem-words.ts';
import { pictureButtons } from '../shared/picture-buttons.ts';
import { pasteIcon } from '../shared/puzzle-icons.ts';
import { pastedAddress } from './pasted-address.ts';

/**
 * @summary A field where the player types or pastes a puzzle made elsewhere: a link, a code, or a board of regions in
 * letters. The opened page checks the puzzle. A text that cannot be read stays in the field.
 */
@customElement('nt-code-dialog')
export class NtCodeDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    textFieldStyles,
    css`
      label {
        display: block;
        margin-top: 6px;
      }
      textarea {
        display: block;
        width: 100%;
        min-height: 9.5rem;
        margin-top: 6px;
        padding: 12px 14px;
        overflow-wrap: anywhere;
        resize: vertical;
      }
      #help {
        margin-top: 4px;
      }
      .actions {
        flex-wrap: wrap;
      }
    `,
  ];

  /** The text in the field when the dialog opens. */
  @property() text = '';

  @state() private problem: PuzzleCodeProblem | undefined;

  @query('textarea') private field!: HTMLTextAreaElement;

  protected override heading(): string {
    return msg('Open a code');
  }

  protected override firstUpdated(): void {
    this.field.value = this.text;
    super.firstUpdated();
  }

  #open(event: Event): void {
    event.preventDefault();
    const read = pastedAddress(this.field.value);
    if (typeof read === 'string') {
      location.hash = read;
      this.close();
      return;
    }
    this.problem = read;
    this.field.focus();
  }

  async #paste(event: Event): Promise<void> {
    try {
      this.field.value = await navigator.clipboard.readText();
    } catch {
      // The browser refuses to read the clipboard; the player can paste into the field.
      this.field.focus();
      this.field.select();
      return;
    }
    this.#open(event);
  }

  protected override renderContent(): TemplateResult {
    return html`<form novalidate @submit=${this.#open}>
      <label for="code">${msg('A link, a code or a board in letters')}</label>
      <textarea
        id="code"
        dir="ltr"
        rows="5"
        ?autofocus=${true}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="c/8/00007002"
        aria-describedby="problem help"
        aria-invalid=${this.problem !== undefined}
        @input=${() => (this.problem = undefined)}
      ></textarea>
      <p id="problem" role="alert">${this.problem && puzzleCodeProblemWords(this.problem)}</p>
      <p id="help">
        ${msg('You can paste a board of regions from anywhere: a line for each row, a letter for each region.')}
      </p>
      <div class="actions">
        ${
          'clipboard' in navigator && 'readText' in navigator.clipboard
            ? html`<button
                type="button"
                class="button outline grow"
                @click=${(event: Event) => void this.#paste(event)}
              >
                ${icon(pasteIcon, 20)}${msg('Paste', { desc: 'A button: insert what was copied' })}
              </button>`
            : nothing
        }
        <button class="button ink grow">
          ${msg('Open', { id: 'open-code', desc: 'A button: open the puzzle of this code' })}
        </button>
      </div>
      <div class="actions">${pictureButtons(this)}</div>
    </form>`;
  }
}
