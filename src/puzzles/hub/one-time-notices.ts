import { Stored } from '../../progress/settings/stored.ts';

/** Decides for sentences that are shown once about each subject. They stay while the page that shows them is open. */
export class OneTimeNotices {
  /** The subject that each sentence was last shown about. */
  readonly #last = {
    'row-ended': new Stored('ninety-two-row-ended', (text) => text),
    'clock-back': new Stored('ninety-two-clock-back', (text) => text),
  };
  readonly #claimed = new Map<'row-ended' | 'clock-back', string>();

  /**
   * Returns true if a sentence is to be shown: no page has shown it, or this page shows it. Stores that at once. If
   * storage refuses, the next page shows it again, which does no harm.
   * @param about The subject that tells this occasion from another.
   */
  claims(sentence: 'row-ended' | 'clock-back', about: string): boolean {
    if (this.#claimed.get(sentence) === about) return true;
    if (this.#last[sentence].get() === about) return false;
    this.#claimed.set(sentence, about);
    this.#last[sentence].set(about);
    return true;
  }
}
