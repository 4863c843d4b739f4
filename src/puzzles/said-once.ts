/** What is said once: by it, where it was noted what was said last. */
const KEYS = {
  'row-ended': 'ninety-two-row-ended',
  'clock-back': 'ninety-two-clock-back',
} as const;

/** Sentences that are said once about each thing, and that stay while the page that says them is open. */
export class SaidOnce {
  readonly #saying = new Map<keyof typeof KEYS, string>();

  /**
   * Whether something is to be said: it has not been on any page, or it is this page that says it. Noted at once.
   * @param about What tells this time from another.
   */
  says(sentence: keyof typeof KEYS, about: string): boolean {
    if (this.#saying.get(sentence) === about) return true;
    if (read(KEYS[sentence]) === about) return false;
    this.#saying.set(sentence, about);
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

/** Where nothing can be noted it is said again, which does no harm. */
function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is said again.
  }
}
