import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { History } from '../../src/core/game/history.ts';
import { expect } from './fixtures.ts';
import { holding } from './settled.ts';
import { expectSize, notice } from './steps.ts';

declare global {
  interface Window {
    /** Ends what `hold` began. */
    letThrough(): void;
  }
}

/** The database of unfinished boards; one record a board. */
export const BOARDS = 'ninety-two-boards';

/** Keeps a database of the page's origin busy, as a slow disk would: all others wait until `letThrough`. */
function occupy(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let isHeld = true;
    window.letThrough = () => (isHeld = false);
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error!);
    // A database that the game has not created yet must not be created here, without its stores.
    opening.onupgradeneeded = () => opening.transaction!.abort();
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const store = opening.result.transaction(names, 'readwrite').objectStore(names[0]!);
      // A transaction stays open as long as it gets requests.
      const ask = (): void => {
        resolve();
        if (isHeld) store.get(0).onsuccess = ask;
        else opening.result.close();
      };
      ask();
    };
  });
}

/** Holds all reads and writes of a database from now on, until `letThrough`. */
export async function hold(page: Page, name: string): Promise<void> {
  await waitUntilMade(page, name);
  holding(page, 'disk');
  await page.evaluate(occupy, name);
}

/** As `hold`, from the first moment of every page that is opened here on. */
export async function holdFromStart(page: Page, name: string): Promise<void> {
  holding(page, 'disk');
  await page.addInitScript(occupy, name);
}

/** Lets held requests through, and waits until the page has handled and shown the answers. */
export async function letThrough(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.letThrough());
  holding(page, 'disk', false);
  await settle(page, name);
}

/** Waits until the page has created a database, at its first opening. */
async function waitUntilMade(page: Page, name: string): Promise<void> {
  const isThere = (database: string): Promise<boolean> =>
    indexedDB
      .databases()
      .then((all) => all.some((one) => one.name === database && one.version !== 0));
  await expect.poll(() => page.evaluate(isThere, name)).toBe(true);
}

/** Waits until the database has answered all earlier requests, and the page has painted. */
export async function settle(page: Page, name: string): Promise<void> {
  await waitUntilMade(page, name);
  await page.evaluate(async (database) => {
    // Asks twice: the first answers may have led the page to further requests.
    for (let round = 0; round < 2; round++) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.transaction!.abort();
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          const transaction = opening.result.transaction(names, 'readwrite');
          transaction.objectStore(names[0]!).count();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  }, name);
}

/** Opens a page of the game's origin that is not the game. */
export async function openElsewhere(context: BrowserContext, page?: Page): Promise<Page> {
  await context.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  const elsewhere = page ?? (await context.newPage());
  await elsewhere.goto('./elsewhere');
  return elsewhere;
}

/** Puts a value under a key of a database of the game, as another version of it would. */
export async function put(
  page: Page,
  [database, store]: readonly [string, string],
  key: string | number,
  value: unknown,
): Promise<void> {
  await page.evaluate(
    ([name, storeName, storedKey, stored]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(storeName, 'readwrite');
          transaction.objectStore(storeName).put(stored, storedKey);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [database, store, key, value] as const,
  );
}

/** Reads the record under a key of a database of the game, once there is the database; `undefined` if there is none. */
export async function storedRecord(
  page: Page,
  [database, store]: readonly [string, string],
  key: string,
): Promise<Record<string, unknown> | undefined> {
  await waitUntilMade(page, database);
  return page.evaluate(
    ([name, storeName, storedKey]) =>
      new Promise<Record<string, unknown> | undefined>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(storeName).objectStore(storeName);
          const request: IDBRequest<unknown> = reading.get(storedKey);
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result as Record<string, unknown> | undefined);
          };
        };
      }),
    [database, store, key] as const,
  );
}

/** Returns the number of queens on the stored board of 8 × 8. */
export async function storedQueens(page: Page): Promise<number> {
  const record = await storedRecord(page, [BOARDS, 'boards'], 'board 8');
  return (record as { history: History } | undefined)?.history.present.queens.length ?? 0;
}

/** The keys that change the size, each pressed as soon as the one before has brought its board. */
export async function changeSizes(page: Page, size: number, keys: string): Promise<void> {
  let shown = size;
  for (const key of keys) {
    await page.keyboard.press(key);
    shown += key === ']' ? 1 : -1;
    await expectSize(page, shown);
  }
}

/** Waits for the notice which says that the position came from a link and offers Undo. */
export async function expectLinkNotice(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(/link/i);
  await expect(page.locator('nt-notice')).toContainText(/Undo/);
}

/** Returns any text which says that the position came from a link. */
export function fromLink(page: Page): Locator {
  return page.getByText(/from a link/);
}

/** Lets a site's storage refuse all that is new, as on a full device. Returns a function that makes room again. */
export async function fillDevice(page: Page, address: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(address);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  };
}
