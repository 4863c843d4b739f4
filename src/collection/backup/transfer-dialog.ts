import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { receiveAddress } from '../../core/routes/addresses.ts';
import { plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { encodeTransfer } from './transfer.ts';
import { shareOrCopy } from '../../ui/sharing/share-or-copy.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { qrCode, qrStyles } from '../../ui/sharing/qr-code.ts';
import { Modal } from '../../ui/dialogs/modal.ts';

/**
 * The longest link, in characters, that is shown as a QR code. It fits version 25; a phone cannot read a larger code
 * from a screen reliably.
 */
const LONGEST_SCANNED = 1_270;

/**
 * @summary Carries the finds of a size to another device, by a QR code to scan or a link to send.
 *
 * @fires nt-notice - The result of copying the link.
 */
@customElement('nt-transfer-dialog')
export class NtTransferDialog extends Modal {
  static override styles = [...Modal.styles, qrStyles];

  @property({ attribute: false }) known!: SizeProgress;

  @state() private url: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#encode();
  }

  async #encode(): Promise<void> {
    const { size, found } = this.known;
    const text = await encodeTransfer(size, new Set(found.keys()));
    this.url = homeAddress() + receiveAddress(size, text);
  }

  async #share(url: string): Promise<void> {
    const { size } = this.known;
    await shareOrCopy(this, { text: msg(str`My solutions of ${sizeOf(size)}:`), url });
  }

  protected override heading(): string {
    const { size } = this.known;
    return msg(str`Move ${sizeOf(size)} to another device`);
  }

  protected override renderContent(): TemplateResult {
    const { url } = this;
    const count = this.known.found.size;
    return html`
      <p>
        ${
          count === 1
            ? msg(
                'The code and the link carry the solution you found. To keep its date, its time and reveals, use Export.',
              )
            : plural(
                count,
                msg(
                  'The code and the link carry the {# solution|# solutions} you found. To keep dates, times and reveals, use Export.',
                ),
              )
        }
      </p>
      ${
        url === undefined
          ? nothing
          : html`${
                url.length > LONGEST_SCANNED
                  ? html`<p>${msg('That’s too many for a QR code.')}</p>`
                  : qrCode(url)
              }
              <div class="actions">
                <button class="button ink grow" @click=${() => void this.#share(url)}>
                  ${msg('Share the link')}
                </button>
              </div>`
      }
    `;
  }
}
