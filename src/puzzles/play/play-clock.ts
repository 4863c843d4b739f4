import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { durationOf } from '../../i18n/format-time.ts';
import { bareStyles } from '../../ui/styles/bare.styles.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { timerIcon, timerOffIcon } from '../shared/puzzle-icons.ts';

/** @summary The time of play in seconds; not announced. A tap hides or shows it. */
@customElement('nt-play-clock')
export class NtPlayClock extends LocalizedElement {
  static override styles = [
    bareStyles,
    css`
      button {
        display: inline-flex;
        align-items: center;
        justify-content: flex-end;
        gap: 5px;
        min-width: 44px;
        min-height: 44px;
        margin: -13px -8px;
        padding: 0 8px;
        font: var(--w-bold) var(--f-13);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .icon {
        color: var(--ink-2);
      }
    `,
  ];

  /** Returns the milliseconds of play up to now. */
  @property({ attribute: false }) read: () => number = () => 0;
  /** Hides or shows the time. */
  toggle!: () => unknown;
  /** True if the time itself is shown. */
  @property({ type: Boolean }) shown = false;

  @state() private seconds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** Reads the time now, and each second for as long as it moves on. */
  follow(): void {
    clearTimeout(this.#timer);
    const elapsed = this.read();
    this.seconds = Math.floor(elapsed / 1000);
    // Waits until just after the next whole second.
    const wait = 1000 - (elapsed % 1000) + 20;
    this.#timer = setTimeout(() => {
      if (this.read() > elapsed) this.follow();
    }, wait);
  }

  protected override render(): TemplateResult {
    const elapsed = this.seconds * 1000;
    const label = this.shown
      ? msg(str`Time ${durationOf(elapsed)}. Hide`)
      : msg('The time is hidden. Show');
    return html`<button aria-label=${label} @click=${() => this.toggle()}>
      ${icon(this.shown ? timerIcon : timerOffIcon, 18)}${this.shown ? durationOf(elapsed) : ''}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-play-clock': NtPlayClock;
  }
}
