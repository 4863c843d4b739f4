import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { receiveAddress } from '../../core/routes/addresses.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { backupContents, type BackupFile } from '../../progress/backup/backup-file.ts';
import { MOST_BYTES, writeCodes } from '../../progress/backup/move-codes.ts';
import { progress } from '../../progress/page.ts';
import { chosenSettings } from '../../progress/settings/carried-settings.ts';
import { ExportBackupEvent } from '../../ui/backup-event.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { categoryWords } from '../../ui/sharing/category-words.ts';
import { qrCode, qrStyles } from '../../ui/sharing/qr-code.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { shareOrCopy } from '../../ui/sharing/share-or-copy.ts';
import { leftOutWords, placeWords } from './import-words.ts';

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
      .left-out {
        margin-top: 12px;
        color: var(--ink-2);
      }
      /* On a low screen the code is as high as the dialog and stays beside the words, so that a camera sees it whole. */
      @media (max-height: 599px) and (min-width: 600px) {
        dialog:has(.code) {
          width: min(96vw, 800px);
        }
        .content:has(.code) {
          display: grid;
          grid-template-columns: auto 1fr;
          column-gap: 24px;
        }
        .content:has(.code) > * {
          grid-column: 2;
        }
        .content > .code {
          position: sticky;
          top: 12px;
          grid-column: 1;
          grid-row: 1 / span 9;
          align-self: start;
          width: min(400px, 94dvh - 24px, 50vw);
        }
      }
    `,
  ];

  /** The links of all codes; none if there would be too many. */
  @state() private links: readonly string[] | undefined;
  /** The place of the code that is shown, from 0. */
  @state() private at = 0;

  #unread: BackupFile['unread'] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#write();
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
    const { length } = this.links!;
    this.at = (this.at + by + length) % length;
  }

  get #place(): string {
    return placeWords(this.at + 1, this.links!.length);
  }

  protected override heading(): string {
    return msg('Move to another device');
  }

  protected override renderContent(): TemplateResult {
    const url = this.links?.[this.at];
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
      ${url === undefined ? nothing : html`<p class="left-out">${this.#leftOut()}</p>`}
    `;
  }

  #renderCode(url: string): TemplateResult {
    return html`
      <p class="place" role="status">${this.#place}</p>
      ${qrCode(url)}
      <div class="actions" ?hidden=${this.links!.length === 1}>
        <button class="button outline grow" @click=${() => this.#step(-1)}>${msg('Back')}</button>
        <button class="button ink grow" @click=${() => this.#step(1)}>${msg('Next')}</button>
      </div>
    `;
  }

  #words(): string {
    if (!this.links) return msg('One moment.', { desc: 'Please wait' });
    if (this.links.length === 0)
      return msg('Your progress is too large for codes. Use “Export” and “Import” instead.');
    return plural(
      this.links.length,
      msg(
        '{One code carries|# codes carry} your solutions, daily puzzles, progress in “Practise”, settings and this week’s friends’ results. Scan {it|each} with the other device’s camera.',
      ),
    );
  }

  #leftOut(): string {
    return joinSentences([
      leftOutWords(),
      this.#unread.length > 0
        ? msg(
            str`The browser couldn’t read everything, so the codes may lack: ${categoryWords(this.#unread)}.`,
          )
        : '',
    ]);
  }
}
