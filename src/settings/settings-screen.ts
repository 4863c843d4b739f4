import { msg } from '@lit/localize';
import { html, nothing, unsafeCSS, type TemplateResult, type ReactiveControllerHost } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { playAddress, STATISTICS_ADDRESS } from '../core/routes/addresses.ts';
import type { Updates } from '../app/updates.ts';
import { languageOf, LOCALES, type Locale } from '../i18n/languages.ts';
import { writeSettings, type Settings } from '../progress/settings/settings.ts';
import { ExportBackupEvent } from '../ui/backup-event.ts';
import { baseStyles } from '../ui/styles/base.styles.ts';
import { cardStyles } from '../ui/styles/card.styles.ts';
import { openModal } from '../ui/dialogs/modal.ts';
import { ReceiveEvent } from '../ui/receive-event.ts';
import { chooseBackup } from '../ui/sharing/choose-backup.ts';
import { pageStyles } from '../ui/styles/page.styles.ts';
import { backLink } from '../ui/drawing/back-link.ts';
import {
  chartIcon,
  eraseIcon,
  exportIcon,
  downIcon,
  icon,
  importIcon,
  nextIcon,
  phoneIcon,
} from '../ui/drawing/icons.ts';
import { NtHowToPlay } from '../ui/help/how-to-play.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { NtKeysDialog } from '../ui/help/keys-dialog.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { segmentsStyles } from '../ui/styles/segments.styles.ts';
import tokens from '../ui/styles/tokens.css?inline';
import { WhileConnected } from '../ui/while-connected.ts';
import { installation } from '../ui/install-offer.ts';
import { boardSection } from './board-section.ts';
import { onOff } from './controls.ts';
import { StorageStatus } from './storage-status.ts';
import { lookSection } from './look-section.ts';
import { badgeIcon } from './settings-icons.ts';
import { settingsStyles } from './settings-screen.styles.ts';
import { installWords } from './install-words.ts';
import { NtReportDialog } from './report-dialog.ts';
import { VersionCheck, versionSection } from './version-section.ts';

/** Matches when the game runs in a window of its own, as it does once installed. */
const STANDALONE = matchMedia('(display-mode: standalone)');

/** The ways to install the game, as long as it is not installed. */
class Installing {
  readonly #host: ReactiveControllerHost;
  #isDone = false;

  /** @param host Rendered again when the ways to install change. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    new WhileConnected(host, (signal) => {
      addEventListener('beforeinstallprompt', this.#onChange, { signal });
      addEventListener('appinstalled', this.#onChange, { signal });
      STANDALONE.addEventListener('change', this.#onChange, { signal });
    });
  }

  readonly #onChange = ({ type }: Event): void => {
    if (type === 'appinstalled') this.#isDone = true;
    this.#host.requestUpdate();
  };

  /** True if the browser can be asked to install the game. */
  get isOffered(): boolean {
    return !this.#isOver && installation.offer !== undefined;
  }

  /** Instructions where the browser cannot be asked; `undefined` where none are certain. */
  get words(): string | undefined {
    if (this.#isOver) return undefined;
    return installWords(navigator.userAgent, navigator.maxTouchPoints > 0);
  }

  /** Lets the browser ask the player to install the game. */
  async ask(): Promise<void> {
    const { offer } = installation;
    // An offer works once; the browser makes another if the player refuses.
    installation.offer = undefined;
    await offer?.prompt();
    this.#host.requestUpdate();
  }

  get #isOver(): boolean {
    return this.#isDone || STANDALONE.matches;
  }
}

/** The player wants to carry everything to another device. */
class MoveProgressEvent extends Event {
  constructor() {
    super('nt-move-progress', { bubbles: true, composed: true });
  }
}

/** The player wants to erase all solutions; the listener asks for confirmation first. */
class EraseSolutionsEvent extends Event {
  constructor() {
    super('nt-erase-solutions', { bubbles: true, composed: true });
  }
}

/**
 * @summary The settings screen. A change applies at once and is stored.
 *
 * @fires nt-notice - The result of an export.
 * @fires nt-announce - The result of a look for a new version.
 * @fires nt-export-backup - The player wants a backup.
 * @fires nt-move-progress - The player wants to carry everything to another device.
 * @fires nt-receive - The player chose a file to import.
 * @fires nt-erase-solutions - The player asked to erase all solutions; the handler asks for confirmation.
 */
@customElement('nt-settings')
export class NtSettings extends LocalizedElement {
  // The tokens are included again, because the document's rules for themes and board styles do not reach into this
  // shadow root, and a sample must look like its board.
  static override styles = [
    unsafeCSS(tokens),
    baseStyles,
    pageStyles,
    cardStyles,
    segmentsStyles,
    settingsStyles,
  ];

  @property({ attribute: false }) settings!: Settings;
  @property({ attribute: false }) updates!: Updates;
  readonly #keeping = new StorageStatus(this);
  readonly #installing = new Installing(this);
  readonly #version = new VersionCheck(this);

  constructor() {
    super();
    keepFocus(this);
    new WhileConnected(this, (signal) => {
      // The theme or contrast in force changes by a choice here or by the system.
      const changes = new MutationObserver(() => this.requestUpdate());
      changes.observe(document.documentElement, {
        attributeFilter: ['data-theme', 'data-contrast'],
      });
      signal.addEventListener('abort', () => changes.disconnect());
    });
  }

  protected override render(): TemplateResult {
    return html`
      <header>
        ${backLink(playAddress(), msg('Back to the board'))}
        <h1>${msg('Settings')}</h1>
      </header>
      ${lookSection(this.settings)}
      ${boardSection(
        this.settings,
        () => openModal(this.renderRoot, NtHowToPlay),
        () => openModal(this.renderRoot, NtKeysDialog),
      )}
      ${this.#renderLanguage()} ${this.#renderProgress()}
      ${versionSection(this.#version, () => openModal(this.renderRoot, NtReportDialog))}
    `;
  }

  #renderLanguage(): TemplateResult {
    const { language } = this.settings;
    return html`<section aria-labelledby="language">
      <h2 id="language">${msg('Language')}</h2>
      <div class="card list">
        <select
          class="button outline"
          aria-labelledby="language"
          @change=${({ target }: Event) =>
            writeSettings({ language: (target as HTMLSelectElement).value as Locale | 'auto' })}
        >
          <option value="auto" ?selected=${language === 'auto'}>${msg('Auto')}</option>
          ${LOCALES.map(
            (tag) =>
              html`<option value=${tag} lang=${tag} dir="auto" ?selected=${language === tag}>
                ${languageOf(tag).name}
              </option>`,
          )}
        </select>
        ${icon(downIcon, 20)}
      </div>
    </section>`;
  }

  #renderProgress(): TemplateResult {
    return html`<section aria-labelledby="progress">
      <h2 id="progress">${msg('Progress', { desc: 'A heading: what the player has reached' })}</h2>
      <div class="card">
        <div class="actions">
          <button
            class="button outline grow"
            @click=${() => this.dispatchEvent(new ExportBackupEvent())}
          >
            ${icon(exportIcon, 20)}${msg('Export')}
          </button>
          <button class="button outline grow" @click=${() => void this.#import()}>
            ${icon(importIcon, 20)}${msg('Import', { desc: 'A button: add progress from a file' })}
          </button>
        </div>
        <details class="kept">
          <summary>
            ${this.#keeping.summary}
            <span>${msg('More', { desc: 'Opens the rest of a text' })}</span>
          </summary>
          <p>${this.#keeping.details}</p>
        </details>
        <button
          class="row"
          aria-haspopup="dialog"
          @click=${() => this.dispatchEvent(new MoveProgressEvent())}
        >
          ${icon(phoneIcon)}<span>${msg('Move to another device')}</span>
        </button>
        ${this.#renderInstalling()}
        ${
          'setAppBadge' in navigator
            ? onOff(
                this.settings,
                'badge',
                badgeIcon,
                msg('Badge on the icon', { desc: 'A switch: a number on the icon of the game' }),
                msg('Shows how many of today’s puzzles are left, once you install the game'),
              )
            : nothing
        }
        <a class="row" href=${STATISTICS_ADDRESS}>
          ${icon(chartIcon)}<span>${msg('Statistics')}</span>${icon(nextIcon)}
        </a>
        <button
          class="row"
          aria-haspopup="dialog"
          @click=${() => this.dispatchEvent(new EraseSolutionsEvent())}
        >
          ${icon(eraseIcon)}<span>${msg('Delete all solutions')}</span>
        </button>
      </div>
    </section>`;
  }

  #renderInstalling(): TemplateResult | typeof nothing {
    const { isOffered, words } = this.#installing;
    if (isOffered) {
      return html`<button class="row" @click=${() => void this.#installing.ask()}>
        ${icon(phoneIcon)}<span>${msg('Install Ninety-Two')}</span>
      </button>`;
    }
    return words ? html`<p class="row">${icon(phoneIcon)}<span>${words}</span></p>` : nothing;
  }

  async #import(): Promise<void> {
    const file = await chooseBackup();
    if (file) this.dispatchEvent(new ReceiveEvent([file]));
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-erase-solutions': EraseSolutionsEvent;
    'nt-move-progress': MoveProgressEvent;
  }
}
