import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { eraseSizes } from '../../progress/backup/erase.ts';
import { loadEverySize } from '../../progress/solutions/every-size.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { progress } from '../../progress/page.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { ExportBackupEvent } from '../../ui/backup-event.ts';
import { stayWords } from '../../ui/sharing/category-words.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';

/**
 * @summary Asks for confirmation before sizes are erased, and offers the export first.
 *
 * @fires nt-notice - The result of erasing, with an action to undo it.
 */
@customElement('nt-erase-dialog')
export class NtEraseDialog extends Modal {
  @property({ attribute: false }) sizes: readonly SizeProgress[] = [];
  /** True if there are other sizes that could not be read, which stay. */
  @property({ type: Boolean }) isPart = false;

  @state() private erasing = false;

  async #erase(): Promise<void> {
    this.erasing = true;
    const count = this.#count;
    const isErased = await eraseSizes(
      progress,
      this.sizes.map(({ size }) => size),
    );
    this.dispatchEvent(
      new NoticeEvent(
        isErased
          ? {
              text: () => plural(count, msg('{# solution|# solutions} deleted.')),
              action: { label: () => msg('Undo'), run: () => void progress.restoreErased() },
            }
          : { text: () => msg('The browser didn’t delete all of them. The rest are still here.') },
      ),
    );
    this.close();
  }

  get #count(): number {
    return this.sizes.reduce((sum, { found, revealed }) => sum + found.size + revealed.size, 0);
  }

  protected override heading(): string {
    const [only, ...others] = this.sizes;
    return only && others.length === 0
      ? msg(str`Delete ${sizeOf(only.size)}?`)
      : msg('Delete all solutions?');
  }

  protected override renderContent(): TemplateResult {
    const count = this.#count;
    return html`
      <p>
        ${plural(count, msg('Deletes {# solution|# solutions}, found or revealed.'))} ${stayWords()}
        ${this.isPart ? msg('Some sizes can’t be read right now. Solutions found there stay too.') : nothing}
        ${msg('You can undo until you close or reload this page. After that, only an export brings them back.')}
      </p>
      <div class="actions">
        <button
          class="button outline grow"
          @click=${() => this.dispatchEvent(new ExportBackupEvent())}
        >
          ${msg('Export first', { desc: 'A button: before solutions are deleted' })}
        </button>
        <button
          class="button ink grow"
          ?disabled=${this.erasing}
          @click=${() => void this.#erase()}
        >
          ${msg('Delete', { desc: 'A button: delete solutions' })}
        </button>
      </div>
    `;
  }
}

/** Asks for confirmation to erase the solutions of all sizes, or says that there are none. */
export async function openEraseSolutions(root: ParentNode & EventTarget): Promise<void> {
  const { value: sizes, isWhole } = await loadEverySize(progress);
  if (sizes.length > 0) openModal(root, NtEraseDialog, { sizes, isPart: !isWhole });
  else {
    const text = (): string =>
      isWhole
        ? msg('There is nothing to delete yet.')
        : msg(
            'Nothing was deleted because your saved solutions can’t be read right now. Try again later.',
          );
    root.dispatchEvent(new NoticeEvent({ text }));
  }
}
