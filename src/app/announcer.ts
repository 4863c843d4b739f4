/** Polite sentences come no faster than this, in milliseconds; of those that wait the last wins. */
const PACE = 1000;

/**
 * Decides when a live region speaks: what is urgent at once, the rest one sentence a second.
 */
export class Announcer {
  readonly #speak: (text: string, urgent: boolean) => void;
  #waiting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param speak Puts a text into the polite or the assertive live region. */
  constructor(speak: (text: string, urgent: boolean) => void) {
    this.#speak = speak;
  }

  /** Says `text`, at once where it is urgent, else when its turn comes and nothing newer has come. */
  announce(text: string, urgent: boolean): void {
    if (urgent) {
      this.#waiting = undefined;
      this.#speak(text, true);
    } else if (this.#timer !== undefined) {
      this.#waiting = text;
    } else {
      this.#speak(text, false);
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        if (this.#waiting === undefined) return;
        const next = this.#waiting;
        this.#waiting = undefined;
        this.announce(next, false);
      }, PACE);
    }
  }
}
