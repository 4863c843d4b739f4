import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { collectionAddress } from '../core/addresses.ts';
import { numberOf, plural } from '../i18n/format.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { BackupPreview } from '../progress/backup.ts';
import type { Progress } from '../progress/progress.ts';
import { broughtBy, type PuzzleCounts } from '../progress/puzzle-records.ts';
import { chooseFile } from '../ui/choose-file.ts';
import { NoticeEvent } from '../ui/events.ts';
import { Modal, openModal } from '../ui/modal.ts';
import { modalOver } from '../ui/modal-over.ts';
import {
  ImportQueue,
  type Done,
  type ImportView,
  type Preview,
  type Problem,
  type Source,
  type Stage,
} from './import-queue.ts';

/**
 * @summary Says what a backup file or a link would add, asks, and adds it.
 */
@customElement('nt-import-dialog')
export class NtImportDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      p {
        color: var(--ink-2);
        text-wrap: pretty;
      }
      ul {
        margin: 8px 0;
      }
      li {
        padding: 6px 0;
        border-top: 1px solid var(--line);
      }
      summary {
        padding: 12px 0;
        cursor: pointer;
      }
      .refused {
        max-height: 160px;
        overflow: auto;
        font: var(--t-13) / 1.25rem var(--font-mono);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** What is looked at and merged, one after the other. */
  @property({ attribute: false }) imports!: ImportQueue;
  /** How far the import is. */
  @property({ attribute: false }) stage: Stage = { kind: 'reading' };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.imports.closed();
  }

  private async chooseAnother(): Promise<void> {
    const file = await chooseFile('.json,application/json');
    if (file) await this.imports.bring({ file });
  }

  protected override heading(): string {
    const { stage } = this;
    switch (stage.kind) {
      case 'reading':
        return msg('Reading …');
      case 'merging':
        return msg('Adding …');
      case 'problem':
        return problemHeading(stage.problem);
      case 'preview':
        return addsAny(stage) ? msg('Add these?') : msg('Nothing new');
      case 'done':
        return addedWords(stage).join(msg(', '));
    }
  }

  protected override renderContent(): TemplateResult {
    const { stage } = this;
    switch (stage.kind) {
      case 'reading':
      case 'merging':
        return html`<p role="status">${msg('One moment.')}</p>`;
      case 'problem':
        return this.renderProblem(stage.problem);
      case 'preview':
        return this.renderPreview(stage);
      case 'done':
        return html`<p role="status">${msg('Nothing you had was removed.')}</p>
          <div class="actions">
            ${
              stage.size === undefined
                ? html`<button class="button ink grow" @click=${this.close}>
                    ${msg('Close')}
                  </button>`
                : html`<a
                    class="button ink grow"
                    href=${collectionAddress(stage.size)}
                    @click=${this.close}
                    >${msg('See them')}</a
                  >`
            }
          </div>`;
    }
  }

  private renderProblem(problem: Problem): TemplateResult {
    return html`<p role="status">
        ${joinSentences([msg('Nothing was changed.'), problemWords(problem)])}
      </p>
      <div class="actions">
        <button class="button outline grow" @click=${this.close}>${msg('Close')}</button>
        ${
          problem === 'link'
            ? nothing
            : html`<button class="button ink grow" @click=${() => void this.chooseAnother()}>
                ${msg('Choose another')}
              </button>`
        }
      </div>`;
  }

  private renderPreview(preview: Preview): TemplateResult {
    const { previews, counts, refused } = preview;
    const adds = addsAny(preview);
    const puzzles = puzzleWords(counts);
    const isEmpty = previews.length === 0 && puzzles === undefined;
    return html`
      <p role="status">
        ${
          adds
            ? msg('What you have stays; this is added to it.')
            : isEmpty
              ? msg('There is neither a solution nor a puzzle in it. Nothing was changed.')
              : msg('All of it is here already. Nothing was changed.')
        }
      </p>
      <ul>
        ${previews.map((ofSize) => html`<li>${previewWords(ofSize)}</li>`)}
        ${puzzles === undefined ? nothing : html`<li>${puzzles}</li>`}
      </ul>
      ${refused.length > 0 ? renderRefused(refused) : nothing}
      <div class="actions">
        <button class="button outline grow" @click=${this.close}>
          ${adds ? msg('Not now') : msg('Close')}
        </button>
        ${
          adds
            ? html`<button class="button ink grow" @click=${() => void this.imports.merge(preview)}>
                ${msg('Add them')}
              </button>`
            : nothing
        }
      </div>
    `;
  }
}

function addsAny({ previews, counts }: Preview): boolean {
  return broughtBy(counts) > 0 || previews.some(({ found, revealed }) => found + revealed > 0);
}

/** What was added, finds first; `0 finds added` where nothing was. */
function addedWords({ added, puzzles }: Done): readonly string[] {
  const finds = plural(added, msg('1 find added'), msg(str`${numberOf(added)} finds added`));
  if (puzzles === 0) return [finds];
  const words = plural(
    puzzles,
    msg('1 puzzle added'),
    msg(str`${numberOf(puzzles)} puzzles added`),
  );
  return added > 0 ? [finds, words] : [words];
}

function renderRefused(refused: readonly string[]): TemplateResult {
  const count = refused.length;
  return html`<details>
    <summary>
      ${plural(
        count,
        msg('1 entry is neither a solution nor a puzzle, and is left out'),
        msg(str`${numberOf(count)} entries are neither solutions nor puzzles, and are left out`),
      )}
    </summary>
    <p class="refused" tabindex="0">${refused.join(', ')}</p>
  </details>`;
}

/** `8 × 8: 31 new finds, 2 new peeks, 9 here already`. */
function previewWords({ size, found, revealed, known }: BackupPreview): string {
  const parts: string[] = [];
  if (found > 0) {
    parts.push(plural(found, msg('1 new find'), msg(str`${numberOf(found)} new finds`)));
  }
  if (revealed > 0) {
    parts.push(plural(revealed, msg('1 new peek'), msg(str`${numberOf(revealed)} new peeks`)));
  }
  if (known > 0) parts.push(msg(str`${numberOf(known)} here already`));
  return msg(str`${size} × ${size}: ${parts.join(msg(', '))}`);
}

/** `Puzzles: 12 new results, 3 unfinished, 2 boards of the Guard table, 9 here already`. */
function puzzleWords({ results, unfinished, table, known }: PuzzleCounts): string | undefined {
  const parts: string[] = [];
  if (results > 0) {
    parts.push(plural(results, msg('1 new result'), msg(str`${numberOf(results)} new results`)));
  }
  if (unfinished > 0) parts.push(msg(str`${numberOf(unfinished)} unfinished`));
  if (table > 0) {
    parts.push(
      plural(
        table,
        msg('1 board of the Guard table'),
        msg(str`${numberOf(table)} boards of the Guard table`),
      ),
    );
  }
  if (known > 0) parts.push(msg(str`${numberOf(known)} here already`));
  return parts.length > 0 ? msg(str`Puzzles: ${parts.join(msg(', '))}`) : undefined;
}

function problemHeading(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The file cannot be read');
    case 'too-large':
      return msg('The file is too large');
    case 'not-ours':
      return msg('Not a Ninety-Two file');
    case 'damaged':
      return msg('The file is damaged');
    case 'newer':
      return msg('From a newer version');
    case 'link':
      return msg('The link is damaged');
  }
}

function problemWords(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The device did not hand the file over. Copy it to this device and try again.');
    case 'too-large':
      return msg('It is larger than any progress file can be.');
    case 'not-ours':
      return msg('Progress files end in .n92.json and come from Export.');
    case 'damaged':
      return msg(
        'It is a progress file, but parts of it are missing or broken. Export it once more.',
      );
    case 'newer':
      return msg(
        'A later version of the game wrote it. Update the game here, then import it again.',
      );
    case 'link':
      return msg('Part of it is missing. Copy the whole link, or scan the code once more.');
  }
}

/** The frame round the screens: over it imports are asked about, whichever screen is shown. */
export interface ImportFrame extends HTMLElement {
  readonly progress: Promise<Progress>;
  readonly renderRoot: ParentNode;
}

/** The dialog of the imports over a frame, where there is one, and the frame's notices. */
class FrameView implements ImportView {
  readonly #frame: ImportFrame;
  readonly imports: ImportQueue;

  constructor(frame: ImportFrame, progress: Progress) {
    this.#frame = frame;
    this.imports = new ImportQueue(progress, this);
  }

  /** Not one that is seen to go. */
  get #dialog(): NtImportDialog | undefined {
    const modal = modalOver(this.#frame.renderRoot);
    return modal instanceof NtImportDialog ? modal : undefined;
  }

  get open(): boolean {
    return this.#dialog !== undefined;
  }

  show(stage: Stage): void {
    const { imports } = this;
    if (this.#dialog) this.#dialog.stage = stage;
    else {
      const dialog = document.createElement('nt-import-dialog');
      openModal(this.#frame.renderRoot, Object.assign(dialog, { imports, stage }));
    }
  }

  tell(done: Done): void {
    const text = msg(str`${addedWords(done).join(msg(', '))}.`);
    this.#frame.dispatchEvent(new NoticeEvent({ text }));
  }
}

let view: FrameView | undefined;

/** Says what a file or a link would add, and adds it if the player wants. */
export async function openImport(frame: ImportFrame, source: Source): Promise<void> {
  const progress = await frame.progress;
  view ??= new FrameView(frame, progress);
  await view.imports.bring(source);
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-import-dialog': NtImportDialog;
  }
}
