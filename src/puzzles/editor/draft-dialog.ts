import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { DraftOf, OwnDraft } from '../../core/puzzles/own-draft.ts';
import { sidesOf } from '../../core/puzzles/puzzle-sides.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { segmentsStyles } from '../../ui/styles/segments.styles.ts';
import { boardFormStyles } from '../shared/board-form.styles.ts';
import { kindField, ruleField, sizeField, stepper } from '../shared/board-form.ts';
import { reshaped } from './drafts/drafts.ts';
import type { DraftEditor } from './drafts/draft-editor.ts';

interface Choosing {
  readonly editor: Pick<DraftEditor, 'draft' | 'draftOf'>;
  /** Makes a draft of any kind the present one. */
  take(draft: OwnDraft): void;
}

/**
 * @summary A form where the player chooses the kind, the board and the rule of a new puzzle. The drawing stays where
 * the new board has room for it; Undo brings the rest back.
 */
@customElement('nt-draft-dialog')
export class NtDraftDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    segmentsStyles,
    boardFormStyles,
    css`
      .draw {
        width: 100%;
        margin-top: 18px;
      }
    `,
  ];

  @property({ attribute: false }) choosing!: Choosing;

  /** The drawing on the board that is chosen so far. */
  @state() private chosen!: OwnDraft;
  /** The drawing as it was: a board may become smaller for a moment on its way to another size. */
  #drawn!: OwnDraft;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start(this.choosing.editor.draft!);
  }

  #start(draft: OwnDraft): void {
    this.#drawn = draft;
    this.chosen = draft;
  }

  #reshape(rows: number, columns = rows): void {
    const { chosen } = this;
    const draft = reshaped(this.#drawn, { rows, columns });
    if ('sight' in draft && 'sight' in chosen) {
      this.chosen = { ...draft, sight: chosen.sight };
    } else if ('queens' in draft && 'queens' in chosen) {
      this.chosen = { ...draft, queens: Math.min(chosen.queens, rows * columns) };
    } else this.chosen = draft;
  }

  #take(event: Event): void {
    event.preventDefault();
    this.close();
    this.choosing.take(this.chosen);
  }

  protected override heading(): string {
    return msg('What to make');
  }

  protected override renderContent(): TemplateResult {
    const { chosen, choosing } = this;
    return html`<form @submit=${this.#take}>
      ${kindField(chosen.kind, (kind) => this.#start(choosing.editor.draftOf(kind)))}
      ${this.#renderBoard(chosen)}
      <button class="button ink draw" ?autofocus=${true}>${msg('Start drawing')}</button>
    </form>`;
  }

  #renderBoard(chosen: OwnDraft): TemplateResult {
    switch (chosen.kind) {
      case 'complete':
        return this.#renderSize(chosen);
      case 'regions':
        return html`${ruleField(chosen.sight, (sight) => (this.chosen = { ...chosen, sight }))}
        ${this.#renderSize(chosen)}`;
      case 'guard':
        return this.#renderGuard(chosen);
    }
  }

  #renderSize({ kind, shape }: OwnDraft): TemplateResult {
    return sizeField({
      values: sidesOf(kind),
      value: shape.rows,
      choose: (rows) => this.#reshape(rows),
    });
  }

  #renderGuard(chosen: DraftOf<'guard'>): TemplateResult {
    const { shape, queens } = chosen;
    const { rows, columns } = shape;
    const values = sidesOf('guard');
    return html`<div class="two">
        ${stepper({
          label: msg('Rows'),
          values,
          value: rows,
          choose: (next) => this.#reshape(next, columns),
        })}
        ${stepper({
          label: msg('Columns'),
          values,
          value: columns,
          choose: (next) => this.#reshape(rows, next),
        })}
      </div>
      ${stepper({
        label: msg('Queens'),
        values: Array.from({ length: rows * columns }, (_, index) => index + 1),
        value: queens,
        choose: (next) => (this.chosen = { ...chosen, queens: next }),
      })}`;
  }
}
