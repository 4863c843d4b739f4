import { msg } from '@lit/localize';
import {
  html,
  nothing,
  unsafeCSS,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { playAddress, STATISTICS_ADDRESS } from '../core/addresses.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { Health, Progress } from '../progress/progress.ts';
import { writeSettings, type Settings } from '../progress/settings.ts';
import { EraseEverythingEvent, OpenBackupEvent } from '../ui/backup-event.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { cardStyles } from '../ui/card.styles.ts';
import { pageStyles } from '../ui/page.styles.ts';
import { chooseFile } from '../ui/choose-file.ts';
import { icon } from '../ui/icons.ts';
import { openHowToPlay } from '../ui/how-to-play.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { openKeysDialog } from '../ui/keys-dialog.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import {
  backIcon,
  chartIcon,
  eraseIcon,
  exportIcon,
  importIcon,
  nextIcon,
  phoneIcon,
  questionIcon,
} from '../ui/more-icons.ts';
import tokens from '../ui/tokens.css?inline';
import { boardSample } from './board-sample.ts';
import { Installing } from './installing.ts';
import { keptSentences } from './kept-words.ts';
import {
  coordinatesIcon,
  hapticsIcon,
  keyboardIcon,
  previewIcon,
  soundIcon,
  starIcon,
  waysIcon,
} from './settings-icons.ts';
import { settingsStyles } from './settings-screen.styles.ts';

/** Where there is something to point with at a square before it is chosen. */
const HOVER = matchMedia('(hover: hover)');

/** A choice among several: the value that is kept, and what stands for it. */
type Option<Value> = readonly [value: Value, content: TemplateResult | string];

/** The settings that are on or off. */
type Switch = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

/**
 * @summary The screen of choices. A change applies at once and is kept.
 *
 * @fires nt-open-backup - The player chose a file to import.
 * @fires nt-erase-everything - The player wants everything erased, and is to be asked.
 */
@customElement('nt-settings')
export class NtSettings extends LocalizedElement {
  // The tokens once more, because the document's rules for themes and board styles end where this
  // shadow root begins, and a sample must look as its board would.
  static override styles = [unsafeCSS(tokens), baseStyles, pageStyles, cardStyles, settingsStyles];

  /** What the player chose. */
  @property({ attribute: false }) settings!: Settings;
  /** What the player has done; asked only whether it is kept. */
  @property({ attribute: false }) progress!: Promise<Progress>;

  @state() private health: Health = 'kept';
  /** Whether the browser promised to keep what is stored until the player removes it. */
  @state() private promised = false;

  /** Tells when another theme is in force: chosen here, or by the system where it decides. */
  private readonly themeChanges = new MutationObserver(() => this.requestUpdate());
  private endSubscription = (): void => undefined;
  private readonly installing = new Installing(this);

  constructor() {
    super();
    keepFocus(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.themeChanges.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-contrast'],
    });
    void this.askWhetherPromised();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.themeChanges.disconnect();
    this.endSubscription();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('progress')) void this.watchHealth();
  }

  private async watchHealth(): Promise<void> {
    const progress = await this.progress;
    if (!this.isConnected) return;
    this.health = progress.health;
    this.endSubscription = progress.subscribe((change) => {
      if (change.kind === 'health') this.health = change.health;
    });
  }

  private async askWhetherPromised(): Promise<void> {
    try {
      this.promised = await navigator.storage.persisted();
    } catch {
      // Not to be had in this browser or on this address, so nothing is promised.
    }
  }

  protected override render(): TemplateResult {
    return html`
      <header>
        <a class="icon-button" href=${playAddress()} aria-label=${msg('Back to the board')}>
          ${icon(backIcon)}
        </a>
        <h1>${msg('Settings')}</h1>
      </header>
      ${this.renderLook()} ${this.renderBoard()} ${this.renderLanguage()} ${this.renderProgress()}
    `;
  }

  private renderLook(): TemplateResult {
    const { theme, contrast } = document.documentElement.dataset;
    return html`<section aria-labelledby="look">
      <h2 id="look">${msg('Look')}</h2>
      <div class="card" data-theme=${theme ?? 'light'} data-contrast=${contrast ?? nothing}>
        <div class="segments wide" role="radiogroup" aria-label=${msg('Theme')}>
          ${this.renderChoices('theme', [
            ['auto', msg('Auto')],
            ['light', msg('Light')],
            ['dark', msg('Dark')],
            ['contrast', msg('Contrast')],
          ])}
        </div>
        <fieldset
          class="samples"
          role="radiogroup"
          aria-label=${msg('Board style')}
          aria-describedby=${contrast ? 'one-style' : nothing}
          ?disabled=${contrast !== undefined}
        >
          ${this.renderChoices('board', [
            ['celadon', html`${boardSample('celadon')}<span>${msg('Celadon')}</span>`],
            ['line', html`${boardSample('line')}<span>${msg('Line')}</span>`],
            ['delft', html`${boardSample('delft')}<span>${msg('Delft')}</span>`],
            ['walnut', html`${boardSample('walnut')}<span>${msg('Walnut')}</span>`],
          ])}
        </fieldset>
        ${
          contrast
            ? html`<small id="one-style" class="note">
                ${msg('With more contrast the board has a style of its own.')}
              </small>`
            : nothing
        }
        <div class="row">
          <span id="motion">${msg('Motion')}</span>
          <div class="segments" role="radiogroup" aria-labelledby="motion">
            ${this.renderChoices('motion', [
              ['auto', msg('As the system')],
              ['reduced', msg('Reduced')],
            ])}
          </div>
        </div>
      </div>
    </section>`;
  }

  private renderBoard(): TemplateResult {
    return html`<section aria-labelledby="board">
      <h2 id="board">${msg('Board')}</h2>
      <div class="card">
        ${this.renderSwitch(
          'stars',
          starIcon,
          msg('Mark covered squares'),
          msg('Star arms point to the queens'),
        )}
        ${this.renderSwitch('coordinates', coordinatesIcon, msg('Coordinates'))}
        <div class="row">
          ${icon(waysIcon)}<span id="ways">${msg('Ways to finish')}</span>
          <div class="segments" role="radiogroup" aria-labelledby="ways">
            ${this.renderChoices('ways', [
              ['each-move', msg('Each move')],
              ['asked', msg('On request')],
              ['off', msg('Off')],
            ])}
          </div>
        </div>
        ${
          HOVER.matches
            ? this.renderSwitch(
                'preview',
                previewIcon,
                msg('Ways before a move'),
                msg('Said of the square you point at. Counts as a hint.'),
              )
            : nothing
        }
        ${this.renderSwitch('sound', soundIcon, msg('Sound'))}
        ${
          'vibrate' in navigator
            ? this.renderSwitch('haptics', hapticsIcon, msg('Haptics'))
            : nothing
        }
        <button class="row" aria-haspopup="dialog" @click=${() => openHowToPlay(this.renderRoot)}>
          ${icon(questionIcon)}<span>${msg('How to play')}</span>
        </button>
        <button
          class="row keyboard"
          aria-haspopup="dialog"
          @click=${() => openKeysDialog(this.renderRoot)}
        >
          ${icon(keyboardIcon)}<span>${msg('All keys')}</span>
        </button>
      </div>
    </section>`;
  }

  private renderLanguage(): TemplateResult {
    return html`<section aria-labelledby="language">
      <h2 id="language">${msg('Language · 语言')}</h2>
      <div class="card">
        <div class="segments wide" role="radiogroup" aria-labelledby="language">
          ${this.renderChoices('language', [
            ['auto', msg('Auto')],
            ['en', html`<span lang="en">English</span>`],
            ['zh-Hans', html`<span lang="zh-Hans">简体中文</span>`],
          ])}
        </div>
      </div>
    </section>`;
  }

  private renderProgress(): TemplateResult {
    return html`<section aria-labelledby="progress">
      <h2 id="progress">${msg('Progress')}</h2>
      <div class="card">
        <div class="actions">
          <button class="button outline grow" @click=${() => void this.export()}>
            ${icon(exportIcon, 20)}${msg('Export')}
          </button>
          <button class="button outline grow" @click=${() => void this.import()}>
            ${icon(importIcon, 20)}${msg('Import')}
          </button>
        </div>
        <small class="note"> ${joinSentences(keptSentences(this.health, this.promised))} </small>
        ${this.renderInstalling()}
        <a class="row" href=${STATISTICS_ADDRESS}>
          ${icon(chartIcon)}<span>${msg('Statistics')}</span>${icon(nextIcon)}
        </a>
        <button
          class="row"
          aria-haspopup="dialog"
          @click=${() => this.dispatchEvent(new EraseEverythingEvent())}
        >
          ${icon(eraseIcon)}<span>${msg('Erase everything')}</span>
        </button>
      </div>
    </section>`;
  }

  private renderInstalling(): TemplateResult | typeof nothing {
    const { isOffered, words } = this.installing;
    if (isOffered) {
      return html`<button class="row" @click=${() => void this.installing.ask()}>
        ${icon(phoneIcon)}<span>${msg('Install Ninety-Two')}</span>
      </button>`;
    }
    return words ? html`<p class="row">${icon(phoneIcon)}<span>${words}</span></p>` : nothing;
  }

  private async export(): Promise<void> {
    const [{ backupFile }, { saveFile }] = await Promise.all([
      import('../progress/backup-file.ts'),
      import('../ui/save-file.ts'),
    ]);
    saveFile(await backupFile(await this.progress));
  }

  private async import(): Promise<void> {
    const file = await chooseFile('.json,application/json');
    if (file) this.dispatchEvent(new OpenBackupEvent(file));
  }

  private renderChoices<Key extends 'theme' | 'board' | 'motion' | 'language' | 'ways'>(
    key: Key,
    options: readonly Option<Settings[Key]>[],
  ): TemplateResult[] {
    return options.map(
      ([value, content]) =>
        html`<label>
          <input
            type="radio"
            name=${key}
            .checked=${this.settings[key] === value}
            @change=${() => writeSettings({ [key]: value })}
          />${typeof content === 'string' ? html`<span>${content}</span>` : content}
        </label>`,
    );
  }

  private renderSwitch(
    key: Switch,
    drawing: SVGTemplateResult,
    name: string,
    description?: string,
  ): TemplateResult {
    return html`<label class="row">
      ${icon(drawing)}
      <span>
        <span id=${key}>${name}</span>
        ${description ? html`<small id="${key}-description">${description}</small>` : nothing}
      </span>
      <button
        role="switch"
        aria-checked=${this.settings[key]}
        aria-labelledby=${key}
        aria-describedby=${description ? `${key}-description` : nothing}
        @click=${() => writeSettings({ [key]: !this.settings[key] })}
      ></button>
    </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-settings': NtSettings;
  }
}
