/**
 * The kind of an announcement. A newer `move` or `conflict` replaces one that waits to be spoken; the other kinds are
 * always spoken. A `conflict` (also a move that cannot be played), a `find` and an `alert` interrupt.
 */
export type AnnounceKind = 'move' | 'conflict' | 'find' | 'notice' | 'alert';

/**
 * Announces a text to screen readers. Announcements are spoken in the order of their events, so each is fired when the
 * thing happens that it tells of.
 */
export class AnnounceEvent extends Event {
  constructor(
    /**
     * The text; a promise if it is known later, and of a function if it is written when it is spoken. It is not spoken if
     * it is empty or its target has left the page by then.
     */
    readonly text: string | Promise<string | (() => string)>,
    readonly kind: AnnounceKind = 'notice',
    /** Aborted when the text no longer holds; it is then not spoken any more. */
    readonly over?: AbortSignal,
  ) {
    super('nt-announce', { bubbles: true, composed: true });
  }
}

/** A button of a notice. */
interface NoticeAction {
  readonly label: () => string;
  readonly run: () => void;
}

/** A sentence for the player, with at most two actions. Its words are written anew when the language changes. */
export interface Notice {
  readonly text: () => string;
  /** True for an alert: data is not saved, or a backup may be incomplete. */
  readonly alert?: boolean;
  readonly action?: NoticeAction;
  /** A second action, which has no key and leaves the notice. */
  readonly other?: NoticeAction;
  /**
   * True if the player has to do something that is no `action`. The notice then stays until it is closed, as alerts do.
   */
  readonly stays?: boolean;
  /** A signal that removes the notice when its sentence no longer holds. */
  readonly over?: AbortSignal;
}

/** Shows a notice for a while, or until it is closed if the player has to do something. */
export class NoticeEvent extends Event {
  constructor(readonly notice: Notice) {
    super('nt-notice', { bubbles: true, composed: true });
  }
}

/** The player wants to hear the last words again. */
export class SayAgainEvent extends Event {
  constructor() {
    super('nt-say-again', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-say-again': SayAgainEvent;
    'nt-announce': AnnounceEvent;
    'nt-notice': NoticeEvent;
  }
}
