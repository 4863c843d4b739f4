/**
 * For tests: a `put` as it ends on a device with no room left. The request is accepted, and then its
 * transaction is aborted, in the one way fake-indexeddb has to do so with an error of one's choice.
 */
export function putWithoutRoom(put: IDBObjectStore['put']): IDBObjectStore['put'] {
  return function (this: IDBObjectStore, ...given) {
    const transaction = this.transaction as unknown as { _abort(name: string): void };
    queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return put.apply(this, given);
  };
}
