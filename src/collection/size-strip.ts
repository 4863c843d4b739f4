import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { collectionAddress } from '../core/routes/addresses.ts';
import { solutionCount } from '../core/solutions/counts.ts';
import { numberOf, plural } from '../i18n/format.ts';
import type { SizeProgress } from '../progress/solutions/solutions.ts';
import { baseStyles } from '../ui/styles/base.styles.ts';
import { fadedEndsStyles } from '../ui/styles/faded-ends.styles.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import '../ui/rose/rose-element.ts';

/**
 * The sizes that are always offered; others are when a solution of them is found or revealed, or when they are shown.
 */
export const COMMON_SIZES: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11, 12];

/** @summary The list of sizes, each with its rose. */
@customElement('nt-size-strip')
export class NtSizeStrip extends LocalizedElement {
  static override styles = [
    baseStyles,
    fadedEndsStyles,
    css`
      ul {
        display: flex;
        gap: 4px;
        padding: 3px var(--gutter);
      }
      a {
        flex: none;
        width: 52px;
        height: 68px;
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        gap: 3px;
        border-radius: var(--r-3);
        font-size: var(--t-13);
        line-height: 1rem;
        font-weight: var(--w-medium);
        color: var(--ink-2);
      }
      a:focus-visible {
        border-radius: var(--r-3);
        outline-offset: 0;
      }
      a[aria-current] {
        background: var(--surface);
        color: var(--ink);
        font-weight: var(--w-bold);
        box-shadow: inset 0 0 0 2px var(--ink);
      }
      nt-rose {
        --small-rose: 34px;
        height: 34px;
      }
      @media (forced-colors: active) {
        a[aria-current] {
          border: 2px solid Highlight;
        }
      }
    `,
  ];

  @property({ type: Number }) size = 8;
  /** The progress on the sizes that are loaded. */
  @property({ attribute: false }) known: ReadonlyMap<number, SizeProgress> = new Map();

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('size')) return;
    // Scrolls before the next paint, so that layout is computed only once.
    requestAnimationFrame(() =>
      this.renderRoot
        .querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
  }

  get #sizes(): readonly number[] {
    const begun = [...this.known.values()]
      .filter(({ found, revealed }) => found.size + revealed.size > 0)
      .map(({ size }) => size);
    return [...new Set([...COMMON_SIZES, ...begun, this.size])].sort((a, b) => a - b);
  }

  protected override render(): TemplateResult {
    return html`<nav aria-label=${msg('Board size')}>
      <ul class="faded-ends">
        ${this.#sizes.map((size) => html`<li>${this.#renderSize(size)}</li>`)}
      </ul>
    </nav>`;
  }

  #renderSize(size: number): TemplateResult {
    const known = this.known.get(size);
    return html`<a
      href=${collectionAddress(size)}
      aria-current=${size === this.size ? 'page' : nothing}
      aria-label=${sizeWords(size, known)}
    >
      <nt-rose small .known=${known}></nt-rose>${size}
    </a>`;
  }
}

function sizeWords(size: number, known: SizeProgress | undefined): string {
  if (!known) return msg(str`${size} by ${size}`);
  const total = solutionCount(size);
  return plural(
    known.found.size,
    total === undefined
      ? msg(str`${size} by ${size}, # found`)
      : msg(str`${size} by ${size}, # of ${numberOf(total)} found`),
  );
}
