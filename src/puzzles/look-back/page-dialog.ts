import { css, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Modal } from '../../ui/dialogs/modal.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';

/** @summary A dialog in the place of the screen under it. Its content is a page with its own Back. */
@customElement('nt-page-dialog')
export class NtPageDialog extends Modal {
  static override styles = [
    baseStyles,
    css`
      dialog {
        position: fixed;
        inset: 0;
        width: auto;
        max-width: none;
        height: auto;
        max-height: none;
        padding: 0;
        border: 0;
        background: none;
        color: var(--ink);
        /* Pages adapt their layout to it, as screens do to the frame. */
        container-type: size;
      }
      dialog::backdrop {
        background: none;
      }
      .content {
        box-sizing: border-box;
        height: 100%;
        display: flex;
        flex-direction: column;
        overflow: hidden auto;
        padding-block: var(--safe-t) var(--safe-b);
        padding-inline: var(--safe-start) var(--safe-end);
        background: var(--paper);
      }
      header {
        display: none;
      }
      @media (min-width: 900px), (orientation: landscape) and (min-width: 400px) {
        .content {
          margin-inline-start: calc(var(--rail) + var(--safe-start));
          padding-block: 0;
          padding-inline: 0 var(--safe-end);
        }
      }
    `,
  ];

  /** Returns the name of the dialog in the language in use. */
  name!: () => string;
  page!: (close: () => void) => TemplateResult;

  protected override heading(): string {
    return this.name();
  }

  protected override renderContent(): TemplateResult {
    return this.page(() => this.close());
  }
}
