import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { NtApp } from '../../app/app.ts';
import { progress, puzzles } from '../../progress/page.ts';
import { collectionAddress } from '../../core/routes/addresses.ts';
import { plural } from '../../i18n/format.ts';
import { isolated } from '../../i18n/left-to-right.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { chooseBackup } from '../../ui/sharing/choose-backup.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { modalOver } from '../../ui/dialogs/modal-over.ts';
import {
  ImportQueue,
  type Done,
  type ImportView,
  type Preview,
  type Problem,
  type Source,
  type Stage,
} from './import-queue.ts';
import {
  addedWords,
  addsAny,
  boardWords,
  notStoredWords,
  previewWords,
  problemHeading,
  problemWords,
  puzzleWords,
  staysWords,
  unreadWords,
} from './import-words.ts';

/** @summary Shows what a backup file or a link would add, asks, and adds it. */
@customElement('nt-import-dialog')
export class NtImportDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      p {
        color: var(--ink-2);
        text-wrap: pretty;
      }
      ul {
        margin: 8px 0;
      }
      li {
        padding: 6px 0;
        border-top: 1px solid var(--line);
      }
      summary {
        padding: 12px 0;
        cursor: pointer;
      }
      .refused {
        max-height: 160px;
        overflow: auto;
        font: var(--t-13) / 1.25rem var(--font-mono);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) imports!: ImportQueue;
  @property({ attribute: false }) stage: Stage = { kind: 'reading' };

  /** The dialog stands over the frame, whichever screen is shown. */
  protected override readonly outlastsAddress: boolean = true;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.imports.closed();
  }

  async #chooseAnother(): Promise<void> {
    const file = await chooseBackup();
    if (file) await this.imports.bring({ file });
  }

  protected override heading(): string {
    const { stage } = this;
    switch (stage.kind) {
      case 'reading':
        return msg('Reading …', { desc: 'A heading: a file is read' });
      case 'merging':
        return msg('Adding …', { desc: 'A heading: progress is added' });
      case 'problem':
        return problemHeading(stage.problem);
      case 'preview':
        return addsAny(stage)
          ? msg('Add these?', { desc: 'Solutions and puzzles' })
          : msg('Nothing new', { desc: 'A file adds nothing' });
      case 'done':
        return addedWords(stage).join(' · ');
    }
  }

  protected override renderContent(): TemplateResult {
    const { stage } = this;
    switch (stage.kind) {
      case 'reading':
      case 'merging':
        return html`<p role="status">${msg('One moment.', { desc: 'Please wait' })}</p>`;
      case 'problem':
        return this.#renderProblem(stage.problem);
      case 'preview':
        return this.#renderPreview(stage);
      case 'done':
        return html`<p role="status">
            ${joinSentences([notStoredWords(stage), msg('Your progress is still here.')])}
          </p>
          <div class="actions">
            ${
              stage.size === undefined
                ? html`<button class="button ink grow" @click=${this.close}>
                    ${msg('Close')}
                  </button>`
                : html`<a
                    class="button ink grow"
                    href=${collectionAddress(stage.size)}
                    @click=${this.close}
                    >${msg('View them', { desc: 'A link: solutions that were added' })}</a
                  >`
            }
          </div>`;
    }
  }

  #renderProblem(problem: Problem): TemplateResult {
    return html`<p role="status">
        ${joinSentences([
          problem === 'failed' ? '' : msg('Nothing was changed.'),
          problemWords(problem),
        ])}
      </p>
      <div class="actions">
        <button class="button outline grow" @click=${this.close}>${msg('Close')}</button>
        ${
          problem === 'link'
            ? nothing
            : html`<button class="button ink grow" @click=${() => void this.#chooseAnother()}>
                ${msg('Choose another', { desc: 'A button: another file' })}
              </button>`
        }
      </div>`;
  }

  #renderPreview(preview: Preview): TemplateResult {
    const { previews, counts, boardCounts, senders, refused, isWhole } = preview;
    const adds = addsAny(preview);
    const puzzles = puzzleWords(counts);
    const boards = boardWords(boardCounts);
    const isEmpty = previews.length === 0 && puzzles === undefined && boards === undefined;
    return html`
      <p role="status">
        ${
          adds
            ? joinSentences([staysWords(preview), isWhole ? '' : unreadWords()])
            : isEmpty
              ? msg('There is nothing to import in it. Nothing was changed.')
              : msg('You already have everything in it. Nothing was changed.')
        }
      </p>
      <ul>
        ${previews.map((ofSize) => html`<li>${previewWords(ofSize)}</li>`)}
        ${boards === undefined ? nothing : html`<li>${boards}</li>`}
        ${puzzles === undefined ? nothing : html`<li>${puzzles}</li>`}
        ${senders.length === 0 ? nothing : html`<li>${msg('The number of your links to friends')}</li>`}
      </ul>
      ${refused.length > 0 ? renderRefused(refused) : nothing}
      <div class="actions">
        <button class="button outline grow" @click=${this.close}>
          ${adds ? msg('Not now') : msg('Close')}
        </button>
        ${
          adds
            ? html`<button class="button ink grow" @click=${() => void this.imports.merge(preview)}>
                ${msg('Add them', { desc: 'A button: solutions and puzzles' })}
              </button>`
            : nothing
        }
      </div>
    `;
  }
}

function renderRefused(refused: readonly string[]): TemplateResult {
  const count = refused.length;
  return html`<details>
    <summary>
      ${plural(count, msg('{# entry can’t be read and is|# entries can’t be read and are} left out'))}
    </summary>
    <p class="refused" tabindex="0">${refused.map(isolated).join(' · ')}</p>
  </details>`;
}

/** The view of imports, whichever screen is open: a dialog over the frame while it is open, and the frame's notices. */
class DialogView implements ImportView {
  readonly #shell: NtApp;
  readonly imports: ImportQueue;

  constructor(frame: NtApp) {
    this.#shell = frame;
    this.imports = new ImportQueue(progress, puzzles, this);
  }

  /** The open dialog; not one that is still closing. */
  get #dialog(): NtImportDialog | undefined {
    const modal = modalOver(this.#shell.renderRoot);
    return modal instanceof NtImportDialog ? modal : undefined;
  }

  get open(): boolean {
    return this.#dialog !== undefined;
  }

  show(stage: Stage): void {
    const { imports } = this;
    if (this.#dialog) this.#dialog.stage = stage;
    else openModal(this.#shell.renderRoot, NtImportDialog, { imports, stage });
  }

  tell(done: Done): void {
    const text = (): string =>
      [...addedWords(done), notStoredWords(done)].filter(Boolean).join(' · ');
    this.#shell.dispatchEvent(new NoticeEvent({ text }));
  }
}

let view: DialogView | undefined;

/** Shows what a file or a link would add, and adds it if the player agrees. */
export async function openImport(frame: NtApp, source: Source): Promise<void> {
  view ??= new DialogView(frame);
  await view.imports.bring(source);
}
