/**
 * Returns a `put` for tests that fails as on a device with no room left. The request is accepted, and then its
 * transaction is aborted: fake-indexeddb has only this way to abort with a chosen error.
 */
export function putWithoutRoom(put: IDBObjectStore['put']): IDBObjectStore['put'] {
  return function (this: IDBObjectStore, ...given) {
    const transaction = this.transaction as unknown as { _abort(name: string): void };
    queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return put.apply(this, given);
  };
}
