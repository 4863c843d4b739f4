import { msg, updateWhenLocaleChanges } from '@lit/localize';
import {
  html,
  LitElement,
  nothing,
  svg,
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
import { OpenBackupEvent } from '../ui/backup-event.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { chooseFile } from '../ui/choose-file.ts';
import { icon } from '../ui/icons.ts';
import { openKeysDialog } from '../ui/keys-dialog.ts';
import { backIcon, exportIcon, importIcon, nextIcon } from '../ui/more-icons.ts';
import { queenGlyph } from '../ui/queen.ts';
import tokens from '../ui/tokens.css?inline';
import {
  coordinatesIcon,
  hapticsIcon,
  keyboardIcon,
  soundIcon,
  starIcon,
  waysIcon,
} from './settings-icons.ts';
import { settingsStyles } from './settings-screen.styles.ts';

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
 */
@customElement('nt-settings')
export class NtSettings extends LitElement {
  // The tokens once more, because the document's rules for themes and board styles end where this
  // shadow root begins, and a sample must look as its board would.
  static override styles = [unsafeCSS(tokens), baseStyles, settingsStyles];

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

  constructor() {
    super();
    updateWhenLocaleChanges(this);
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
            ['celadon', html`${sample('celadon')}<span>${msg('Celadon')}</span>`],
            ['line', html`${sample('line')}<span>${msg('Line')}</span>`],
            ['delft', html`${sample('delft')}<span>${msg('Delft')}</span>`],
            ['walnut', html`${sample('walnut')}<span>${msg('Walnut')}</span>`],
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
        ${this.renderSwitch(
          'insight',
          waysIcon,
          msg('Ways to finish'),
          msg('Counted after every move'),
        )}
        ${this.renderSwitch('sound', soundIcon, msg('Sound'))}
        ${
          'vibrate' in navigator
            ? this.renderSwitch('haptics', hapticsIcon, msg('Haptics'))
            : nothing
        }
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
        <small class="note"> ${joinSentences(this.noteSentences())} </small>
        <a class="row" href=${STATISTICS_ADDRESS}>
          <span>${msg('Statistics, and erasing everything')}</span>${icon(nextIcon)}
        </a>
      </div>
    </section>`;
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

  private noteSentences(): string[] {
    const sentences = [
      this.keptWords(),
      msg('Importing adds to what you have; it never removes a find.'),
    ];
    if (!matchMedia('(display-mode: standalone)').matches) {
      sentences.push(
        msg(
          'A game installed on the home screen may have a storage of its own: export before you install, and import there.',
        ),
      );
    }
    return sentences;
  }

  private keptWords(): string {
    if (this.health !== 'kept') {
      return msg(
        'Not kept at the moment: the browser refuses to store more. What you find lasts until you close the page.',
      );
    }
    return this.promised
      ? msg(
          'Boards, finds and settings are kept on this device only, until you remove them. Nothing is sent anywhere.',
        )
      : msg(
          'Boards, finds and settings are kept on this device only; nothing is sent anywhere. The browser may remove them when space runs short or after a long time without a visit. Installing the game makes that unlikely.',
        );
  }

  private renderChoices<Key extends 'theme' | 'board' | 'motion' | 'language'>(
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

/** A piece of a board in one of its styles: five squares by four, with a queen. */
function sample(style: Settings['board']): TemplateResult {
  const squares = Array.from({ length: 20 }, (_, square) => {
    const column = square % 5;
    const row = Math.floor(square / 5);
    return (column + row) % 2 === 1 ? `M${column * 10} ${row * 10}h10v10h-10z` : '';
  });
  return html`<svg data-board=${style} viewBox="0 0 50 40" aria-hidden="true">
    <path class="light" d="M0 0h50v40H0z" />
    <path class="dark" d=${squares.join('')} />
    <path class="between" d="M10 0v40M20 0v40M30 0v40M40 0v40M0 10h50M0 20h50M0 30h50" />
    ${svg`<g class="queen" transform="translate(13 8) scale(.375)">${queenGlyph}</g>`}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-settings': NtSettings;
  }
}
