import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { readSettings, writeSettings } from '../../progress/settings/settings.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { copyText } from '../../ui/sharing/copy-text.ts';
import { shareOrSaveFile } from '../../ui/sharing/share-or-save-file.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { segmentsStyles } from '../../ui/styles/segments.styles.ts';
import { tabsStyles } from '../../ui/tabs/tabs.styles.ts';
import { tabs } from '../../ui/tabs/tabs.ts';
import type { Playback } from '../machine/playback.ts';
import type { CodeLine, ShownVariable } from '../shared/exhibit.ts';
import { LANGUAGES, readProgram, type Language, type Programs } from '../shared/program.ts';
import { codePanelStyles } from './code-panel.styles.ts';

type Tab = 'tree' | 'pseudocode' | 'program';

/**
 * @summary The pseudocode of an algorithm with the lines that run marked, and its variables beside it. A tap on a line
 * runs to its next execution. If the algorithm has a tree or programs, other tabs show them; programs can be copied and
 * downloaded.
 *
 * @slot - The tree of the search.
 *
 * @fires nt-notice - When a program was copied or downloaded, or could not be.
 */
@customElement('nt-code')
export class NtCode extends LocalizedElement {
  static override styles = [baseStyles, remarkStyles, tabsStyles, segmentsStyles, codePanelStyles];

  /** The exhibit's name in links, which also names downloads. */
  @property() name = '';
  @property({ attribute: false }) playback!: Playback;
  @property({ attribute: false }) pseudocode: readonly CodeLine[] = [];
  @property({ attribute: false }) variables: readonly ShownVariable[] = [];
  @property({ attribute: false }) programs: Programs | undefined;
  /** The kind of the last step; `undefined` at the start. */
  @property({ attribute: false }) kind: string | undefined;
  /** The 0-based line of the pseudocode that runs next and is outlined; `undefined` if the last step is shown. */
  @property({ attribute: false }) next: number | undefined;

  /** True if the algorithm has a tree, which has a tab then. */
  @property({ type: Boolean }) hasTree = false;

  /** The tab that was chosen. */
  @state() private chosen: Tab | undefined;
  @state() private language: Language = readSettings().programLanguage;
  /** The 0-based line that keys act on. */
  @state() private active = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('name')) this.active = 0;
  }

  protected override updated(changed: PropertyValues): void {
    const follows = ['kind', 'next', 'name', 'chosen', 'language'];
    if (follows.some((name) => changed.has(name))) this.#follow();
  }

  get #tab(): Tab {
    const { chosen, hasTree, programs } = this;
    const isThere = chosen === 'tree' ? hasTree : chosen !== 'program' || programs;
    if (chosen && isThere) return chosen;
    return 'pseudocode';
  }

  /**
   * Scrolls the code, and nothing around it, to the line that runs, with the lines before and after it in sight, or all
   * lines that run if they fit.
   */
  #follow(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (!box) return;
    const running = [...box.querySelectorAll<HTMLElement>('.lit, .next')];
    const line = running.at(-1);
    if (!line) {
      box.scrollTop = 0;
      return;
    }
    const endOf = (one: Element): number =>
      (one as HTMLElement).offsetTop + (one as HTMLElement).offsetHeight;
    const before = (line.previousElementSibling ?? line) as HTMLElement;
    const first = running[0]!;
    const fits = endOf(line) - first.offsetTop <= box.clientHeight;
    const top = Math.min(before.offsetTop, fits ? first.offsetTop : Infinity);
    const end = endOf(line.nextElementSibling ?? line);
    if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
    if (top < box.scrollTop) box.scrollTop = top;
  }

  /** Returns the 0-based lines of the pseudocode that the last step ran, or the one that runs next. */
  #lit(): readonly number[] {
    const { kind, next } = this;
    if (next !== undefined) return [next];
    return [...this.pseudocode.keys()].filter(
      (index) => kind !== undefined && this.#kindsOf(index).includes(kind),
    );
  }

  /** Returns the kinds of steps that run a line of the pseudocode. */
  #kindsOf(line: number): readonly string[] {
    return this.pseudocode[line]!.slice(2) as string[];
  }

  readonly #onClick = (event: MouseEvent): void => {
    const line = (event.target as Element).closest('li')?.dataset['line'];
    if (line !== undefined) this.#runTo(Number(line));
  };

  /** Runs to the next execution of a line. */
  #runTo(line: number): void {
    this.active = line;
    this.playback.runTo(this.#kindsOf(line));
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.pseudocode.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        this.active = Math.min(this.active + 1, last);
        break;
      case 'ArrowUp':
        this.active = Math.max(this.active - 1, 0);
        break;
      case 'Home':
        this.active = 0;
        break;
      case 'End':
        this.active = last;
        break;
      case 'Enter':
      case ' ':
        this.#runTo(this.active);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  #choose(language: Language): void {
    this.language = language;
    writeSettings({ programLanguage: language });
  }

  async #copy(text: string): Promise<void> {
    try {
      await copyText(text);
      this.#tell(() => msg('Program copied.'));
    } catch {
      this.#tell(() => msg('This browser doesn’t allow copying. Download the program instead.'));
    }
  }

  #tell(text: () => string): void {
    this.dispatchEvent(new NoticeEvent({ text }));
  }

  protected override render(): TemplateResult {
    const { programs, hasTree } = this;
    const tab = this.#tab;
    if (!programs && !hasTree) return this.#renderPseudocode();
    return html`${tabs(
        msg('Tree and code', { desc: 'Tabs: tree, pseudocode and program' }),
        [
          ...(hasTree
            ? [{ name: 'tree' as const, label: msg('Tree', { desc: 'The tree of a search' }) }]
            : []),
          { name: 'pseudocode', label: msg('Pseudocode') },
          ...(programs ? [{ name: 'program' as const, label: msg('Program') }] : []),
        ],
        tab,
        (name) => (this.chosen = name),
      )}
      <div role="tabpanel" id="panel" aria-labelledby=${tab}>
        ${tab === 'tree' ? html`<slot></slot>` : tab === 'program' ? this.#renderProgram(programs!) : this.#renderPseudocode()}
      </div>`;
  }

  #renderPseudocode(): TemplateResult {
    const lit = this.#lit();
    const look = this.next === undefined ? 'lit' : 'next';
    return html`<div class="beside">
      <ol
        class="box code"
        role="listbox"
        tabindex="0"
        aria-label=${msg('Pseudocode')}
        aria-activedescendant=${`line-${this.active}`}
        @click=${this.#onClick}
        @keydown=${this.#onKeyDown}
      >
        ${this.pseudocode.map(
          ([depth, text], index) =>
            html`<li
              id=${`line-${index}`}
              role="option"
              aria-selected="false"
              class="${lit.includes(index) ? look : ''} ${index === this.active ? 'active' : ''}"
              title=${msg('Run to this line')}
              aria-current=${index === lit.at(-1) ? 'step' : nothing}
              data-line=${index}
            >
              <i class="number"></i><span class="d${depth}">${text}</span>
            </li>`,
        )}
      </ol>
      <dl class="variables" aria-label=${msg('Variables')}>
        ${this.variables.map(
          ({ name, words }) =>
            html`<dt>${name}</dt>
              <dd>
                ${words.map(({ text, isNew }) => (isNew ? html`<b>${text}</b> ` : html`${text} `))}
              </dd>`,
        )}
      </dl>
    </div>`;
  }

  #renderProgram(programs: Programs): TemplateResult {
    const { text, marks } = readProgram(programs[this.language]);
    const lines = text.trimEnd().split('\n');
    const file = `${this.name}.${this.language}`;
    const lit = this.#lit();
    const look = this.next === undefined ? 'lit' : 'next';
    const isLit = lines.map((_, index) => marks[index]!.some((mark) => lit.includes(mark)));
    return html`<div
        class="box program"
        role="region"
        tabindex="0"
        aria-label=${msg(str`Program ${file}`)}
      >
        <ol class="code">
          ${lines.map(
            (line, index) =>
              html`<li
                class=${isLit[index] ? look : ''}
                aria-current=${index === isLit.lastIndexOf(true) ? 'step' : nothing}
              >
                <i class="number"></i><span>${line}</span>
              </li>`,
          )}
        </ol>
      </div>
      <p class="remark">${msg('Programs count rows and columns from 0, and rows from the top.')}</p>
      <div class="segments" role="radiogroup" aria-label=${msg('Programming language')}>
        ${Object.entries(LANGUAGES).map(
          ([language, name]) =>
            html`<label>
              <input
                type="radio"
                name="language"
                .checked=${language === this.language}
                @change=${() => this.#choose(language as Language)}
              /><span>${name}</span>
            </label>`,
        )}
      </div>
      <div class="actions">
        <button class="button outline small" @click=${() => void this.#copy(text)}>
          ${msg('Copy', { id: 'copy-program', desc: 'A button' })}
        </button>
        <button class="button outline small" @click=${() => this.#download(file, text)}>
          ${msg('Download', { id: 'download-program', desc: 'A button' })}
        </button>
      </div>`;
  }

  #download(name: string, text: string): void {
    const file = new File([text], name, { type: 'text/plain' });
    void shareOrSaveFile(this, file, {
      ready: () => msg('Your program is ready.'),
      downloaded: () => msg(str`Your program goes to your downloads: ${name}.`),
    });
  }
}
