import { IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** The part of a transaction of fake-indexeddb that makes a request. */
interface FakeTransaction {
  _execRequestAsync(request: {
    readonly source: IDBObjectStore;
    readonly operation: () => never;
  }): IDBRequest;
}

/**
 * For tests: makes the browser lose the file in which it keeps the value of a key. The record is still there, but to
 * read its value fails until another one is put in its place, or it is deleted.
 * @param error The name of the error: `NotReadableError` in Chromium from version 130 on.
 */
export function loseValue(lost: IDBValidKey, error: string): void {
  let isLost = true;
  const fail = (store: IDBObjectStore): IDBRequest =>
    (store.transaction as unknown as FakeTransaction)._execRequestAsync({
      source: store,
      operation: () => {
        throw new DOMException('', error);
      },
    });
  const stores = IDBObjectStore.prototype;
  // The mocks call them with their store or index as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { delete: remove, get, getAll, put } = stores;
  vi.spyOn(stores, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    return isLost && key === lost ? fail(this) : get.call(this, key);
  });
  vi.spyOn(stores, 'getAll').mockImplementation(function (this: IDBObjectStore, ...given) {
    return isLost ? fail(this) : getAll.apply(this, given);
  });
  const indexes = IDBIndex.prototype;
  // oxlint-disable-next-line typescript/unbound-method
  const { openCursor } = indexes;
  vi.spyOn(indexes, 'openCursor').mockImplementation(function (this: IDBIndex, ...given) {
    return isLost ? fail(this.objectStore) : openCursor.apply(this, given);
  });
  vi.spyOn(stores, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (given[1] === lost) isLost = false;
    return put.apply(this, given);
  });
  vi.spyOn(stores, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    if (key === lost) isLost = false;
    return remove.call(this, key);
  });
}
