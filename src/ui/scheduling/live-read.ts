/** A source that can be read and reports its changes. */
export interface Observed {
  /** Calls a listener after every change; returns the function that ends it. */
  subscribe(listener: (change: { readonly kind: string }) => void): () => void;
}

type KindOf<Source extends Observed> = Parameters<Parameters<Source['subscribe']>[0]>[0]['kind'];

/** A value to read, its source, and the changes after which it is read again. */
export interface Query<Source extends Observed, Value> {
  readonly source: Source;
  /** The kinds of changes after which the value is read again. */
  readonly kinds: readonly KindOf<Source>[];
  /** Returns the value, or `undefined` if it cannot be read: the former value stays. */
  readonly read: (source: Source) => Promise<Value | undefined> | Value | undefined;
}

/**
 * Reads a value at once and after every change, one read at a time. An answer is dropped if something has changed since
 * its read began, because the next read replaces it.
 */
export class LiveRead<Source extends Observed, Value> {
  readonly #query: Query<Source, Value>;
  readonly #show: (value: Value) => void;
  /** The number of reads that were due so far. */
  #due = 0;
  #reading: Promise<void> | undefined;
  #isOver = false;
  #unsubscribe: (() => void) | undefined;

  /** @param show Receives every value that is not out of date. */
  constructor(query: Query<Source, Value>, show: (value: Value) => void) {
    this.#query = query;
    this.#show = show;
    void this.refresh();
  }

  /** Reads again. Resolves once the newest value is shown, and rejects if the read fails. */
  refresh(): Promise<void> {
    this.#due++;
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Ends the reading: nothing is read or shown from now on. */
  end(): void {
    this.#isOver = true;
    this.#unsubscribe?.();
  }

  async #read(): Promise<void> {
    try {
      const { source } = this.#query;
      this.#unsubscribe ??= this.#follow(source);
      let due: number;
      do {
        due = this.#due;
        const value = this.#isOver ? undefined : await this.#query.read(source);
        if (value !== undefined && due === this.#due && !this.#isOver) this.#show(value);
      } while (due !== this.#due);
    } finally {
      this.#reading = undefined;
    }
  }

  #follow(source: Source): () => void {
    return source.subscribe(({ kind }) => {
      if (this.#query.kinds.includes(kind)) void this.refresh();
    });
  }
}
