import type { Page } from '@playwright/test';

/** A way in which a database can fail. */
export type Fault = 'not opened' | 'full' | 'closed' | 'not read' | 'silent';

/** A part of the stored data that fails alone. */
export interface StoreLocation {
  /** The name of the database. */
  readonly database: string;
  /** The object store; all of the database if left out. */
  readonly store?: string;
}

declare global {
  interface Window {
    /** The fault in force. */
    fault: { readonly kind: Fault; readonly database: string; readonly store?: string } | undefined;
    /** Ends the fault. */
    heal(): void;
  }
}

/** Makes every page that is opened from now on start with a fault, until `heal`. */
export async function breakStorage(page: Page, kind: Fault, place: StoreLocation): Promise<void> {
  await page.addInitScript(failAs, { kind, ...place });
}

/** Makes every page that is opened from now on one of a browser that refuses all storage. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
}

/** Ends the fault of a page, and fires `visibilitychange`, on which the game tries again. */
export async function heal(page: Page): Promise<void> {
  await page.evaluate(() => window.heal());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Runs in the page before the game. */
function failAs(fault: NonNullable<Window['fault']>): void {
  window.fault = fault;
  const waiting: IDBOpenDBRequest[] = [];
  window.heal = () => {
    window.fault = undefined;
    for (const request of waiting.splice(0)) request.dispatchEvent(new Event('success'));
  };
  const isOf = (database: string): boolean => window.fault?.database === database;

  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    if (isOf(given[0]) && window.fault?.kind === 'not opened') {
      throw new DOMException('A mutation was refused.', 'InvalidStateError');
    }
    const request = open.apply(this, given);
    // Added before the game's listeners, it can stop events from reaching them.
    request.addEventListener('success', (event) => {
      if (!isOf(given[0]) || window.fault?.kind !== 'silent') return;
      event.stopImmediatePropagation();
      waiting.push(request);
    });
    return request;
  };

  const failsAt = (store: IDBObjectStore, ...kinds: readonly Fault[]): boolean =>
    isOf(store.transaction.db.name) &&
    kinds.includes(window.fault!.kind) &&
    [undefined, store.name].includes(window.fault?.store);
  const end = (transaction: IDBTransaction): void => {
    const name = window.fault?.kind === 'full' ? 'QuotaExceededError' : 'UnknownError';
    const error = new DOMException('', name);
    Object.defineProperty(transaction, 'error', { value: error, configurable: true });
    try {
      transaction.abort();
    } catch {
      // An earlier request of the same transaction has aborted it.
    }
  };
  const endAt = <Source extends IDBObjectStore | IDBIndex>(
    { prototype }: { readonly prototype: Source },
    methods: readonly (keyof Source)[],
    ...kinds: readonly Fault[]
  ): void => {
    for (const method of methods) {
      const original = prototype[method] as (...given: unknown[]) => unknown;
      Object.defineProperty(prototype, method, {
        value(this: IDBObjectStore | IDBIndex, ...given: unknown[]): unknown {
          const request = original.apply(this, given);
          const store = 'objectStore' in this ? this.objectStore : this;
          if (!failsAt(store, ...kinds)) return request;
          // The game sends reads that belong together first, and may commit a write in its next line.
          if (kinds.includes('not read')) queueMicrotask(() => end(store.transaction));
          else end(store.transaction);
          return request;
        },
      });
    }
  };
  endAt(IDBObjectStore, ['put', 'add'], 'full', 'closed');
  endAt(IDBObjectStore, ['get', 'getAll', 'openCursor', 'openKeyCursor'], 'not read');
  endAt(IDBIndex, ['get', 'getAll', 'openCursor', 'openKeyCursor', 'count'], 'not read');
}
