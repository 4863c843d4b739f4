/** Keys in localStorage; each holds the subject that its sentence was last shown about. */
const KEYS = {
  'row-ended': 'ninety-two-row-ended',
  'clock-back': 'ninety-two-clock-back',
} as const;

/** Decides for sentences that are shown once about each subject. They stay while the page that shows them is open. */
export class OneTimeNotices {
  readonly #claimed = new Map<keyof typeof KEYS, string>();

  /**
   * Returns true if a sentence is to be shown: no page has shown it, or this page shows it. Stores that at once.
   * @param about The subject that tells this occasion from another.
   */
  claims(sentence: keyof typeof KEYS, about: string): boolean {
    if (this.#claimed.get(sentence) === about) return true;
    if (read(KEYS[sentence]) === about) return false;
    this.#claimed.set(sentence, about);
    write(KEYS[sentence], about);
    return true;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a subject. If storage refuses, the sentence is shown again, which does no harm. */
function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The sentence is shown again.
  }
}
