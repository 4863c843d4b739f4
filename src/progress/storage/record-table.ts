import { promisifyRequest } from 'idb-keyval';
import { readValue, walk, type UseDatabase } from './database.ts';

/** A kind of record: where it stands on the disk, and how two of them become one. */
export interface RecordType<Key extends string, Value extends object> {
  /** The object store. */
  readonly store: string;
  /** All object stores that a write uses; left out if `alongside` uses no other. */
  readonly stores?: readonly string[];
  readonly durability: IDBTransactionDurability;
  readonly keyOf: (value: Value) => Key;
  /** Reads an entry; returns `undefined` if this build cannot read it, or it belongs under another key. */
  readonly parse: (entry: unknown, key: IDBValidKey) => Value | undefined;
  readonly serialize: (value: Value) => unknown;
  /** Returns the form in which an unreadable entry is kept under another key. */
  readonly setAside: (entry: unknown) => unknown;
  /** Merges two values of one key, in whatever order and number. It is `a` itself if `b` adds nothing. */
  readonly merge: (a: Value, b: Value) => Value;
  /** Does more in the transaction that stores values: both happen, or neither. */
  readonly alongside?: (
    transaction: IDBTransaction,
    saved: ReadonlyMap<Key, Saved<Value>>,
  ) => Promise<void>;
  /** Does more in the transaction that puts back what was there before these values. */
  readonly alongsideUndo?: (transaction: IDBTransaction, undone: readonly Value[]) => Promise<void>;
}

/** A value before another was merged with it, and after. */
export interface Saved<Value> {
  readonly before: Value | undefined;
  readonly after: Value;
}

/** A part of the stored values. */
export interface Part<Value> {
  readonly values: readonly Value[];
  /** The number of entries that cannot be read. */
  readonly unreadable: number;
  /** The key behind which the next part begins; `undefined` at the end. */
  readonly next: IDBValidKey | undefined;
}

/** The number of records that are read at a time: so few that they hold up the page little. */
const READ_AT_ONCE = 500;

/** Records of one kind in their database. Methods that open a transaction fail with a `StorageError` only. */
export class RecordTable<Key extends string, Value extends object> {
  readonly type: RecordType<Key, Value>;
  readonly use: UseDatabase;

  constructor(type: RecordType<Key, Value>, use: UseDatabase) {
    this.type = type;
    this.use = use;
  }

  /** Finds the values of these keys in a transaction, where there are any. */
  async find(transaction: IDBTransaction, keys: readonly Key[]): Promise<readonly Value[]> {
    const { store, parse } = this.type;
    const objects = transaction.objectStore(store);
    const found = await Promise.all(
      keys.map(async (key) => parse(await readValue(objects.get(key)), key)),
    );
    return found.filter((value) => value !== undefined);
  }

  /**
   * Reads a part of the values.
   * @param behind The `next` of the part before; left out for the first part.
   */
  part(behind?: IDBValidKey): Promise<Part<Value>> {
    const { store, parse } = this.type;
    return this.use(store, 'readonly', 'relaxed', async (transaction) => {
      const objects = transaction.objectStore(store);
      const range = behind === undefined ? undefined : IDBKeyRange.lowerBound(behind, true);
      const [keys, entries] = await Promise.all([
        promisifyRequest(objects.getAllKeys(range, READ_AT_ONCE)),
        promisifyRequest<unknown[]>(objects.getAll(range, READ_AT_ONCE)),
      ]);
      const values = entries.flatMap((entry, index) => parse(entry, keys[index]!) ?? []);
      return {
        values,
        unreadable: keys.length - values.length,
        next: keys.length < READ_AT_ONCE ? undefined : keys.at(-1),
      };
    });
  }

  /**
   * Stores values in one transaction, each merged with the stored one, so that no other tab's value is lost. Resolves
   * when they are on the disk.
   * @param mergeStored Merges a stored value with a given one.
   */
  merge(
    values: readonly Value[],
    mergeStored = this.type.merge,
  ): Promise<ReadonlyMap<Key, Saved<Value>>> {
    const { store, stores = store, durability, keyOf, parse, serialize, setAside } = this.type;
    const { merge, alongside } = this.type;
    const given = new Map<Key, Value>();
    for (const value of values) {
      const there = given.get(keyOf(value));
      given.set(keyOf(value), there ? merge(there, value) : value);
    }
    return this.use(stores, 'readwrite', durability, async (transaction) => {
      const objects = transaction.objectStore(store);
      const entries = await entriesUnder(objects, [...given.keys()].sort());
      const saved = new Map<Key, Saved<Value>>();
      for (const [key, value] of given) {
        const entry = entries.get(key);
        const before = parse(entry, key);
        if (!before && entry !== undefined) putAside(objects, key, setAside(entry));
        const after = before ? mergeStored(before, value) : value;
        if (after !== before) objects.put(serialize(after), key);
        saved.set(key, { before, after });
      }
      await alongside?.(transaction, saved);
      // Without this, the browser waits for the page before it commits, and the page may be closing.
      transaction.commit();
      return saved;
    });
  }

  /**
   * Puts back, in one transaction, what was there before values were stored, except where another was stored since.
   * @returns The saved values that it has undone.
   */
  undo(saved: ReadonlyMap<Key, Saved<Value>>): Promise<ReadonlyMap<Key, Saved<Value>>> {
    const { store, stores = store, durability, serialize, alongsideUndo } = this.type;
    return this.use(stores, 'readwrite', durability, async (transaction) => {
      const objects = transaction.objectStore(store);
      const undone = new Map<Key, Saved<Value>>();
      for (const [key, { before, after }] of saved) {
        if (before === after) continue;
        const entry = await readValue(objects.get(key));
        if (JSON.stringify(entry) !== JSON.stringify(serialize(after))) continue;
        if (before) objects.put(serialize(before), key);
        else objects.delete(key);
        undone.set(key, { before, after });
      }
      await alongsideUndo?.(
        transaction,
        Array.from(undone.values(), ({ after }) => after),
      );
      transaction.commit();
      return undone;
    });
  }

  /**
   * Removes every value in one transaction, and returns them. Unreadable entries stay: nobody could say what was
   * erased, or put it back. A removal that storage refuses is aborted, so that it does not happen late.
   */
  async clear(): Promise<readonly Value[]> {
    const { store, durability, parse } = this.type;
    let transaction: IDBTransaction | undefined;
    const removal = this.use(store, 'readwrite', durability, async (begun) => {
      transaction = begun;
      const removed: Value[] = [];
      await walk(begun.objectStore(store).openCursor(), (cursor) => {
        const value = parse(cursor.value, cursor.key);
        if (value) {
          removed.push(value);
          cursor.delete();
        }
        cursor.continue();
        return true;
      });
      return removed;
    });
    return removal.catch((error: unknown) => {
      try {
        transaction?.abort();
      } catch {
        // The transaction is over.
      }
      throw error;
    });
  }
}

/** Keeps an unreadable entry under another key, so that its key is free: a later build may be able to read it. */
export function putAside(objects: IDBObjectStore, key: string | number, entry: unknown): void {
  objects.put(entry, `${key} set aside ${Date.now()}`);
}

/**
 * Reads the entries under these keys. Of several keys it first finds those that exist, because asking for every one
 * takes longer: most keys of an import are new.
 * @param keys Keys in ascending order.
 */
async function entriesUnder<Key extends string>(
  objects: IDBObjectStore,
  keys: readonly Key[],
): Promise<ReadonlyMap<Key, unknown>> {
  const existing = keys.length > 1 ? await existingOf(objects, keys) : keys;
  return new Map(
    await Promise.all(
      existing.map(async (key) => [key, await readValue(objects.get(key))] as const),
    ),
  );
}

/** Returns those of these keys, in ascending order, that exist. A cursor goes from one existing key to the next. */
async function existingOf<Key extends string>(
  objects: IDBObjectStore,
  keys: readonly Key[],
): Promise<readonly Key[]> {
  const existing: Key[] = [];
  let next = 0;
  await walk(objects.openKeyCursor(), (cursor) => {
    const { key } = cursor;
    // Keys that are no texts come before all others, except lists and bytes, which come after them.
    const isBehind = typeof key === 'object' && !(key instanceof Date);
    while (typeof key === 'string' && next < keys.length && keys[next]! < key) next++;
    if (keys[next] === key) existing.push(keys[next++]!);
    if (isBehind || next >= keys.length) return false;
    cursor.continue(keys[next]);
    return true;
  });
  return existing;
}
