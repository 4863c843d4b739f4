import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { parseRoute, type Route } from '../core/routes/route.ts';
import { MAX_SIZE, MIN_SIZE } from '../core/board/square.ts';
import { sizeOf } from '../i18n/left-to-right.ts';
import type { Health } from '../progress/storage/storage-health.ts';
import { baseStyles } from '../ui/styles/base.styles.ts';
import type { Notice } from '../ui/events.ts';
import { crossIcon, icon } from '../ui/drawing/icons.ts';
import { isCovered } from '../ui/dialogs/uncovered-time.ts';
import { focusedElement, FocusLostEvent } from '../ui/keep-focus.ts';
import { isLastInputKey } from '../ui/keyboard/last-input.ts';
import { reloadLabel } from '../ui/loading/missing-page.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { afterPaint } from '../ui/scheduling/tasks.ts';
import { WhileConnected } from '../ui/while-connected.ts';
import { NoticeList } from './notice-list.ts';

/** An occasion for a notice by the frame; screens send their own notices. */
export type SystemNotice =
  | {
      readonly kind: 'health';
      readonly health: Health;
      readonly over: AbortSignal;
      /** Opens the version that waits; left out if none does. */
      readonly open?: (() => void) | undefined;
    }
  | { readonly kind: 'settings-unsaved' }
  | { readonly kind: 'address'; readonly problem: 'size' | 'page' }
  | { readonly kind: 'update'; readonly open: () => void }
  | {
      readonly kind: 'error';
      /** True if all that the player has done is on the disk. */
      readonly isSaved: boolean;
      readonly report: () => void;
    }
  | { readonly kind: 'part-missing' | 'language-missing' };

export function noticeOf(occasion: SystemNotice): Notice {
  switch (occasion.kind) {
    case 'health':
      return { ...healthNotice(occasion.health, occasion.open), over: occasion.over };
    case 'settings-unsaved':
      return {
        alert: true,
        text: () =>
          msg('This browser doesn’t save your settings. They last until you close the page.'),
      };
    case 'address':
      return {
        text: () =>
          occasion.problem === 'size'
            ? msg(
                str`Boards here go from ${sizeOf(MIN_SIZE)} to ${sizeOf(MAX_SIZE)}. A newer version may have the one in this link.`,
              )
            : msg('This link doesn’t lead anywhere. Here is your board.'),
      };
    case 'update':
      return {
        text: () => msg('New version ready.'),
        action: openNow(occasion.open),
      };
    case 'error':
      return {
        text: () =>
          occasion.isSaved
            ? msg('Something went wrong. Your board is saved.')
            : msg('Something went wrong.'),
        action: { label: reloadLabel, run: () => location.reload() },
        other: {
          label: () => msg('Report', { desc: 'A button: report an error of the game' }),
          run: occasion.report,
        },
      };
    case 'language-missing':
      return {
        stays: true,
        text: () =>
          msg('This language needs the network the first time. It comes when you’re online.'),
        over: until('online'),
      };
    case 'part-missing':
      return {
        stays: true,
        text: () =>
          msg('Part of the game couldn’t be loaded. Your board is safe. Try again online.'),
        over: until('nt-part-arrived'),
      };
  }
}

function openNow(open: () => void): NonNullable<Notice['action']> {
  return { label: () => msg('Open now', { desc: 'A button: a new version' }), run: open };
}

/** Returns a signal that aborts at an event of the window: the network is back, or a missing part has come. */
function until(event: 'online' | 'nt-part-arrived'): AbortSignal {
  const over = new AbortController();
  addEventListener(event, () => over.abort(), { once: true });
  return over.signal;
}

function healthNotice(health: Health, open?: () => void): Notice {
  switch (health) {
    case 'kept':
      return { text: () => msg('Everything is saved again.') };
    case 'memory':
      return {
        alert: true,
        text: () =>
          msg('This browser doesn’t save anything. Your progress lasts until you close the page.'),
      };
    case 'full':
      return {
        alert: true,
        text: () =>
          msg('Not saved: this device is full. Free some space and the game saves by itself.'),
      };
    case 'closed':
      return {
        alert: true,
        text: () => msg('Not saved: the browser closed its storage. The game keeps trying.'),
      };
    case 'newer':
      return {
        alert: true,
        text: () => msg('Not saved: a newer version of the game saved this. Open that version.'),
        ...(open && { action: openNow(open) }),
      };
    case 'silent':
      return {
        alert: true,
        text: () =>
          msg(
            'Not saved: the browser’s storage isn’t responding. You can play on; the game keeps trying.',
          ),
      };
  }
}

/**
 * Shows a notice over the screen.
 * @param frame The parent of the notice element, which comes before the screen.
 * @param screen The screen it belongs to; left out if none.
 */
export function showNotice(frame: ParentNode, notice: Notice, screen?: Route['screen']): void {
  let element = frame.querySelector('nt-notice');
  if (!element) frame.prepend((element = document.createElement('nt-notice')));
  element.show(notice, screen);
}

/**
 * @summary A notice over the screen, with at most two actions. It shows the topmost of the current notices, stands near
 *   the lower edge, never on the board, and removes itself after the last one.
 */
@customElement('nt-notice')
export class NtNotice extends LocalizedElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        /* The height of the controls at the lower edge: tabs, and above them tools or transport. */
        --below: calc(57px + var(--safe-b));
        position: fixed;
        z-index: 30;
        /* With a sheet under the board, over the header: board and sheet stay free. */
        bottom: max(var(--below) + 8px, min(100 * var(--sheet, 0px), 100dvh - 4px - var(--safe-t)));
        translate: 0 min(100%, 100 * var(--sheet, 0px));
        inset-inline: 0;
        margin-inline: auto;
        width: min(100vw - 16px, 480px);
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: end;
        gap: 0 12px;
        min-height: 56px;
        padding-block: 6px;
        padding-inline: 16px 6px;
        border-radius: var(--r-4);
        background: var(--surface);
        color: var(--ink);
        box-shadow:
          var(--sh-2),
          inset 0 0 0 1px var(--line);
        animation: arrive var(--d-3) var(--e-bloom);
      }
      :host(:is([screen='play'], [screen='puzzles'], [screen='lab'])) {
        --below: calc(125px + var(--safe-b));
      }
      /* A short phone in portrait: the notice covers tabs, not the words under the board. */
      @container (max-height: 49.95rem) and ((orientation: portrait) or (max-width: 399px)) {
        :host(:is([screen='play'], [screen='puzzles'])) {
          --below: calc(var(--safe-b) - 4px);
          /* As high as the bar above the board. */
          min-height: 50px;
          padding-block: 3px;
        }
        :host(:is([screen='play'], [screen='puzzles'])) p {
          max-height: max(44px, 50dvh - 100 * var(--sheet, 0px));
        }
      }
      p {
        flex: 1 1 5rem;
        line-height: 1.25rem;
        text-wrap: pretty;
        overflow-wrap: anywhere;
        /* Large text in a low window scrolls. */
        max-height: 50dvh;
        overflow: hidden auto;
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
      /* Beside the board, at the bottom of that column. */
      @media (min-width: 900px), (orientation: landscape) and (min-width: 400px) {
        :host {
          bottom: calc(16px + var(--safe-b));
          inset-inline: auto calc(16px + var(--safe-end));
          width: min(360px, var(--side) - 24px);
          translate: none;
        }
      }
      @container (min-width: 56.25rem) and (min-height: 37.5rem) {
        :host {
          width: min(360px, 40vw - 24px);
        }
      }
      /* A phone in landscape: above the controls at the lower edge, or below the buttons of a sheet. */
      @container ((orientation: landscape) and (min-width: 400px)) and (max-height: 37.45rem) {
        :host(:is([screen='play'], [screen='puzzles'])) {
          bottom: calc(max(8px, max(9rem, 148px) - 100 * var(--sheet, 0px)) + var(--safe-b));
        }
        :host([screen='lab']) {
          bottom: calc(68px + var(--safe-b));
        }
      }
      /* Forced colours paint no shadows. */
      @media (forced-colors: active) {
        :host {
          outline: 1px solid CanvasText;
        }
      }
      /* In its own room, at the lower edge of the window, where it hides nothing. */
      :host([beside]) {
        inset: auto 0 0;
        width: auto;
        max-width: none;
        translate: none;
        border-radius: 0;
      }
    `,
  ];

  readonly #notices = new NoticeList(
    () => this.#onChange(),
    () => this.matches(':hover, :focus-within'),
  );

  constructor() {
    super();
    new WhileConnected(this, (signal) => {
      addEventListener('hashchange', () => this.#onScreen(), { signal });
      addEventListener('pointerdown', (event) => this.#onTap(event), { signal, capture: true });
      // Before the screens' listeners.
      addEventListener('keydown', (event) => this.#onKey(event), { signal, capture: true });
      // Its height is another in a wider or narrower window.
      const resizes = new ResizeObserver(() => this.#makeRoom());
      resizes.observe(this);
      this.#onScreen();
      signal.addEventListener('abort', () => {
        resizes.disconnect();
        const { style } = document.documentElement;
        for (const room of ['--notice', '--notice-over']) style.removeProperty(room);
      });
    });
  }

  show(notice: Notice, screen: Route['screen'] | undefined): void {
    this.#notices.show(notice, screen);
  }

  /** Closes the notice by Escape, before the screen is left by it, but after a dialog, a menu and a sheet are closed. */
  #onKey(event: KeyboardEvent): void {
    const hasSheet = document.documentElement.style.getPropertyValue('--sheet') !== '';
    if (event.key === 'Escape' && !isCovered() && !hasSheet) {
      // One that passes by itself is no reason to press the key twice.
      if (!this.#notices.isPassing) event.stopImmediatePropagation();
      this.#notices.dismiss(this.#notices.current);
    } else void this.#clearFocus();
  }

  /** Takes room of its own, under the screen, if it lies over what has the focus after a key. */
  async #clearFocus(): Promise<void> {
    await afterPaint();
    const { top, bottom, left, right } = this.getBoundingClientRect();
    const focused = focusedElement();
    if (!this.isConnected || !focused || this.matches(':focus-within')) return;
    const box = focused.getBoundingClientRect();
    const isFree = box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right;
    if (isFree) return;
    this.toggleAttribute('beside', true);
    this.#makeRoom();
    focused.scrollIntoView({ block: 'nearest' });
  }

  /** Tells the height that the frame loses to a notice beside it, and the one that sheets keep free, with gaps of 8 px. */
  #makeRoom(): void {
    const isBeside = this.hasAttribute('beside');
    const { style } = document.documentElement;
    style.setProperty('--notice', `${isBeside ? this.offsetHeight : 0}px`);
    style.setProperty('--notice-over', `${isBeside ? 0 : this.offsetHeight + 16}px`);
  }

  /** Presses the first button of the notice that is shown, if it has one. */
  press(): void {
    const { current } = this.#notices;
    if (current?.action) this.#press(current, current.action);
  }

  #press(notice: Notice, action: NonNullable<Notice['action']>): void {
    action.run();
    if (action !== notice.other) this.#notices.dismiss(notice);
  }

  #onTap(event: Event): void {
    if (!event.composedPath().includes(this)) this.#notices.pass();
  }

  #onScreen(): void {
    const { screen } = parseRoute(location.hash);
    // An address that leads nowhere shows the board.
    const shown = screen === 'unknown' ? 'play' : screen;
    // The controls at the lower edge differ from screen to screen.
    this.setAttribute('screen', shown);
    this.#notices.open(shown);
  }

  #onChange(): void {
    if (this.#notices.current) this.requestUpdate();
    else this.#leave();
  }

  #leave(): void {
    const wasInUse = this.matches(':focus-within');
    const frame = this.parentNode;
    this.remove();
    if (wasInUse) frame?.dispatchEvent(new FocusLostEvent());
  }

  protected override updated(): void {
    if (!this.hasAttribute('beside') && isLastInputKey()) void this.#clearFocus();
  }

  protected override render(): TemplateResult {
    const { current } = this.#notices;
    const close = (): void => this.#notices.dismiss(current);
    this.toggleAttribute('alert', current?.alert === true);
    return html`<p>${current?.text()}</p>
      ${[current?.action, current?.other].map((action) =>
        action
          ? html`<button class="button outline small" @click=${() => this.#press(current!, action)}>
              ${action.label()}
            </button>`
          : nothing,
      )}
      <button class="icon-button" aria-label=${msg('Close')} @click=${close}>
        ${icon(crossIcon)}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-notice': NtNotice;
  }
}
