import type { AnnounceKind } from '../ui/events.ts';

/** The time in milliseconds that a text has a live region for itself. */
const PACE = 1000;

/** The longest time in milliseconds for which a text that is not known yet holds back those after it. */
const PATIENCE = 3000;

/** A text, or a function for one that follows the language while it waits. */
type Text = string | (() => string);

interface Words {
  /** A promise for words that are known later. */
  readonly text: Text | Promise<Text>;
  readonly kind: AnnounceKind;
  /** Aborted when they no longer hold; words that wait are then dropped. */
  readonly over?: Pick<AbortSignal, 'aborted'> | undefined;
}

/**
 * Decides when a live region speaks. Words are spoken in the order in which they were announced, also those that are
 * known later. Words of a move wait only until the next move. Notices, alerts and finds are each spoken once, unless they
 * are over before. Urgent words interrupt those of a move and go before polite words that wait.
 */
export class Announcer {
  readonly #speak: (text: string, urgent: boolean) => void;
  #waiting: readonly Words[] = [];
  /** The kind that was spoken last, until its time is over. */
  #spoken: AnnounceKind | undefined;
  /** The words whose turn it is and that are not known yet. */
  #awaited: Words | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The words that were spoken last. */
  #last: Text | undefined;

  /** @param speak Puts a text into the polite or the assertive live region. */
  constructor(speak: (text: string, urgent: boolean) => void) {
    this.#speak = speak;
  }

  /** Speaks `text`, at once if nothing or a less urgent move was spoken within the last second, else in its turn. */
  announce(text: Words['text'], kind: AnnounceKind, over?: Words['over']): void {
    const words = { text: text instanceof Promise ? text.catch(report) : text, kind, over };
    const isNewBoard = isOfMove(kind) || kind === 'find';
    const others = this.#waiting.filter((other) => !isNewBoard || !isOfMove(other.kind));
    const polite = others.findIndex((other) => !isUrgent(other.kind));
    const at = isUrgent(kind) && polite >= 0 ? polite : others.length;
    this.#waiting = others.toSpliced(at, 0, words);
    this.#goOn();
  }

  /** Speaks the last words again, before any that wait; nothing if there are none, or if the next are not known yet. */
  repeat(): void {
    if (this.#last !== undefined && !this.#awaited) this.#say(this.#last, 'move');
  }

  /** Drops words that are written in a language which is no longer spoken. */
  forgetLanguage(): void {
    if (typeof this.#last === 'string') this.#last = undefined;
    this.#waiting = this.#waiting.filter(({ text }) => typeof text === 'function');
  }

  /** Speaks the words that wait first, if it is their turn. */
  #goOn(): void {
    const [next, ...others] = this.#waiting.filter(({ over }) => !over?.aborted);
    const spoken = this.#spoken;
    if (!next || this.#awaited) return;
    if (spoken !== undefined && !(isOfMove(spoken) && isUrgent(next.kind))) return;
    this.#waiting = others;
    if (next.text instanceof Promise) void this.#await(next, next.text);
    else this.#say(next.text, next.kind);
  }

  async #await(words: Words, text: Promise<Text>): Promise<void> {
    const { kind, over } = words;
    this.#awaited = words;
    this.#endAfter(PATIENCE);
    const known = await text;
    const isWanted = known !== '' && !over?.aborted;
    // Others have passed words that are late. Those of a move are then no news.
    if (this.#awaited !== words) {
      if (isWanted && !isOfMove(kind)) this.announce(known, kind, over);
    } else if (isWanted) this.#say(known, kind);
    else this.#end();
  }

  #say(text: Text, kind: AnnounceKind): void {
    this.#awaited = undefined;
    this.#spoken = kind;
    this.#last = text;
    // First, so that words that cannot be written end their turn too.
    this.#endAfter(PACE);
    this.#speak(typeof text === 'string' ? text : text(), isUrgent(kind));
    this.#goOn();
  }

  #endAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), milliseconds);
  }

  /** Ends the turn of the words that are spoken or awaited. */
  #end(): void {
    this.#awaited = undefined;
    this.#spoken = undefined;
    this.#goOn();
  }
}

/** Reports a failure as an uncaught error, and returns no words. */
function report(failure: unknown): string {
  reportError(failure);
  return '';
}

function isUrgent(kind: AnnounceKind): boolean {
  return kind === 'conflict' || kind === 'find' || kind === 'alert';
}

function isOfMove(kind: AnnounceKind): boolean {
  return kind === 'move' || kind === 'conflict';
}
