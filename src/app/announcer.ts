/** The least time between two polite sentences, in milliseconds; of those that wait the last is spoken. */
const PACE = 1000;

/** Decides when a live region speaks: urgent texts at once, others at most once a second. */
export class Announcer {
  readonly #speak: (text: string, urgent: boolean) => void;
  #waiting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param speak Puts a text into the polite or the assertive live region. */
  constructor(speak: (text: string, urgent: boolean) => void) {
    this.#speak = speak;
  }

  /** Speaks `text`, at once if urgent, else after the pause, unless a newer text replaces it. */
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
