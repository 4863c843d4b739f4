import type { AnnounceKind } from '../ui/events.ts';

/** The time in milliseconds that a text has a live region for itself. */
const PACE = 1000;

interface Words {
  /** A function for words that follow the language while they wait. */
  readonly text: string | (() => string);
  readonly kind: AnnounceKind;
  /** Aborted when they no longer hold; words that wait are then dropped. */
  readonly over?: AbortSignal | undefined;
}

/**
 * Decides when a live region speaks. Words of a move wait only until the next move. Notices, alerts and finds are each
 * spoken once, unless they are over before. Urgent words interrupt those of a move and go before polite words that wait.
 */
export class Announcer {
  readonly #speak: (text: string, urgent: boolean) => void;
  #waiting: readonly Words[] = [];
  /** The kind that was spoken last, until its time is over. */
  #spoken: AnnounceKind | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The words that were spoken last. */
  #last: Words['text'] | undefined;

  /** @param speak Puts a text into the polite or the assertive live region. */
  constructor(speak: (text: string, urgent: boolean) => void) {
    this.#speak = speak;
  }

  /** Speaks `text`, at once if nothing or a less urgent move was spoken within the last second, else in its turn. */
  announce(text: Words['text'], kind: AnnounceKind, over?: AbortSignal): void {
    const words = { text, kind, over };
    if (isOfMove(kind) || kind === 'find') {
      this.#waiting = this.#waiting.filter((other) => !isOfMove(other.kind));
    }
    if (this.#spoken === undefined || (isUrgent(kind) && isOfMove(this.#spoken))) this.#say(words);
    else {
      const polite = this.#waiting.findIndex((other) => !isUrgent(other.kind));
      const at = isUrgent(kind) && polite >= 0 ? polite : this.#waiting.length;
      this.#waiting = this.#waiting.toSpliced(at, 0, words);
    }
  }

  /** Speaks the last words again, before any that wait; nothing if none were spoken. */
  repeat(): void {
    if (this.#last !== undefined) this.#say({ text: this.#last, kind: 'move' });
  }

  /** Drops words that are written in a language which is no longer spoken. */
  forgetLanguage(): void {
    if (typeof this.#last === 'string') this.#last = undefined;
    this.#waiting = this.#waiting.filter(({ text }) => typeof text === 'function');
  }

  #say({ text, kind }: Words): void {
    this.#spoken = kind;
    this.#last = text;
    this.#speak(typeof text === 'string' ? text : text(), isUrgent(kind));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#spoken = undefined;
      const [next, ...others] = this.#waiting.filter((words) => !words.over?.aborted);
      this.#waiting = others;
      if (next) this.#say(next);
    }, PACE);
  }
}

function isUrgent(kind: AnnounceKind): boolean {
  return kind === 'conflict' || kind === 'find' || kind === 'alert';
}

function isOfMove(kind: AnnounceKind): boolean {
  return kind === 'move' || kind === 'conflict';
}
