import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { readSettings, writeSettings } from '../../progress/settings/settings.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { copyText } from '../../ui/sharing/copy-text.ts';
import { shareOrSaveFile } from '../../ui/sharing/share-or-save-file.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { segmentsStyles } from '../../ui/styles/segments.styles.ts';
import { tabsStyles } from '../../ui/tabs/tabs.styles.ts';
import { tabs } from '../../ui/tabs/tabs.ts';
import type { CodeLine } from '../shared/exhibit.ts';
import { LANGUAGES, readProgram, type Language, type Programs } from '../shared/program.ts';
import { codePanelStyles } from './code-panel.styles.ts';

type Tab = 'pseudocode' | 'program';

interface Line {
  readonly text: string;
  /** Its indentation steps, which lines that it wraps into keep. */
  readonly depth: number;
  /** The 0-based lines of the pseudocode that it stands for. */
  readonly marks: readonly number[];
}

/**
 * @summary The pseudocode of an algorithm with the line that runs marked. If the algorithm has programs, a second tab
 * shows them, to be copied and downloaded.
 *
 * @fires nt-notice - When a program was copied or downloaded, or could not be.
 */
@customElement('nt-code')
export class NtCode extends LocalizedElement {
  static override styles = [baseStyles, tabsStyles, segmentsStyles, codePanelStyles];

  /** The exhibit's name in links, which also names downloads. */
  @property() name = '';
  @property({ attribute: false }) pseudocode: readonly CodeLine[] = [];
  @property({ attribute: false }) programs: Programs | undefined;
  /** The kind of the last step; `undefined` at the start. */
  @property({ attribute: false }) kind: string | undefined;

  @state() private tab: Tab = 'pseudocode';
  @state() private language: Language = readSettings().programLanguage;

  protected override updated(changed: PropertyValues): void {
    if (changed.has('kind') || changed.has('name') || changed.has('tab') || changed.has('language'))
      this.#follow();
  }

  /** Scrolls the code, and nothing around it, to the line that runs. */
  #follow(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box) return;
    if (!line) {
      box.scrollTop = 0;
      return;
    }
    const top = line.offsetTop;
    const bottom = top + line.offsetHeight;
    if (top >= box.scrollTop && bottom <= box.scrollTop + box.clientHeight) return;
    box.scrollTop = (top + bottom - box.clientHeight) / 2;
  }

  /** Returns the 0-based lines of the pseudocode that the last step ran. */
  #lit(): readonly number[] {
    return [...this.pseudocode.keys()].filter((index) => {
      const [, , ...kinds] = this.pseudocode[index]!;
      return this.kind !== undefined && kinds.includes(this.kind);
    });
  }

  #choose(language: Language): void {
    this.language = language;
    writeSettings({ programLanguage: language });
  }

  async #copy(text: string): Promise<void> {
    try {
      await copyText(text);
      this.#tell(msg('Program copied.'));
    } catch {
      this.#tell(msg('This browser doesn’t allow copying. Download the program instead.'));
    }
  }

  #tell(text: string): void {
    this.dispatchEvent(new NoticeEvent({ text }));
  }

  protected override render(): TemplateResult {
    const { programs, tab } = this;
    if (!programs) return this.#renderPseudocode();
    return html`<div role="tabpanel" id="panel" aria-labelledby=${tab}>
        ${tab === 'program' ? this.#renderProgram(programs) : this.#renderPseudocode()}
      </div>
      ${tabs(
        msg('Code'),
        [
          { name: 'pseudocode', label: msg('Pseudocode') },
          { name: 'program', label: msg('Program') },
        ],
        tab,
        (name) => (this.tab = name),
      )}`;
  }

  #renderPseudocode(): TemplateResult {
    return html`<div class="box">
      <ol class="code" aria-label=${msg('Pseudocode')}>
        ${renderLines(
          this.pseudocode.map(([depth, text], index) => ({ text, depth, marks: [index] })),
          this.#lit(),
        )}
      </ol>
    </div>`;
  }

  #renderProgram(programs: Programs): TemplateResult {
    const { text, marks } = readProgram(programs[this.language]);
    const lines = text.trimEnd().split('\n');
    const file = `${this.name}.${this.language}`;
    return html`<div
        class="box program"
        role="region"
        tabindex="0"
        aria-label=${msg(str`Program ${file}`)}
      >
        <ol class="code">
          ${renderLines(
            lines.map((line, index) => ({ text: line, depth: 0, marks: marks[index]! })),
            this.#lit(),
          )}
        </ol>
      </div>
      <div class="segments" role="radiogroup" aria-label=${msg('Programming language')}>
        ${Object.entries(LANGUAGES).map(([language, name]) =>
          this.#renderLanguage(language as Language, name),
        )}
      </div>
      <div class="actions">
        <button class="button outline small" @click=${() => void this.#copy(text)}>
          ${msg('Copy')}
        </button>
        <button class="button outline small" @click=${() => this.#download(file, text)}>
          ${msg('Download')}
        </button>
      </div>`;
  }

  #renderLanguage(language: Language, name: string): TemplateResult {
    return html`<label>
      <input
        type="radio"
        name="language"
        .checked=${language === this.language}
        @change=${() => this.#choose(language)}
      /><span>${name}</span>
    </label>`;
  }

  #download(name: string, text: string): void {
    const file = new File([text], name, { type: 'text/plain' });
    void shareOrSaveFile(this, file, {
      ready: msg('Your program is ready.'),
      downloaded: msg(str`Your program goes to your downloads: ${name}.`),
    });
  }
}

/** Renders lines of code, those that the last step ran marked, the last of them as the current one. */
function renderLines(lines: readonly Line[], lit: readonly number[]): TemplateResult[] {
  const isLit = lines.map(({ marks }) => marks.some((mark) => lit.includes(mark)));
  const current = isLit.lastIndexOf(true);
  return lines.map(
    ({ text, depth }, index) =>
      html`<li
        class=${isLit[index] ? 'lit' : ''}
        aria-current=${index === current ? 'step' : nothing}
      >
        <span class="d${depth}">${text}</span>
      </li>`,
  );
}
