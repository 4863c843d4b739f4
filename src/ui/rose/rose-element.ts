import { css, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Code } from '../../core/solutions/code.ts';
import { familyOf } from '../../core/solutions/families.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { LocalizedElement } from '../localized-element.ts';
import type { Playing } from '../sound/signals.ts';
import { petalsOf, type Petal } from './petals.ts';
import { rose, smallRose } from './rose.ts';
import { roseStyles } from './rose.styles.ts';

/** Milliseconds in which a petal lights. */
const LIGHTING = 400;

/** The petals of known solutions, cached because a screen shows the same rose large and small. */
const shown = new WeakMap<SizeProgress, readonly Petal[]>();

/**
 * @summary The rose of a size, with a petal for each family and a seed for each solution. It is decorative: the element
 * around it says the same in words.
 */
@customElement('nt-rose')
export class NtRose extends LocalizedElement {
  static override styles = [
    roseStyles,
    css`
      :host {
        display: block;
      }
    `,
  ];

  @property({ attribute: false }) known: SizeProgress | undefined;
  /** A find whose petal stands out; the last find of its size lets all petals bloom. */
  @property({ attribute: false }) celebrated: Code | undefined;
  /** True if the seed of the find is still flying to the rose: it is not shown yet, and its petal is larger. */
  @property({ type: Boolean }) awaited = false;
  /** True if the rose is folded to 46 px: petals fill, and there are no seeds. */
  @property({ type: Boolean }) small = false;

  /** The canon that sounds: each petal lights when its family enters. */
  @property({ attribute: false }) canon: Playing | undefined;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('canon') && this.canon) this.#light(this.canon);
  }

  #light({ entries, signal }: Playing): void {
    const petals = this.renderRoot.querySelectorAll('g');
    const lights = entries.map((seconds, place) =>
      petals[place]!.animate([{ opacity: 0.3 }, { opacity: 1 }], {
        delay: seconds * 1000,
        duration: LIGHTING,
        fill: 'backwards',
      }),
    );
    signal.addEventListener('abort', () => {
      for (const light of lights) light.cancel();
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { celebrated, known } = this;
    if (!known || known.size === 0) return nothing;
    const petals = this.awaited ? petalsWithout(celebrated, known) : petalsNow(known);
    // The seed of a find flies to the group of its petal, and a canon lights it.
    const apart = celebrated !== undefined || this.canon !== undefined;
    const whole =
      celebrated !== undefined && petals.every(({ size, found }) => found.length >= size);
    if (this.small) return smallRose(petals, apart, whole);
    if (whole) return rose(petals, apart, 'whole');
    const family = celebrated === undefined ? undefined : familyOf(celebrated);
    return rose(
      petals,
      apart,
      family && {
        petal: family.number - 1,
        variant: this.awaited ? undefined : family.variants.indexOf(celebrated!),
      },
    );
  }
}

function petalsNow(known: SizeProgress): readonly Petal[] {
  let petals = shown.get(known);
  if (!petals) {
    petals = petalsOf(known.size, known.found, known.revealed);
    shown.set(known, petals);
  }
  return petals;
}

function petalsWithout(awaited: Code | undefined, known: SizeProgress): readonly Petal[] {
  const found = new Map([...known.found].filter(([code]) => code !== awaited));
  return petalsOf(known.size, found, known.revealed);
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-rose': NtRose;
  }
}
