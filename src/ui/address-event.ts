/**
 * Where the screen that fires it is now, so that a reload, a bookmark or Back comes here again. The
 * frame alone writes the address, and only for the screen that is shown.
 */
export class AddressEvent extends Event {
  /** @param address From the `#` on. */
  constructor(readonly address: string) {
    super('nt-address', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-address': AddressEvent;
  }
}
