import { currentEntry } from '../ui/current-entry.ts';

/**
 * Keeps how far the page was scrolled at each entry of the history: Back and Forward lead there, a link to the top.
 */
export class ScrollPlaces {
  readonly #frame: { readonly renderRoot: ParentNode };
  readonly #places = new Map<number, number>();
  #entry = currentEntry();

  /** @param frame The frame, whose `main` scrolls. */
  constructor(frame: { readonly renderRoot: ParentNode }) {
    this.#frame = frame;
  }

  get #scroller(): HTMLElement {
    return this.#frame.renderRoot.querySelector('main')!;
  }

  /** Scrolls to the place where the current entry was left, if the player came back to it. */
  restore(): void {
    const place = this.#places.get(this.#entry);
    if (place !== undefined) this.#scroller.scrollTop = place;
  }

  /** Leads to the place of a new address; to be called before its page is rendered. */
  follow(): void {
    const scroller = this.#scroller;
    this.#places.set(this.#entry, scroller.scrollTop);
    this.#entry = currentEntry();
    const place = this.#places.get(this.#entry) ?? 0;
    // The page may not be long enough before it has loaded.
    scroller.style.setProperty('--place', `${place}px`);
    scroller.scrollTop = place;
  }
}
