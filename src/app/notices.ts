import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MAX_SIZE, MIN_SIZE } from '../core/square.ts';
import type { Health } from '../progress/progress.ts';
import { baseStyles } from '../ui/base.styles.ts';
import type { Notice } from '../ui/events.ts';
import { crossIcon, icon } from '../ui/icons.ts';

/** What the frame has to tell, besides what the screens tell. */
export type Occasion =
  | { readonly kind: 'health'; readonly health: Health }
  | { readonly kind: 'address'; readonly problem: 'size' | 'page' }
  | { readonly kind: 'update'; readonly open: () => void }
  | { readonly kind: 'offline' | 'part-missing' };

/** What is said on an occasion, in the language in use. */
export function noticeOf(occasion: Occasion): Notice {
  switch (occasion.kind) {
    case 'health':
      return healthNotice(occasion.health);
    case 'address':
      return {
        text:
          occasion.problem === 'size'
            ? msg(
                str`There are boards from ${MIN_SIZE} × ${MIN_SIZE} to ${MAX_SIZE} × ${MAX_SIZE}; this link asks for another.`,
              )
            : msg('This link leads to nothing in the game. Here is your board.'),
      };
    case 'update':
      return {
        text: msg('New version ready. It opens next time.'),
        action: { label: msg('Open now'), run: occasion.open },
      };
    case 'offline':
      return { text: msg('You are offline. Everything still works.') };
    case 'part-missing':
      return {
        text: msg(
          'A part of the game could not be loaded. Your board is safe; try again when you are online.',
        ),
      };
  }
}

function healthNotice(health: Health): Notice {
  switch (health) {
    case 'kept':
      return { text: msg('Everything is saved again.') };
    case 'memory':
      return {
        alert: true,
        text: msg('This browser keeps nothing here. Finds last until you close the page.'),
      };
    case 'full':
      return {
        alert: true,
        text: msg('Not saved: this device is full. Make room, and all is saved by itself.'),
      };
    case 'closed':
      return {
        alert: true,
        text: msg('Not saved: the browser closed its storage. It is tried again by itself.'),
      };
    case 'silent':
      return {
        alert: true,
        text: msg(
          'Not saved: the browser’s storage does not answer. You can play on; it is tried again.',
        ),
      };
  }
}

/**
 * @summary A sentence above the screen, with one next step at most.
 * @fires nt-dismiss - The player has read it.
 */
@customElement('nt-notice')
export class NtNotice extends LitElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        position: fixed;
        z-index: 30;
        top: calc(8px + var(--safe-t));
        left: 50%;
        width: min(100vw - 16px, 480px);
        transform: translateX(-50%);
        display: flex;
        align-items: center;
        gap: 12px;
        min-height: 56px;
        padding: 6px 6px 6px 16px;
        border-radius: var(--r-4);
        background: var(--surface);
        color: var(--ink);
        box-shadow:
          var(--sh-2),
          inset 0 0 0 1px var(--line);
        animation: arrive var(--d-3) var(--e-bloom);
      }
      p {
        flex: 1;
        line-height: 1.25rem;
        text-wrap: pretty;
        overflow-wrap: anywhere;
      }
      :host([alert]) {
        box-shadow:
          var(--sh-2),
          inset 0 0 0 2px var(--alert);
      }
      @keyframes arrive {
        from {
          opacity: 0;
        }
      }
    `,
  ];

  /** What is said. */
  @property({ attribute: false }) notice!: Notice;

  protected override render(): TemplateResult {
    const { text, action } = this.notice;
    this.toggleAttribute('alert', this.notice.alert === true);
    return html`<p>${text}</p>
      ${
        action
          ? html`<button class="button outline small" @click=${action.run}>${action.label}</button>`
          : nothing
      }
      <button
        class="icon-button"
        aria-label=${msg('Close')}
        @click=${() => this.dispatchEvent(new Event('nt-dismiss'))}
      >
        ${icon(crossIcon)}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-notice': NtNotice;
  }
}
