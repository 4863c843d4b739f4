/** A small thing in the browser's storage, kept as text. Where that refuses it, it holds until the page is left. */
export class Stored<Value> {
  readonly #key: string;
  readonly #read: (text: string | null) => Value;
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  #unsaved: string | null | undefined;

  /** @param read Reads what is stored, `null` if nothing is; it may throw on a damaged text, which is then left out. */
  constructor(key: string, read: (text: string | null) => Value, storage = () => localStorage) {
    this.#key = key;
    this.#read = read;
    this.#storage = storage;
  }

  /** False if the browser refused what was set last. */
  get isSaved(): boolean {
    return this.#unsaved === undefined;
  }

  get(): Value {
    try {
      const unsaved = this.#unsaved;
      return this.#read(unsaved === undefined ? this.#storage().getItem(this.#key) : unsaved);
    } catch {
      return this.#read(null);
    }
  }

  /** @param text `null` removes what is stored. */
  set(text: string | null): void {
    try {
      if (text === null) this.#storage().removeItem(this.#key);
      else this.#storage().setItem(this.#key, text);
      this.#unsaved = undefined;
    } catch {
      this.#unsaved = text;
    }
  }
}
