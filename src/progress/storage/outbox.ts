import { troubleOf, type StorageTrouble } from './database.ts';
import { partsOf } from './parts.ts';

/** The functions that an outbox calls for its values. */
interface OutboxHost<Key, Value, Answer> {
  /** Returns the key of a value. Of the values of one key only one waits, joined from all of them. */
  readonly keyOf: (value: Value) => Key;
  /** Joins two values of one key. The result is the same in whatever order and number values are joined. */
  readonly merge: (a: Value, b: Value) => Value;
  /**
   * Stores values, each joined with the stored one.
   * @returns An answer for each.
   * @throws {StorageError} Where storage refuses.
   */
  readonly write: (values: readonly Value[]) => Promise<ReadonlyMap<Key, Answer>>;
  /** Called after every try to store; `undefined` for a success. */
  readonly report: (trouble: StorageTrouble | undefined) => void;
}

/**
 * Values on their way to the disk. What storage refuses waits here until the next `flush`. A mistake of the program is
 * thrown. Its values stay `unsaved` for the next page, and this page does not write them again.
 */
export class Outbox<Key, Value extends object, Answer = unknown> {
  readonly #host: OutboxHost<Key, Value, Answer>;
  readonly #unwritten = new Map<Key, Value>();
  /** The keys of the values that wait because storage refused them. */
  readonly #refused = new Set<Key>();
  readonly #writing = new Set<Value>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(host: OutboxHost<Key, Value, Answer>) {
    this.#host = host;
  }

  /** The values that are not known to be on the disk, for a page that closes. */
  get unsaved(): readonly Value[] {
    return [...new Set([...this.#unwritten.values(), ...this.#writing])];
  }

  /** True if storage has refused something and not taken it since. */
  get hasRefusals(): boolean {
    return this.#refused.size > 0;
  }

  /** The values that storage has refused and not taken since. */
  get refused(): readonly Value[] {
    return Array.from(this.#refused, (key) => this.#unwritten.get(key)!);
  }

  /** Returns the waiting value of a key. */
  get(key: Key): Value | undefined {
    return this.#unwritten.get(key);
  }

  /** Lays the values that wait over those that were read; returns all by their keys. */
  overlay(read: Iterable<Value>): Map<Key, Value> {
    const all = new Map<Key, Value>();
    for (const value of [...read, ...this.#unwritten.values()]) this.#add(all, value);
    return all;
  }

  /** Adds a value that waits for the next `flush`. */
  put(value: Value): void {
    this.#add(this.#unwritten, value);
  }

  /**
   * Writes values, in parts, up to the first that storage refuses.
   * @returns The answers for those that were stored; the others wait.
   */
  keep(values: readonly Value[]): Promise<ReadonlyMap<Key, Answer>> {
    const kept = this.#keep(values).finally(() => this.#underWay.delete(kept));
    this.#underWay.add(kept);
    return kept;
  }

  async #keep(values: readonly Value[]): Promise<ReadonlyMap<Key, Answer>> {
    const { keyOf, write, report } = this.#host;
    const answers = new Map<Key, Answer>();
    if (values.length === 0) return answers;
    for (const value of values) this.#writing.add(value);
    let trouble: StorageTrouble | undefined;
    try {
      for (const part of partsOf(values)) {
        const wanted = part.filter((value) => this.#writing.has(value));
        for (const [key, answer] of await write(wanted)) answers.set(key, answer);
        for (const value of wanted) {
          if (this.#unwritten.get(keyOf(value)) === value) this.discard(keyOf(value));
          this.#writing.delete(value);
        }
      }
    } catch (error) {
      trouble = troubleOf(error);
      for (const value of values) {
        if (!this.#writing.delete(value)) continue;
        this.put(value);
        this.#refused.add(keyOf(value));
      }
    }
    report(trouble);
    return answers;
  }

  /**
   * Writes at once what waits and is not being written, and then what was being written and has been refused.
   * Resolves when all that waited is stored or refused.
   */
  async flush(): Promise<void> {
    const earlier = [...this.#underWay];
    const unwritten = [...this.#unwritten.values()].filter((value) => !this.#writing.has(value));
    await Promise.all([...earlier, this.keep(unwritten)]);
    if (earlier.length > 0)
      await this.keep(this.refused.filter((value) => !this.#writing.has(value)));
  }

  /** Drops the waiting value of a key, even while it is being written again. */
  discard(key: Key): void {
    this.#writing.delete(this.#unwritten.get(key)!);
    this.#unwritten.delete(key);
    this.#refused.delete(key);
  }

  #add(values: Map<Key, Value>, value: Value): void {
    const key = this.#host.keyOf(value);
    const there = values.get(key);
    values.set(key, there ? this.#host.merge(there, value) : value);
  }
}
