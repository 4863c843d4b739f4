import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { NtApp } from '../../app/app.ts';
import { receiveAddress } from '../../core/routes/addresses.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { backupContents, type BackupFile } from '../../progress/backup/backup-file.ts';
import { canMove, MOST_BYTES, writeCodes } from '../../progress/backup/move-codes.ts';
import { progress } from '../../progress/page.ts';
import { chosenSettings } from '../../progress/settings/carried-settings.ts';
import { ExportBackupEvent } from '../../ui/backup-event.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { categoryWords } from '../../ui/sharing/category-words.ts';
import { qrCode, qrStyles } from '../../ui/sharing/qr-code.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { shareOrCopy } from '../../ui/sharing/share-or-copy.ts';
import { leftOutWords, placeWords, problemWords } from './import-words.ts';

/** The longest address of the game, in characters, for which a full code fits its QR code. */
const LONGEST_HOME = 40;

/**
 * @summary Carries progress to another device, by QR codes to scan or links to send.
 *
 * @fires nt-notice - The result of copying a link.
 * @fires nt-export-backup - The player wants a file instead.
 */
@customElement('nt-move-dialog')
export class NtMoveDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    qrStyles,
    css`
      .code {
        display: block;
        width: min(100%, 400px, 60vh);
      }
      .place {
        margin-top: 8px;
        text-align: center;
      }
    `,
  ];

  @state() private links: readonly string[] = [];
  /** The place of the code that is shown, from 0. */
  @state() private at = 0;

  #unread: BackupFile['unread'] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (canMove()) void this.#write();
  }

  async #write(): Promise<void> {
    const { contents, unread } = await backupContents(progress);
    const home = homeAddress();
    const most = MOST_BYTES - Math.max(0, home.length - LONGEST_HOME);
    const settings = chosenSettings();
    const codes = await writeCodes({ ...contents, settings }, Date.now(), most);
    this.#unread = unread;
    this.links = codes.map((code, at) => home + receiveAddress(at + 1, codes.length, code));
  }

  #step(by: number): void {
    const { length } = this.links;
    this.at = (this.at + by + length) % length;
  }

  get #place(): string {
    return placeWords(this.at + 1, this.links.length);
  }

  protected override heading(): string {
    return msg('Move to another device');
  }

  protected override renderContent(): TemplateResult {
    const url = this.links[this.at];
    return html`
      <p role="status">${this.#words()}</p>
      ${url === undefined ? nothing : this.#renderCode(url)}
      <div class="actions">
        ${
          url === undefined
            ? nothing
            : html`<button
                class="button outline grow"
                @click=${() => void shareOrCopy(this, { text: `${this.#place}:`, url })}
              >
                ${msg('Share the link')}
              </button>`
        }
        <button
          class="button outline grow"
          @click=${() => this.dispatchEvent(new ExportBackupEvent())}
        >
          ${msg('Export')}
        </button>
      </div>
    `;
  }

  #renderCode(url: string): TemplateResult {
    return html`
      <p class="place" role="status">${this.#place}</p>
      ${qrCode(url)}
      <div class="actions" ?hidden=${this.links.length === 1}>
        <button class="button outline grow" @click=${() => this.#step(-1)}>${msg('Back')}</button>
        <button class="button ink grow" @click=${() => this.#step(1)}>${msg('Next')}</button>
      </div>
    `;
  }

  #words(): string {
    const count = this.links.length;
    if (!canMove()) return problemWords('no-codes');
    if (count === 0) return msg('One moment.', { desc: 'Please wait' });
    return joinSentences([
      plural(
        count,
        msg(
          '{One code carries|# codes carry} your solutions, daily puzzles, progress in “Practise”, settings and this week’s friends’ results. Scan {it|each} with the other device’s camera.',
        ),
      ),
      leftOutWords(),
      this.#unread.length > 0
        ? msg(
            str`The browser couldn’t read everything, so the codes may lack: ${categoryWords(this.#unread)}.`,
          )
        : '',
    ]);
  }
}

/** Shows the codes that carry progress to another device. */
export function openMove(frame: NtApp): void {
  openModal(frame.renderRoot, NtMoveDialog);
}
