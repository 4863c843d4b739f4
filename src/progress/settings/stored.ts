/** A small thing in the browser's storage, kept as text. Where that refuses it, it holds until the page is left. */
export class Stored<Value> {
  readonly #key: string;
  readonly #read: (text: string | null) => Value;
  #unsaved: string | null | undefined;

  /** @param read Reads what is stored, `null` if nothing is; it may throw on a damaged text, which is then left out. */
  constructor(key: string, read: (text: string | null) => Value) {
    this.#key = key;
    this.#read = read;
  }

  /** False if the browser refused what was set last. */
  get isSaved(): boolean {
    return this.#unsaved === undefined;
  }

  get(): Value {
    try {
      const unsaved = this.#unsaved;
      return this.#read(unsaved === undefined ? localStorage.getItem(this.#key) : unsaved);
    } catch {
      return this.#read(null);
    }
  }

  /** @param text `null` removes what is stored. */
  set(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, text);
      this.#unsaved = undefined;
    } catch {
      this.#unsaved = text;
    }
  }
}
