import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Why something could not be stored: the browser gives no database (`memory`, as in some private
 * windows), the device or the quota is full, the connection was lost and did not come back, or the
 * database does not answer.
 */
export type StorageTrouble = 'memory' | 'full' | 'closed' | 'silent';

/** How long a database may take to answer, in milliseconds, before it counts as silent. */
const LONGEST_WAIT = 4000;

/** The last part of that wait, in milliseconds. */
const LAST_CALL = 100;

/** How long a database may take that is known to be silent, in milliseconds. */
export const SHORT_WAIT = 20;

/** Whether a database has not answered, and none has since. */
let isSilent = false;

const lateListeners = new Set<() => void>();

/**
 * Calls `listener` whenever a database answers that was silent: what it has refused can be asked again.
 * @returns Ends the subscription.
 */
export function onLateAnswer(listener: () => void): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}

/** A database refused, after one more attempt where that could help. */
export class StorageError extends Error {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, cause: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/**
 * What a failure means for the player.
 * @throws {unknown} The error itself where it is none of the storage: a mistake of ours is no trouble of the player's.
 */
export function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof StorageError) return error.trouble;
  throw error;
}

/**
 * Runs work in a transaction on object stores of one database.
 * @param durability `strict` reports success only when the data is on the disk (Indexed Database
 *   API 3.0, durability hint), not merely handed to the operating system.
 */
export type UseDatabase = <T>(
  stores: string | readonly string[],
  mode: IDBTransactionMode,
  durability: IDBTransactionDurability,
  work: (transaction: IDBTransaction) => T | PromiseLike<T>,
) => Promise<T>;

/**
 * A store for idb-keyval: the only one of its database, which is opened as `connection` says.
 * @throws {StorageError} The only error of the returned function, but for those of the work itself.
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
 * Makes what a database has not got yet, be it new or of an older version.
 * @param transaction The one that upgrades it, which reaches every store.
 */
export type Upgrade = (db: IDBDatabase, transaction: IDBTransaction) => void;

/**
 * A database that survives what idb-keyval's own does not: a connection closed by the browser
 * (Safari on resume), by another tab that deletes or upgrades the database, or never opened. It
 * reopens and runs the work once more, so it must be work that may run twice. A database
 * that is silent has 4 seconds to open and 4 for the transaction, and is opened anew the next time;
 * what it was asked for it may still do late. From then on it is asked, but hardly waited for, as is every database
 * that was never opened, until one answers.
 * @param upgrade Called where there is none of this name yet, or one of an older version.
 * @param version The version that this build knows; left out for a database that has had only one. One that a
 *   later build has upgraded is not touched, and counts as closed until the page is that of the later build.
 * @throws {StorageError} The only error of the returned function, but for a mistake in the work: that ends the
 *   transaction, is thrown as it is, and is not tried again.
 */
export function connection(name: string, upgrade: Upgrade, version?: number): UseDatabase {
  let current: Promise<IDBDatabase> | undefined;
  /** The same, once it is there. */
  let opened: IDBDatabase | undefined;
  let everOpened = false;
  /** Whether it answered the last time; `undefined` before it has or has not. */
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
        // Used without waiting where it is there: the page may draw what was done before it goes on.
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
        if (problem === 'VersionError') throw new StorageError('closed', error);
        if (retried) throw new StorageError(everOpened ? 'closed' : 'memory', error);
      }
    }
  };
}

/**
 * What comes of work in a database.
 * @param wait How long it may take, in milliseconds: 4 seconds if left out, less where databases are silent.
 * @throws {StorageError} When nothing has by then; what comes later comes to nobody.
 */
export function inTime<T>(
  work: Promise<T>,
  wait = isSilent ? SHORT_WAIT : LONGEST_WAIT,
): Promise<T> {
  const lastCall = Math.min(wait, LAST_CALL);
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new StorageError('silent', undefined));
    let timer = setTimeout(() => {
      // A page that slept or was busy all the while hears its timers first, then the database.
      timer = setTimeout(giveUp, lastCall);
    }, wait - lastCall);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether there is a database of this name, as far as the browser tells: there may be one where it does not. */
export async function isThere(name: string): Promise<boolean> {
  try {
    if (typeof indexedDB === 'undefined') return false;
    return (await inTime(indexedDB.databases())).some((database) => database.name === name);
  } catch {
    return true;
  }
}

/** Rejects, and does not throw, where even naming `indexedDB` is forbidden. */
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
    // It is there while the database upgrades (Indexed Database API 3.0, section 5.7).
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
 * The callback's result when the transaction is complete, or the error that ended it. Not the error
 * of a request, as idb-keyval has it: all that were under way fail with a plain `AbortError`, before
 * the transaction says that it was, for example, the quota.
 */
function settled<T>(transaction: IDBTransaction, run: () => T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const result = new Promise<T>((done) => done(run()));
    result.catch((error: unknown) => {
      if (!isMistake(error)) return;
      reject(new Mistake('', { cause: error }));
      try {
        transaction.abort();
      } catch {
        // It is over.
      }
    });
    transaction.addEventListener('complete', () => resolve(result));
    transaction.addEventListener('abort', () => reject(transaction.error!));
  });
}

/**
 * Visits the entries of a cursor one after the other. It has no listeners that could throw a mistake of ours: that would
 * end the transaction like a lost connection.
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

/** A mistake of the program in what it does in a transaction; `cause` says which. */
class Mistake extends Error {}

/** Names of the errors by which a database refuses what no database can do. */
const MISTAKES = ['DataError', 'DataCloneError', 'ReadOnlyError'];

/** Whether an error of work in a transaction is the program's: the storage fails with a `DOMException`. */
function isMistake(error: unknown): boolean {
  return !(error instanceof DOMException) || MISTAKES.includes(error.name);
}
