import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { NtApp } from '../../app/app.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { Backup } from '../../progress/backup/backup.ts';
import { progress } from '../../progress/page.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { modalOver } from '../../ui/dialogs/modal-over.ts';
import { addBackup, readSource, type Problem, type Source } from './import-source.ts';
import { leftOutWords, placeWords, problemWords } from './import-words.ts';

/** @summary Reads a backup file or a link, asks, and adds it. */
@customElement('nt-import-dialog')
export class NtImportDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      p {
        color: var(--ink-2);
        text-wrap: pretty;
      }
    `,
  ];

  @property({ attribute: false }) frame!: NtApp;

  @state() private read: Backup | Problem | undefined;

  /** The dialog stands over the frame, whichever screen is shown. */
  protected override readonly outlastsAddress: boolean = true;

  /** Reads a source, and asks. */
  async bring(source: Source): Promise<void> {
    this.read = await readSource(source);
  }

  #add(backup: Backup): void {
    this.close();
    void addBackup(this.frame, progress, backup);
  }

  protected override heading(): string {
    const { read } = this;
    if (read === undefined) return msg('Reading …', { desc: 'A heading: a file is read' });
    return typeof read === 'string' ? msg('Nothing was added') : msg('Add this progress?');
  }

  protected override renderContent(): TemplateResult {
    const { read } = this;
    const backup = typeof read === 'object' ? read : undefined;
    return html`
      <p role="status">${wordsOf(read)}</p>
      <div class="actions">
        <button class="button outline grow" @click=${this.close}>
          ${backup ? msg('Not now') : msg('Close')}
        </button>
        ${
          backup
            ? html`<button class="button ink grow" @click=${() => this.#add(backup)}>
                ${msg('Add it', { desc: 'A button: progress' })}
              </button>`
            : nothing
        }
      </div>
    `;
  }
}

function wordsOf(read: Backup | Problem | undefined): string {
  if (read === undefined) return msg('One moment.', { desc: 'Please wait' });
  if (typeof read === 'string') return problemWords(read);
  const { refused, place, settings } = read;
  return joinSentences([
    place ? sentenceOf(placeWords(place.part, place.parts)) : '',
    msg('Your progress stays; this is added to it.'),
    settings === undefined ? '' : msg('Settings become those of the other device.'),
    place ? leftOutWords() : msg('Games started in both places keep the latest change.'),
    refused > 0
      ? sentenceOf(
          plural(
            refused,
            msg('{# entry can’t be read and is|# entries can’t be read and are} left out'),
          ),
        )
      : '',
  ]);
}

/** Resolves when the player has answered about the imports so far. */
let answered = Promise.resolve();

/** Reads a file or a link, and adds it if the player agrees; asks once no other dialog is open. */
export function openImport(frame: NtApp, source: Source): void {
  answered = answered.then(async () => {
    let open: Modal | undefined;
    while ((open = modalOver(frame.renderRoot))) await open.closed;
    const dialog = openModal(frame.renderRoot, NtImportDialog, { frame });
    void dialog.bring(source);
    await dialog.closed;
  });
}
