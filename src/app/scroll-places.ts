/**
 * Keeps how far the page was scrolled at each entry of the history: Back and Forward lead there, a link to the top. An
 * entry is known by a number in its state.
 */
export class ScrollPlaces {
  readonly #scroller: HTMLElement;
  readonly #places = new Map<number, number>();
  #entry = currentEntry();

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    // The capture phase runs before the frame renders the page of the new address.
    addEventListener('hashchange', () => this.#follow(), { capture: true });
  }

  /** Scrolls to the place where the current entry was left, if the player came back to it. */
  restore(): void {
    const place = this.#places.get(this.#entry);
    if (place !== undefined) this.#scroller.scrollTop = place;
  }

  #follow(): void {
    const scroller = this.#scroller;
    this.#places.set(this.#entry, scroller.scrollTop);
    this.#entry = currentEntry();
    const place = this.#places.get(this.#entry) ?? 0;
    // The page may not be long enough before it has loaded.
    scroller.style.setProperty('--place', `${place}px`);
    scroller.scrollTop = place;
  }
}

/** Returns the number of the current entry of the history; gives it one if it has none. */
function currentEntry(): number {
  const state = Object(history.state) as { readonly entry?: number };
  const { entry = Math.random() } = state;
  history.replaceState({ ...state, entry }, '');
  return entry;
}
