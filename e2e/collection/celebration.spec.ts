import type { Page } from '@playwright/test';
import { allOf, play, storedCodes } from '../helpers/collection-data.ts';
import { crash } from '../helpers/crash.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { storedRecord } from '../helpers/one-game.ts';
import { COMPLETE, COMPLETE_REST, openPuzzle } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import { click, expectFound, openBoard, result } from '../helpers/steps.ts';

// `npm run test:kill` kills whole browsers at random moments.
declare global {
  interface Window {
    /** True once the disk has been asked to store something that is held. */
    isAsked: boolean;
  }
}

/** Holds each write into an object store, from the next page on, from its answer to its end, until `letThrough`. */
async function holdWrites(page: Page, store: string): Promise<void> {
  holding(page, 'disk');
  await page.addInitScript((name) => {
    let isHeld = true;
    window.isAsked = false;
    window.letThrough = () => (isHeld = false);
    window.isDiskHeld = true;
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const { put } = IDBObjectStore.prototype;
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const { commit } = IDBTransaction.prototype;
    IDBTransaction.prototype.commit = function () {
      if (!isHeld || !this.objectStoreNames.contains(name)) commit.call(this);
    };
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if (this.name !== name) return request;
      // A transaction stays open as long as it gets requests.
      const ask = (): void => {
        if (isHeld) this.get(0).onsuccess = ask;
      };
      this.get(0).onsuccess = () => {
        window.isAsked = true;
        ask();
      };
      return request;
    };
  }, store);
}

/** Passes if the held page does not celebrate, and does once its write has ended; then the page crashes. */
async function expectCelebrationOnceStored(page: Page): Promise<void> {
  const thread = page.locator('nt-board .thread');
  await page.waitForFunction(() => window.isAsked);
  await expect(thread).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);
  await page.evaluate(() => window.letThrough());
  await thread.waitFor({ state: 'attached' });
  await crash(page);
}

test('a find is not celebrated before it is on the disk, and is there after the page has crashed', async ({
  page,
  context,
}) => {
  const [code] = allOf(8) as [string];
  await holdWrites(page, 'solutions');
  await openBoard(page);
  await play(page, code);
  await expectCelebrationOnceStored(page);
  const later = await context.newPage();
  await openBoard(later);
  await expectFound(later, '1 of 92');
  expect(await storedCodes(later, 8)).toEqual([code]);
});

test('a puzzle is not celebrated before its result is on the disk, and is solved after the page has crashed', async ({
  page,
  context,
}) => {
  await holdWrites(page, 'results');
  await openPuzzle(page, COMPLETE);
  await click(page, ...COMPLETE_REST);
  await expectCelebrationOnceStored(page);
  const later = await context.newPage();
  await later.goto('./#/puzzles');
  const stored = await storedRecord(later, ['ninety-two-puzzles', 'results'], COMPLETE);
  expect(stored).toMatchObject({ outcome: 'solved' });
});
