import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { collectionAddress } from '../core/addresses.ts';
import { numberOf, plural } from '../i18n/format.ts';
import { joinSentences } from '../i18n/sentences.ts';
import {
  importBackup,
  previewOf,
  readBackupFile,
  type BackupPreview,
  type BackupProblem,
  type Records,
} from '../progress/backup.ts';
import { foundRecord } from '../progress/find.ts';
import type { Progress } from '../progress/progress.ts';
import { decodeTransfer, transferredFind } from '../progress/transfer.ts';
import { chooseFile } from '../ui/choose-file.ts';
import { Modal, openModal } from '../ui/modal.ts';

/** Why there is nothing to merge: the file's fault, or a link that was cut off. */
type Problem = BackupProblem | 'link';

/** How far an import is. */
type Stage =
  | { readonly kind: 'reading' | 'merging' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | {
      readonly kind: 'preview';
      readonly records: Records;
      readonly previews: readonly BackupPreview[];
      readonly refused: readonly string[];
    }
  | { readonly kind: 'done'; readonly added: number; readonly size: number };

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

  /** What the player has done. */
  @property({ attribute: false }) progress!: Progress;

  @state() private stage: Stage = { kind: 'reading' };

  /** Looks at a file that should be a backup. */
  async readFile(file: Blob): Promise<void> {
    this.stage = { kind: 'reading' };
    const backup = await readBackupFile(file);
    if (backup.ok) await this.preview(backup.records, backup.refused);
    else this.stage = { kind: 'problem', problem: backup.problem };
  }

  /** Looks at the text of a link that should carry finds. */
  async readLink(text: string): Promise<void> {
    const transfer = await decodeTransfer(text);
    if (!transfer.ok) {
      this.stage = { kind: 'problem', problem: 'link' };
      return;
    }
    const now = Date.now();
    const records = transfer.codes.map(
      (code) => [code, foundRecord(transferredFind(code, now))] as const,
    );
    await this.preview(new Map(records), []);
  }

  private async preview(records: Records, refused: readonly string[]): Promise<void> {
    const sizes = new Set(Array.from(records.keys(), (code) => code.length));
    const present = await Promise.all([...sizes].map((size) => this.progress.load(size)));
    this.stage = { kind: 'preview', records, previews: previewOf(records, present), refused };
  }

  private async merge(records: Records, size: number): Promise<void> {
    this.stage = { kind: 'merging' };
    const added = await importBackup(this.progress, records);
    this.stage = { kind: 'done', added, size };
  }

  private async chooseAnother(): Promise<void> {
    const file = await chooseFile('.json,application/json');
    if (file) await this.readFile(file);
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
        return addsAny(stage.previews) ? msg('Add these?') : msg('Nothing new');
      case 'done':
        return plural(
          stage.added,
          msg('1 find added'),
          msg(str`${numberOf(stage.added)} finds added`),
        );
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
            <a class="button ink grow" href=${collectionAddress(stage.size)} @click=${this.close}>
              ${msg('See them')}
            </a>
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

  private renderPreview({
    records,
    previews,
    refused,
  }: Extract<Stage, { kind: 'preview' }>): TemplateResult {
    const adds = addsAny(previews);
    const first = previews.find(({ found }) => found > 0) ?? previews[0];
    return html`
      <p role="status">
        ${
          adds
            ? msg('What you have stays; this is added to it.')
            : previews.length > 0
              ? msg('All of it is here already. Nothing was changed.')
              : msg('There is no solution in it. Nothing was changed.')
        }
      </p>
      <ul>
        ${previews.map((preview) => html`<li>${previewWords(preview)}</li>`)}
      </ul>
      ${refused.length > 0 ? renderRefused(refused) : nothing}
      <div class="actions">
        <button class="button outline grow" @click=${this.close}>
          ${adds ? msg('Not now') : msg('Close')}
        </button>
        ${
          adds
            ? html`<button
                class="button ink grow"
                @click=${() => void this.merge(records, first!.size)}
              >
                ${msg('Add them')}
              </button>`
            : nothing
        }
      </div>
    `;
  }
}

function addsAny(previews: readonly BackupPreview[]): boolean {
  return previews.some(({ found, revealed }) => found + revealed > 0);
}

function renderRefused(refused: readonly string[]): TemplateResult {
  const count = refused.length;
  return html`<details>
    <summary>
      ${plural(
        count,
        msg('1 entry is no solution and is left out'),
        msg(str`${numberOf(count)} entries are no solutions and are left out`),
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

/** Says what a file would add, and adds it if the player wants. */
export async function openBackup(root: ParentNode, progress: Progress, file: File): Promise<void> {
  await open(root, progress).readFile(file);
}

/** Says what a link would add, and adds it if the player wants. */
export async function openTransfer(
  root: ParentNode,
  progress: Progress,
  text: string,
): Promise<void> {
  await open(root, progress).readLink(text);
}

function open(root: ParentNode, progress: Progress): NtImportDialog {
  // A second file takes the place of the first in the dialog that is open.
  const openAlready = root.querySelector('nt-import-dialog');
  if (openAlready) return openAlready;
  const dialog = Object.assign(document.createElement('nt-import-dialog'), { progress });
  openModal(root, dialog);
  return dialog;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-import-dialog': NtImportDialog;
  }
}
