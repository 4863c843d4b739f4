import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { solutionCount } from '../core/counts.ts';
import { LARGEST_NUMBERED_SIZE } from '../core/families.ts';
import { askedStyles, asked } from '../ui/asked.ts';
import { bareStyles } from '../ui/bare.styles.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { hasSeeds } from '../ui/rose/rose.ts';
import type { KnownSolutions } from '../ui/rose/rose-element.ts';

/**
 * @summary A question mark at the foot of the whole rose of Play: it opens one sentence about what the rose
 * is made of. The folded rose has no seeds to ask about, and no room for it.
 *
 * @fires nt-announce - The sentence, when it is opened.
 */
@customElement('nt-about-rose')
export class NtAboutRose extends LocalizedElement {
  static override styles = [
    bareStyles,
    askedStyles,
    css`
      :host {
        /* Beside the lower end of the rose, whose size is fixed. */
        position: absolute;
        bottom: 0;
        left: calc(50% + 62px);
      }
      .asked {
        margin: 0;
        color: var(--ink-2);
        font-size: min(var(--t-13), 18px);
        font-weight: var(--w-bold);
      }
      .mark {
        width: 1.6em;
        line-height: 1.6em;
        border-radius: 50%;
        box-shadow: inset 0 0 0 1.5px var(--line-strong);
      }
      @container (max-height: 49.95rem) or (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
        :host {
          display: none;
        }
      }
      @container (min-width: 56.25rem) and (min-height: 37.5rem) {
        :host {
          display: block;
          left: calc(50% + 6rem);
        }
      }
    `,
  ];

  /** What the rose shows. */
  @property({ attribute: false }) known: KnownSolutions | undefined;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.known?.size) return nothing;
    return asked(
      html`<span class="mark">?</span>`,
      msg('What the rose shows'),
      roseWords(this.known.size),
    );
  }
}

/** What the rose of a size is made of: true of it whether nothing is found, some, or all. */
export function roseWords(size: number): string {
  if (solutionCount(size) === 0n) {
    return msg('This board has no solution, so its rose has no petals.');
  }
  if (hasSeeds(size)) {
    return msg(
      'Each dot is one solution: small until you find it, a ring if it was only revealed.',
    );
  }
  if (size <= LARGEST_NUMBERED_SIZE) {
    return msg(
      'Each line is one family, a solution with its turns and mirror images; it fills as you find them.',
    );
  }
  return msg(
    'Each line is shared by families of solutions; it begins to fill when you find one of them.',
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-about-rose': NtAboutRose;
  }
}
