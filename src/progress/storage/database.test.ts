import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { promisifyRequest, set, get, type UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import {
  connection,
  database,
  onLateAnswer,
  SHORT_WAIT,
  troubleOf,
  walk,
  type UseDatabase,
} from './database.ts';
import { putWithoutRoom } from './full-storage.testing.ts';
import { loseValue } from './lost-value.testing.ts';

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

let opened: globalThis.IDBDatabase[];
let open: MockInstance<IDBFactory['open']>;

beforeEach(() => {
  const factory = new IDBFactory();
  opened = [];
  const opening = factory.open.bind(factory);
  open = vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    const request = opening(name, version);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  vi.stubGlobal('indexedDB', factory);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function bookStore(): UseStore {
  return database('library', 'books', 'strict');
}

async function troubleWith(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => troubleOf(error),
  );
}

describe('a store', () => {
  test('keeps what idb-keyval writes, also for a second store of its name', async () => {
    await set('emma', 1815, bookStore());
    expect(await get('emma', bookStore())).toBe(1815);
  });

  test('is opened once for all its users', async () => {
    const store = bookStore();
    await Promise.all([set('a', 1, store), set('b', 2, store), get('a', store)]);
    expect(opened).toHaveLength(1);
  });

  test('asks for the durability it was made with', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await set('emma', 1815, bookStore());
    expect(transaction).toHaveBeenCalledWith('books', 'readwrite', { durability: 'strict' });
  });
});

describe('a connection that was lost', () => {
  test.each<[string, (db: globalThis.IDBDatabase) => unknown]>([
    ['closed without a word, as Safari does on resume', (db) => db.close()],
    ['closed by the browser', (db) => forceCloseDatabase(db as never)],
    [
      'given up for another tab that deletes the database',
      () => promisifyRequest(indexedDB.deleteDatabase('library')),
    ],
  ])('is opened anew: %s', async (_, lose) => {
    const store = bookStore();
    await set('before', 1, store);
    await lose(opened[0]!);
    await set('after', 2, store);
    expect(await get('after', store)).toBe(2);
    expect(opened).toHaveLength(2);
  });

  test('and does not come back is reported as closed after one more attempt', async () => {
    const store = bookStore();
    await set('before', 1, store);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(await troubleWith(set('after', 2, store))).toBe('closed');
    expect(transaction).toHaveBeenCalledTimes(2);
    transaction.mockRestore();
    expect(await troubleWith(set('after', 2, store))).toBe('none');
  });
});

describe('a database of which there is a newer version', () => {
  /** Opens the library with books, and from version 2 on with maps. */
  function version(number: number): UseDatabase {
    const make = (db: globalThis.IDBDatabase): void => {
      const names = number < 2 ? ['books'] : ['books', 'maps'];
      for (const name of names) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
      }
    };
    return connection('library', make, number);
  }

  function write(use: UseDatabase, store: string, title: string): Promise<unknown> {
    return use(store, 'readwrite', 'relaxed', (transaction) =>
      transaction.objectStore(store).put(title, title),
    );
  }

  const titles = (): Promise<IDBValidKey[]> =>
    version(2)('books', 'readonly', 'relaxed', (transaction) =>
      promisifyRequest(transaction.objectStore('books').getAllKeys()),
    );

  test('is upgraded with all that is in it', async () => {
    await write(firstLibrary(), 'books', 'Emma');
    await write(version(2), 'maps', 'Surrey');
    expect(await titles()).toEqual(['Emma']);
  });

  /** Opens the library as builds do that know of one version only. */
  function firstLibrary(): UseDatabase {
    return connection('library', (db) => db.createObjectStore('books'));
  }

  test('is upgraded while a tab of the build before is open, which goes on with it', async () => {
    const before = firstLibrary();
    await write(before, 'books', 'Emma');
    await write(version(2), 'maps', 'Surrey');
    await write(before, 'books', 'Persuasion');
    expect(await titles()).toEqual(['Emma', 'Persuasion']);
  });

  test('is reported as newer, and not touched, by a build that does not know the version', async () => {
    const here = version(1);
    await write(here, 'books', 'Emma');
    await write(version(2), 'maps', 'Surrey');
    for (const use of [here, version(1)]) {
      expect(await troubleWith(write(use, 'books', 'Persuasion'))).toBe('newer');
    }
    expect(await titles()).toEqual(['Emma']);
  });
});

describe('a browser that gives no database is reported as memory only', () => {
  test('where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await troubleWith(get('emma', bookStore()))).toBe('memory');
  });

  test('where asking for it throws', async () => {
    open.mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(await troubleWith(get('emma', bookStore()))).toBe('memory');
  });

  test('where opening fails', async () => {
    open.mockImplementation(() => {
      const request = new EventTarget() as IDBOpenDBRequest;
      Object.assign(request, { error: new DOMException('', 'UnknownError') });
      queueMicrotask(() => {
        request.onerror?.(new Event('error'));
      });
      return request;
    });
    expect(await troubleWith(get('emma', bookStore()))).toBe('memory');
  });

  test('until it gives one, which is used at once', async () => {
    const store = bookStore();
    const factory: unknown = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    expect(await troubleWith(set('emma', 1815, store))).toBe('memory');
    vi.stubGlobal('indexedDB', factory);
    await set('emma', 1815, store);
    expect(await get('emma', store)).toBe(1815);
  });
});

describe('a device with no room left', () => {
  test('is reported as full and keeps what was there', async () => {
    const store = bookStore();
    await set('emma', 1815, store);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    expect(await troubleWith(set('emma', 1816, store))).toBe('full');
    expect(await get('emma', store)).toBe(1815);
  });

  test('is reported as full when many requests were under way', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    const work = bookStore()('readwrite', (store) => {
      const read = promisifyRequest(store.get('emma'));
      store.put(1815, 'emma');
      return read;
    });
    expect(await troubleWith(work)).toBe('full');
  });
});

describe('a database that does not answer', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    // An answer ends the short waits for silent databases.
    await set('emma', 1815, database('another', 'books', 'strict'));
  });

  /** Returns the trouble of work after so many milliseconds: `none` for a success, `waiting` if it has not ended. */
  async function troubleAfter(milliseconds: number, work: Promise<unknown>): Promise<string> {
    let trouble = 'waiting';
    void troubleWith(work).then((outcome) => (trouble = outcome));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return trouble;
  }

  /** Makes the next transactions never end. */
  function silenceTransactions(count = 100): readonly EventTarget[] {
    const silent = Array.from({ length: count }, () =>
      Object.assign(new EventTarget(), {
        objectStore: () => ({ put: () => undefined, get: () => ({}), transaction: {} }),
      }),
    );
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
    for (const transaction of silent) spy.mockImplementationOnce(() => transaction as never);
    return silent;
  }

  test('when it is opened is reported as silent after 4 seconds, and not before', async () => {
    open.mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const work = set('emma', 1815, bookStore());
    expect(await troubleAfter(3_999, work)).toBe('waiting');
    expect(await troubleAfter(1, work)).toBe('silent');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('in a transaction is reported as silent, and opened anew the next time', async () => {
    const store = bookStore();
    await set('before', 1, store);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      const silent = { objectStore: () => ({ put: () => undefined, transaction: {} }) };
      return Object.assign(new EventTarget(), silent) as never;
    });
    expect(await troubleAfter(4_000, set('after', 2, store))).toBe('silent');
    await set('after', 3, store);
    expect(await get('after', store)).toBe(3);
    expect(opened).toHaveLength(2);
  });

  test('because another tab keeps it from being deleted is reported as silent', async () => {
    await promisifyRequest(indexedDB.open('library'));
    indexedDB.deleteDatabase('library');
    expect(await troubleAfter(4_000, set('emma', 1815, bookStore()))).toBe('silent');
  });

  describe('and is known to be silent', () => {
    test('is not waited for by later work, in it or in another that was never opened', async () => {
      open.mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
      const store = bookStore();
      expect(await troubleAfter(4_000, set('emma', 1815, store))).toBe('silent');
      expect(await troubleAfter(SHORT_WAIT, get('emma', store))).toBe('silent');
      expect(
        await troubleAfter(SHORT_WAIT, get('emma', database('attic', 'books', 'strict'))),
      ).toBe('silent');
      expect(open).toHaveBeenCalledTimes(3);
    });

    test('is not waited for where transactions are silent', async () => {
      const store = bookStore();
      await set('emma', 1815, store);
      silenceTransactions();
      expect(await troubleAfter(4_000, set('emma', 1816, store))).toBe('silent');
      expect(await troubleAfter(SHORT_WAIT, set('emma', 1817, store))).toBe('silent');
    });

    test('does not shorten the wait for another that has answered', async () => {
      const [store, attic] = [bookStore(), database('attic', 'books', 'strict')];
      for (const use of [store, attic]) await set('emma', 1815, use);
      silenceTransactions(2);
      expect(await troubleAfter(4_000, set('emma', 1815, store))).toBe('silent');
      expect(await troubleAfter(3_999, set('emma', 1816, attic))).toBe('waiting');
    });

    test('is given 4 seconds again once it has answered', async () => {
      const store = bookStore();
      await set('emma', 1815, store);
      silenceTransactions(1);
      expect(await troubleAfter(4_000, set('emma', 1816, store))).toBe('silent');
      await set('emma', 1817, store);
      silenceTransactions(1);
      expect(await troubleAfter(3_999, set('emma', 1818, store))).toBe('waiting');
    });

    test('is reported when it opens late, and no work that was given up is done', async () => {
      const told = vi.fn();
      const end = onLateAnswer(told);
      const late = new EventTarget() as IDBOpenDBRequest;
      open.mockImplementationOnce(() => late);
      const work = vi.fn();
      expect(await troubleAfter(4_000, Promise.resolve(bookStore()('readwrite', work)))).toBe(
        'silent',
      );
      expect(told).not.toHaveBeenCalled();
      Object.assign(late, { result: { close: () => undefined } });
      late.onsuccess!(new Event('success'));
      await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
      expect(work).not.toHaveBeenCalled();
      end();
    });

    test('is reported when a transaction is complete late', async () => {
      const told = vi.fn();
      const end = onLateAnswer(told);
      const store = bookStore();
      await set('emma', 1815, store);
      const nothing = (use: UseStore): Promise<undefined> => use('readwrite', () => undefined);
      const [silent] = silenceTransactions(1);
      expect(await troubleAfter(4_000, nothing(store))).toBe('silent');
      expect(told).not.toHaveBeenCalled();
      silent!.dispatchEvent(new Event('complete'));
      await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
      end();
    });
  });

  test('and opens late is closed again, and harms nothing', async () => {
    const late = new EventTarget() as IDBOpenDBRequest;
    open.mockImplementationOnce(() => late);
    const store = bookStore();
    expect(await troubleAfter(4_000, set('emma', 1815, store))).toBe('silent');
    await set('emma', 1816, store);
    const close = vi.fn();
    Object.assign(late, { result: { close } });
    late.onsuccess!(new Event('success'));
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    expect(await get('emma', store)).toBe(1816);
    expect(opened).toHaveLength(1);
  });
});

test('a database that answers when the page wakes from sleep is not silent', async () => {
  const due: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void) => due.push(run));
  const work = set('emma', 1815, bookStore());
  // After a sleep, timers run before the answers of the database arrive.
  for (const run of due.splice(0)) run();
  expect(await troubleWith(work)).toBe('none');
});

describe('a mistake of the program in a transaction', () => {
  test.each<[string, (transaction: IDBTransaction) => unknown, string]>([
    [
      'that is thrown at once',
      () => {
        throw new TypeError('ours');
      },
      'TypeError',
    ],
    [
      'that is thrown after an answer',
      async (transaction) => {
        await promisifyRequest(transaction.objectStore('books').get('emma'));
        throw new TypeError('ours');
      },
      'TypeError',
    ],
    [
      'that is thrown while a cursor goes on',
      (transaction) =>
        walk(transaction.objectStore('books').openCursor(), () => {
          throw new TypeError('ours');
        }),
      'TypeError',
    ],
    [
      'that gives the database what it cannot store',
      (transaction) => transaction.objectStore('books').put(() => undefined, 'persuasion'),
      'DataCloneError',
    ],
  ])('%s is thrown as it is, ends the transaction and is not tried again', async (_, err, name) => {
    await set('emma', 1815, bookStore());
    const use = connection('library', () => undefined);
    const work = vi.fn((transaction: IDBTransaction) => {
      transaction.objectStore('books').put(1814, 'mansfield park');
      return err(transaction);
    });
    await expect(use('books', 'readwrite', 'strict', work)).rejects.toMatchObject({ name });
    expect(work).toHaveBeenCalledTimes(1);
    expect(await get('mansfield park', bookStore())).toBeUndefined();
    // The connection still works.
    await use('books', 'readwrite', 'strict', (transaction) =>
      transaction.objectStore('books').put(1814, 'mansfield park'),
    );
    expect(await get('mansfield park', bookStore())).toBe(1814);
  });

  test('is no error with which the database answers, whatever its name: that is trouble of storage', async () => {
    await set('emma', 1815, bookStore());
    loseValue('emma', 'DataError');
    const use = bookStore();
    expect(await troubleWith(use('readonly', (store) => promisifyRequest(store.get('emma'))))).toBe(
      'closed',
    );
    await expect(use('readonly', (store) => promisifyRequest(store.get([{}] as never))))
      .rejects //
      .toMatchObject({ name: 'DataError' });
  });

  test('is thrown as it is during an upgrade, which is not tried again', async () => {
    const upgrade = vi.fn(() => {
      throw new TypeError('ours');
    });
    const work = connection('library', upgrade)('books', 'readonly', 'relaxed', () => undefined);
    await expect(work).rejects.toThrow(new TypeError('ours'));
    expect(upgrade).toHaveBeenCalledTimes(1);
  });

  test('is not reported as storage trouble', () => {
    expect(() => troubleOf(new TypeError('ours'))).toThrow('ours');
  });
});
