/** The player has chosen files, which are opened by their content. */
export class ReceiveEvent extends Event {
  constructor(
    readonly files: readonly File[],
    /** A link, a code or a board in letters. */
    readonly text?: string,
  ) {
    super('nt-receive', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-receive': ReceiveEvent;
  }
}
