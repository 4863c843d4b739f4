/**
 * Tells the frame the current address of the screen that fires it, so that a reload, a bookmark or Back returns to it.
 * Only the frame writes the address bar, and only for the visible screen.
 */
export class AddressEvent extends Event {
  /** @param address The fragment, including the `#`. */
  constructor(readonly address: string) {
    super('nt-address', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-address': AddressEvent;
  }
}
