import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { collectionAddress } from '../../core/routes/addresses.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { followPopover } from '../../ui/dialogs/follow-popover.ts';
import { toggletipStyles, showToggletip } from '../../ui/dialogs/toggletip.ts';
import { bareStyles } from '../../ui/styles/bare.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { hasFlowers, hasSeeds } from '../../ui/rose/rose.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { setCovering } from '../../ui/dialogs/uncovered-time.ts';

/**
 * @summary The popover of the rose of Play, large or small: one sentence on the parts of the rose, and the link to the
 * Collection.
 *
 * @fires nt-announce - The sentence, when the popover opens.
 */
@customElement('nt-about-rose')
export class NtAboutRose extends LocalizedElement {
  static override styles = [
    bareStyles,
    toggletipStyles,
    css`
      a {
        display: flex;
        align-items: center;
        margin-bottom: -8px;
        font-weight: var(--w-bold);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      :focus-visible {
        outline-color: currentColor;
      }
    `,
  ];

  @property({ attribute: false }) known: SizeProgress | undefined;

  /** Writes the sentence of the rose from which the popover was opened last. */
  @state() private words: ((size: number) => string) | undefined;

  constructor() {
    super();
    this.addEventListener('beforetoggle', (event) => {
      followPopover(event);
      if (event.newState === 'open') this.#show();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setCovering(this, false);
  }

  protected override firstUpdated(): void {
    // The popover may have been opened before its code was loaded.
    if (this.matches(':popover-open')) this.#show();
  }

  #show(): void {
    const rose = this.#roses.find((one) => one.checkVisibility());
    if (!rose || !this.known) return;
    this.words = rose.matches('.folded') ? foldedRoseWords : roseWords;
    showToggletip(this, rose, this.words(this.known.size));
  }

  /** The large and the small rose, one of which is shown. */
  get #roses(): HTMLElement[] {
    return [...this.parentElement!.querySelectorAll<HTMLElement>(`[popovertarget=${this.id}]`)];
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.words || !this.known) return nothing;
    return html`${this.words(this.known.size)}
      <a href=${collectionAddress(this.known.size)} @click=${() => this.hidePopover()}>
        ${msg('Go to the Collection')}
      </a>`;
  }
}

function foldedRoseWords(size: number): string {
  if (!hasSeeds(size) || solutionCount(size) === 0n) return roseWords(size);
  return hasFlowers(size)
    ? msg(
        'A flower is one family, a solution with its turns and mirror images; it fills as you find them.',
      )
    : msg(
        'Each petal is one family, a solution with its turns and mirror images; it fills as you find them.',
      );
}

function roseWords(size: number): string {
  if (solutionCount(size) === 0n) {
    return msg('This board has no solution, so its rose has no petals.');
  }
  if (hasSeeds(size)) {
    return msg(
      'Each dot is one solution: golden once you find it, a dark ring if it was only revealed.',
    );
  }
  if (size <= LARGEST_NUMBERED_SIZE) {
    return msg(
      'Each line is one family, a solution with its turns and mirror images; it fills as you find them.',
    );
  }
  return msg(
    'Several families share each line; it begins to fill when you find one of their solutions.',
  );
}
