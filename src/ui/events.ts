/** Says something to people who listen instead of looking. */
export class AnnounceEvent extends Event {
  /** @param urgent Whether it interrupts what is being said, for conflicts and finds. */
  constructor(
    readonly text: string,
    readonly urgent = false,
  ) {
    super('nt-announce', { bubbles: true, composed: true });
  }
}

/** A sentence for the player, with one next step at most. */
export interface Notice {
  readonly text: string;
  /** A failed save, and nothing else, is drawn as an alert. */
  readonly alert?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Whether something is to be done about it that is no `action`: it stays until it is closed, as alerts do. */
  readonly stays?: boolean;
  /** Aborted when what it says is true no longer; it goes then. */
  readonly over?: AbortSignal;
}

/** Shows a sentence for a while, or until it is closed where something is to be done. */
export class NoticeEvent extends Event {
  constructor(readonly notice: Notice) {
    super('nt-notice', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-announce': AnnounceEvent;
    'nt-notice': NoticeEvent;
  }
}
