import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { promisifyRequest, set, get, type UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { database, troubleOf } from './database.ts';
import { putWithoutRoom } from './full-storage.ts';

// Called by the mock with the store as its `this`.
// eslint-disable-next-line @typescript-eslint/unbound-method
const { put } = IDBObjectStore.prototype;

let opened: globalThis.IDBDatabase[];
let open: MockInstance<IDBFactory['open']>;

beforeEach(() => {
  const factory = new IDBFactory();
  opened = [];
  const opening = factory.open.bind(factory);
  open = vi.spyOn(factory, 'open').mockImplementation((name) => {
    const request = opening(name);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  vi.stubGlobal('indexedDB', factory);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shelf(): UseStore {
  return database('shelf', 'books', 'strict');
}

async function troubleWith(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => troubleOf(error),
  );
}

describe('a store', () => {
  test('keeps what it is given, for idb-keyval and for the next to open it', async () => {
    await set('emma', 1815, shelf());
    expect(await get('emma', shelf())).toBe(1815);
  });

  test('is opened once for all who use it', async () => {
    const store = shelf();
    await Promise.all([set('a', 1, store), set('b', 2, store), get('a', store)]);
    expect(opened).toHaveLength(1);
  });

  test('asks for the durability it was made with', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await set('emma', 1815, shelf());
    expect(transaction).toHaveBeenCalledWith('books', 'readwrite', { durability: 'strict' });
  });
});

describe('a connection that was lost', () => {
  test.each<[string, (db: globalThis.IDBDatabase) => unknown]>([
    ['closed without a word, as Safari does on resume', (db) => db.close()],
    ['closed by the browser', (db) => forceCloseDatabase(db as never)],
    [
      'given up for another tab that deletes the database',
      () => promisifyRequest(indexedDB.deleteDatabase('shelf')),
    ],
  ])('is opened anew: %s', async (_, lose) => {
    const store = shelf();
    await set('before', 1, store);
    await lose(opened[0]!);
    await set('after', 2, store);
    expect(await get('after', store)).toBe(2);
    expect(opened).toHaveLength(2);
  });

  test('and does not come back is reported as closed, after one more attempt', async () => {
    const store = shelf();
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

describe('a browser that gives no database is reported as memory only', () => {
  test('where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await troubleWith(get('emma', shelf()))).toBe('memory');
  });

  test('where asking for it throws', async () => {
    open.mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(await troubleWith(get('emma', shelf()))).toBe('memory');
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
    expect(await troubleWith(get('emma', shelf()))).toBe('memory');
  });

  test('and it is used as soon as there is one', async () => {
    const store = shelf();
    const factory: unknown = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    expect(await troubleWith(set('emma', 1815, store))).toBe('memory');
    vi.stubGlobal('indexedDB', factory);
    await set('emma', 1815, store);
    expect(await get('emma', store)).toBe(1815);
  });
});

describe('a device with no room left', () => {
  test('is reported as full, and what was there is there still', async () => {
    const store = shelf();
    await set('emma', 1815, store);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    expect(await troubleWith(set('emma', 1816, store))).toBe('full');
    expect(await get('emma', store)).toBe(1815);
  });

  test('is reported as full when many requests were under way', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    const work = shelf()('readwrite', (store) => {
      const read = promisifyRequest(store.get('emma'));
      store.put(1815, 'emma');
      return read;
    });
    expect(await troubleWith(work)).toBe('full');
  });
});

test('an error that nobody foresaw counts as a lost connection', () => {
  expect(troubleOf(new TypeError())).toBe('closed');
});
