import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Reason why something could not be stored: the browser gives no database (`memory`, as in some private windows), the
 * device or the quota is full (`full`), the connection was lost and did not come back (`closed`), a later build has
 * upgraded the database (`newer`), or the database does not answer (`silent`).
 */
export type StorageTrouble = 'memory' | 'full' | 'closed' | 'newer' | 'silent';

/** The longest time that a database may take to answer, in milliseconds; after it the database counts as silent. */
const LONGEST_WAIT = 4000;

/** The last part of that wait, in milliseconds. */
const LAST_CALL = 100;

/** The longest time that a database may take that is known to be silent, in milliseconds. */
export const SHORT_WAIT = 20;

/** True if a database has not answered, and none has answered since. */
let isSilent = false;

const lateListeners = new Set<() => void>();

/**
 * Calls `listener` whenever a silent database answers: work that it has refused can be tried again.
 * @returns A function that ends the subscription.
 */
export function onLateAnswer(listener: () => void): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}

/** The error of a database that refused, after one more attempt where that could help. */
export class StorageError extends Error {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, cause: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/**
 * Returns the trouble that an error means for the player.
 * @throws {unknown} The error itself if it does not come from storage: a mistake of the program is no trouble of the
 *   player's.
 */
export function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof StorageError) return error.trouble;
  throw error;
}

/**
 * Runs work in a transaction on object stores of one database.
 * @param durability `strict` reports success only when the data is on the disk, not when the operating system has it
 *   (Indexed Database API 3.0, durability hint).
 */
export type UseDatabase = <T>(
  stores: string | readonly string[],
  mode: IDBTransactionMode,
  durability: IDBTransactionDurability,
  work: (transaction: IDBTransaction) => T | PromiseLike<T>,
) => Promise<T>;

/**
 * Returns a store for idb-keyval: the only one of its database, which `connection` opens.
 * @throws {StorageError} The only error of the returned function, except for mistakes in the work itself.
 */
export function database(
  name: string,
  storeName: string,
  durability: IDBTransactionDurability,
): UseStore {
  const use = connection(name, (db) => db.createObjectStore(storeName));
  return (mode, callback) =>
    use(storeName, mode, durability, (transaction) => callback(transaction.objectStore(storeName)));
}

/**
 * Makes the stores and indexes that a database lacks, whether it is new or of an older version.
 * @param transaction The transaction of the upgrade, which reaches every store.
 */
export type Upgrade = (db: IDBDatabase, transaction: IDBTransaction) => void;

/**
 * Returns a function that runs work in a database. It survives more than the stores of idb-keyval: a connection that
 * the browser closes (Safari on resume), one that closes because another tab deletes or upgrades the database, and one
 * that was never opened. It opens the database again and runs the work once more, so the work must be able to run
 * twice.
 *
 * A silent database has 4 seconds to open and 4 for the transaction, and is opened anew the next time. It may still do
 * the work late. From then on, it and every database that was never opened have 20 milliseconds to answer, until one
 * answers.
 * @param upgrade Called if there is no database of this name yet, or one of an older version.
 * @param version The version that this build knows; left out for a database that has had only one. A database that a
 *   later build has upgraded is not touched.
 * @throws {StorageError} The only error of the returned function, except for a mistake in the work. A mistake ends the
 *   transaction, is thrown as it is, and the work is not tried again.
 */
export function connection(name: string, upgrade: Upgrade, version?: number): UseDatabase {
  let current: Promise<IDBDatabase> | undefined;
  /** The connection of `current`, once it is open. */
  let opened: IDBDatabase | undefined;
  let everOpened = false;
  /** True if it answered the last time, false if it did not; `undefined` before the first time. */
  let answers: boolean | undefined;

  const hear = (): void => {
    const isLate = answers === false;
    answers = true;
    isSilent = false;
    if (isLate) for (const listener of lateListeners) listener();
  };

  return async (stores, mode, durability, work) => {
    for (let retried = false; ; retried = true) {
      const forget = (): void => {
        if (current !== opening) return;
        current = undefined;
        opened = undefined;
      };
      const opening: Promise<IDBDatabase> = (current ??= open({ name, upgrade, version }, forget));
      const wait = (answers ?? !isSilent) ? LONGEST_WAIT : SHORT_WAIT;
      let db = opened;
      try {
        // An open connection is used without waiting, so that the transaction begins before the page renders.
        db ??= await inTime(opening, wait);
        if (current === opening) opened = db;
        everOpened = true;
        const transaction = db.transaction(stores, mode, { durability });
        const result = settled(transaction, () => work(transaction));
        result.then(hear, hear);
        return await inTime(result, wait);
      } catch (error) {
        if (error instanceof Mistake) throw error.cause;
        if (error instanceof StorageError) {
          answers = false;
          isSilent = true;
          if (!db) opening.then(hear, hear);
        }
        // Closing lets other transactions under way finish; the next attempt opens anew.
        opening.then((db) => db.close()).catch(() => undefined);
        forget();
        if (error instanceof StorageError) throw error;
        const problem = (error as Error | null)?.name;
        if (problem === 'QuotaExceededError') throw new StorageError('full', error);
        if (problem === 'VersionError') throw new StorageError('newer', error);
        if (retried) throw new StorageError(everOpened ? 'closed' : 'memory', error);
      }
    }
  };
}

/**
 * Returns the result of work in a database, if it comes in time.
 * @param wait The longest time to wait, in milliseconds. If left out: 4 seconds, or 20 milliseconds where databases
 *   are silent.
 * @throws {StorageError} If the work has not ended by then. A later result is dropped.
 */
export function inTime<T>(
  work: Promise<T>,
  wait = isSilent ? SHORT_WAIT : LONGEST_WAIT,
): Promise<T> {
  const lastCall = Math.min(wait, LAST_CALL);
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new StorageError('silent', undefined));
    let timer = setTimeout(() => {
      // A page that slept or was busy runs its timers before it gets the answer of the database.
      timer = setTimeout(giveUp, lastCall);
    }, wait - lastCall);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns true if there is a database of this name, or if the browser does not tell. */
export async function isThere(name: string): Promise<boolean> {
  try {
    if (typeof indexedDB === 'undefined') return false;
    return (await inTime(indexedDB.databases())).some((database) => database.name === name);
  } catch {
    return true;
  }
}

/** Opens a database. Rejects, and does not throw, where even naming `indexedDB` is forbidden. */
async function open(
  {
    name,
    upgrade,
    version,
  }: { readonly name: string; readonly upgrade: Upgrade; readonly version: number | undefined },
  onLost: () => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  let mistake: Mistake | undefined;
  request.onupgradeneeded = () => {
    // The transaction is there while the database upgrades (Indexed Database API 3.0, section 5.7).
    const transaction = request.transaction!;
    try {
      upgrade(request.result, transaction);
    } catch (error) {
      if (!isMistake(error)) throw error;
      mistake = new Mistake('', { cause: error });
      transaction.abort();
    }
  };
  const db = await promisifyRequest(request).catch((error: unknown) => {
    throw mistake ?? error;
  });
  db.onclose = onLost;
  db.onversionchange = () => {
    onLost();
    db.close();
  };
  return db;
}

/**
 * Resolves with the result of the callback when the transaction is complete, and rejects with the error that ended it.
 * The errors of requests, which idb-keyval takes, do not tell the cause: all requests under way fail with a plain
 * `AbortError` before the transaction tells, for example, that the quota is full.
 */
function settled<T>(transaction: IDBTransaction, run: () => T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    /** The errors of requests. Storage has answered with them, whatever their names. */
    const answered = new Set<unknown>();
    // On its way down, before the listeners of the request.
    const note = ({ target }: Event): unknown => answered.add((target as IDBRequest).error);
    transaction.addEventListener('error', note, { capture: true });
    const result = new Promise<T>((done) => done(run()));
    result.catch((error: unknown) => {
      if (answered.has(error) || !isMistake(error)) return;
      reject(new Mistake('', { cause: error }));
      try {
        transaction.abort();
      } catch {
        // The transaction is over.
      }
    });
    transaction.addEventListener('complete', () => resolve(result));
    transaction.addEventListener('abort', () => reject(transaction.error!));
  });
}

/**
 * Names of the errors of a read whose value is lost, because the file is gone in which the browser kept it:
 * `NotReadableError` (Indexed Database API 3.0, "exceptions"), and what Chromium said before version 130 and before
 * 129. A value that cannot be read for now, such as for want of memory, is an `UnknownError`.
 */
const LOST = ['NotReadableError', 'NotFoundError', 'DataError'];

/** Reads a value. One that is lost is read as `{ lost: true }`, no record of anything, and is set aside like those. */
export function readValue(request: IDBRequest<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      const error = request.error!;
      if (!LOST.includes(error.name)) {
        reject(error);
        return;
      }
      // The transaction goes on.
      event.preventDefault();
      resolve({ lost: true });
    };
  });
}

/**
 * Visits the entries of a cursor one after the other. It has no event listeners: a mistake of the program that is
 * thrown in one would end the transaction like a lost connection.
 * @param visit Moves the cursor on and returns true, or returns false to end.
 */
export async function walk<Cursor extends IDBCursor>(
  request: IDBRequest<Cursor | null>,
  visit: (cursor: Cursor) => boolean,
): Promise<void> {
  for (;;) {
    const cursor = await promisifyRequest(request);
    if (!cursor || !visit(cursor)) return;
  }
}

/** A mistake of the program in the work of a transaction; `cause` is the error. */
class Mistake extends Error {}

/** Names of the `DOMException`s that a call throws at once for a mistake of the program. */
const MISTAKES = ['DataError', 'DataCloneError', 'ReadOnlyError'];

/**
 * Returns true if an error of work in a transaction is a mistake of the program. Storage fails with the other
 * `DOMException`s.
 */
function isMistake(error: unknown): boolean {
  return !(error instanceof DOMException) || MISTAKES.includes(error.name);
}
