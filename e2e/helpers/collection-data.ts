import type { Page } from '@playwright/test';
import type { Find } from '../../src/progress/solutions/find.ts';
import { solutionsOf } from '../../src/core/solutions/families.ts';
import { expect } from './fixtures.ts';
import { clickAt } from './presses.ts';

/** Returns a find for tests; only the fields that matter to a test need be given. */
function exampleFind(code: string, said: Partial<Find> = {}): Find {
  const help = { nudge: 0, where: 0, why: 0, place: 0, turned: false };
  // On the same day wherever the test runs.
  const foundAt = new Date(2026, 9, 20).getTime();
  return { code, foundAt, duration: 60_000, moves: 8, help, ...said };
}

/** All solutions of a size. */
export function allOf(size: number): string[] {
  return [...solutionsOf(size)];
}

/** The text of a backup with these codes found. */
export function backupOf(codes: readonly string[]): string {
  const sizes: Partial<Record<string, { found: Find[]; revealed: [] }>> = {};
  for (const code of codes) {
    (sizes[code.length] ??= { found: [], revealed: [] }).found.push(exampleFind(code));
  }
  const head = { format: 'ninety-two', version: 1, exportedAt: '2026-11-20T10:00:00.000Z' };
  return JSON.stringify({ ...head, sizes });
}

/**
 * Puts found and revealed solutions straight into the databases of a page's origin, as an earlier visit would.
 * @param revealedAt The time of the reveals; 0 if it is unknown.
 */
export async function store(
  page: Page,
  found: readonly string[],
  revealed: readonly string[] = [],
  revealedAt = 1e12,
): Promise<void> {
  // The codes alone travel to the page, as one text: there may be 100,000 of them.
  const given = {
    find: { version: 1, kind: 'found', ...exampleFind('') },
    peek: { version: 1, kind: 'revealed', code: '', revealedAt },
    found: found.join(' '),
    revealed: revealed.join(' '),
  };
  await page.evaluate(async ({ find, peek, ...codes }) => {
    const records = [
      ...codes.found.split(' ').map((code) => ({ ...find, code })),
      ...codes.revealed.split(' ').map((code) => ({ ...peek, code })),
    ].filter(({ code }) => code !== '');
    for (const size of new Set(records.map(({ code }) => code.length))) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`ninety-two-solutions-${size}`);
        request.onupgradeneeded = () => request.result.createObjectStore('solutions');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('solutions', 'readwrite', {
          durability: 'relaxed',
        });
        const solutions = transaction.objectStore('solutions');
        for (const record of records) {
          if (record.code.length === size) solutions.put(record, record.code);
        }
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error!);
      });
      database.close();
    }
  }, given);
}

/** The codes of a size that are found according to the database, sorted. */
export function storedCodes(page: Page, size: number): Promise<string[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.result.createObjectStore('solutions');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('solutions').objectStore('solutions').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return keys.map(String).sort();
  }, `ninety-two-solutions-${size}`);
}

/** Plays a solution by tapping a square in each row, the quickest way a hand has. */
export async function play(page: Page, code: string): Promise<void> {
  const size = code.length;
  const { x, y, width } = (await page.getByRole('grid').boundingBox())!;
  const side = width / size;
  for (const [row, symbol] of Array.from(code).entries()) {
    const column = parseInt(symbol, 36) - 1;
    await clickAt(page, x + (column + 0.5) * side, y + (row + 0.5) * side);
  }
}

/** Brings a file to the page as if it were dropped there, once the page takes files. */
export async function drop(page: Page, text: string): Promise<void> {
  const offer = (name: 'dragover' | 'drop', contents: string): Promise<boolean> =>
    page.evaluate(
      ([type, contents]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([contents], 'dropped.n92.json'));
        const options = { dataTransfer, bubbles: true, cancelable: true };
        // True if the page has called `preventDefault`: it takes the file.
        return !document.dispatchEvent(new DragEvent(type, options));
      },
      [name, contents] as const,
    );
  await expect.poll(() => offer('dragover', '')).toBe(true);
  await offer('drop', text);
}
