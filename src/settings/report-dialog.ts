import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { getLocale } from '../i18n/locale.ts';
import { Modal } from '../ui/dialogs/modal.ts';
import { NoticeEvent } from '../ui/events.ts';
import { firstError, lastCommands } from '../ui/last-commands.ts';
import { copyText } from '../ui/sharing/copy-text.ts';
import { shareBySystem } from '../ui/sharing/share-by-system.ts';
import { reportText } from './report-text.ts';

/**
 * @summary Shows what a report of an error contains, and lets the player copy or share it. Nothing is sent by itself.
 *
 * @fires nt-notice - The outcome of copying.
 */
@customElement('nt-report-dialog')
export class NtReportDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      pre {
        margin: 12px 0;
        padding: 12px;
        border-radius: var(--r-2);
        background: var(--sunken);
        font: var(--t-13) / 1.375rem var(--font-mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        user-select: text;
        direction: ltr;
      }
      label {
        display: flex;
        gap: 8px;
        min-height: 44px;
        align-items: center;
      }
    `,
  ];

  @state() private withBoard = false;
  /** True if the browser has refused to copy. */
  @state() private isRefused = false;

  protected override heading(): string {
    return msg('Report a problem');
  }

  get #text(): string {
    return reportText(
      {
        version: `${import.meta.env.BUILD_DAY} ${import.meta.env.BUILD_NAME}`,
        browser: navigator.userAgent,
        language: getLocale(),
        address: location.href,
        commands: lastCommands,
        error: firstError,
      },
      this.withBoard,
    );
  }

  async #copy(text: string): Promise<void> {
    try {
      await copyText(text);
    } catch {
      this.isRefused = true;
      return;
    }
    this.dispatchEvent(new NoticeEvent({ text: () => msg('Report copied.') }));
    this.close();
  }

  async #share(text: string): Promise<void> {
    if (!(await shareBySystem({ text }))) await this.#copy(text);
  }

  protected override renderContent(): TemplateResult {
    const text = this.#text;
    const { ISSUE_FORM } = import.meta.env;
    return html`
      <p>
        ${msg('This is all that the report contains. It stays on this device until you copy or share it.')}
      </p>
      <pre tabindex="0">${text}</pre>
      <label>
        <input
          type="checkbox"
          .checked=${this.withBoard}
          @change=${() => (this.withBoard = !this.withBoard)}
        />
        ${msg('Name the board or puzzle too')}
      </label>
      <p role="alert">
        ${this.isRefused ? msg('This browser doesn’t allow copying. Select the text to copy it.') : nothing}
      </p>
      <div class="actions">
        <button class="button outline grow" @click=${() => void this.#copy(text)}>
          ${msg('Copy', { id: 'copy-program', desc: 'A button' })}
        </button>
        ${
          'share' in navigator
            ? html`<button class="button outline grow" @click=${() => void this.#share(text)}>
                ${msg('Share')}
              </button>`
            : nothing
        }
        ${
          ISSUE_FORM
            ? html`<a
                class="button ink grow"
                target="_blank"
                rel="noopener"
                href="${ISSUE_FORM}?body=${encodeURIComponent(text)}"
                >${msg('Open the form')}</a
              >`
            : nothing
        }
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-report-dialog': NtReportDialog;
  }
  interface ImportMetaEnv {
    /** The address of the form that takes reports of errors; '' if there is none. */
    readonly ISSUE_FORM: string;
  }
}
