import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import {
  BOARDS,
  changeSizes,
  expectLinkNotice,
  fromLink,
  holdFromStart,
  letThrough,
} from '../helpers/one-game.ts';
import {
  click,
  expectFound,
  expectMarks,
  expectQueens,
  expectSize,
  openBoard,
  result,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

declare global {
  interface Window {
    /** Ends what `delayNavigationEvents` began. */
    tellOfNavigation(): void;
  }
}

const THREE = SOLUTION.slice(0, 3);

/** Three queens and a mark on 8 × 8, stored. */
async function playThreeAndMark(page: Page): Promise<void> {
  await openBoard(page);
  await click(page, ...THREE);
  await tool(page, 'Mark').click();
  await click(page, 'a1');
  await tool(page, 'Mark').click();
  await expectMarks(page, ['a1']);
}

/** Waits for the board of `playThreeAndMark` as the player's own, and finishes it. */
async function finishOwnBoard(page: Page): Promise<void> {
  await expectSize(page, 8);
  await expectQueens(page, THREE);
  await expectMarks(page, ['a1']);
  await expect(fromLink(page)).toHaveCount(0);
  await expect(page.locator('nt-notice')).toHaveCount(0);
  await click(page, ...SOLUTION.slice(3));
  await expect(result(page)).toBeVisible();
  await expectFound(page, '1 of 92');
}

test('Back counts as the own board after a reload too, and Forward likewise', async ({ page }) => {
  await playThreeAndMark(page);
  await changeSizes(page, 8, ']');
  await click(page, 'e9');
  await expect(page).toHaveURL(/\/9\/x5/);
  await page.reload();
  await expectQueens(page, ['e9']);
  await page.goBack();
  await expectSize(page, 8);
  await page.goForward();
  await expectQueens(page, ['e9']);
  await expect(fromLink(page)).toHaveCount(0);
  await page.goBack();
  await finishOwnBoard(page);
});

test('a link lays its queens out, says so, and Undo brings the own board back', async ({
  page,
}) => {
  await playThreeAndMark(page);
  await page.goto('./#/play/8/00000005');
  await expectQueens(page, ['e1']);
  await expectLinkNotice(page);
  await tool(page, 'Undo').click();
  await expectQueens(page, THREE);
  await expectMarks(page, ['a1']);

  // The notice goes once Undo would take back something else.
  await page.goto('./#/play/8/00000006');
  await expectLinkNotice(page);
  await click(page, 'a8');
  await expect(page.locator('nt-notice')).toHaveCount(0);
});

test('a link that is the first address of a tab says that Undo brings the stored board back', async ({
  page,
  context,
}) => {
  await playThreeAndMark(page);
  const other = await context.newPage();
  await openBoard(other, '8/00000005');
  await expectQueens(other, ['e1']);
  await expectLinkNotice(other);
  await tool(other, 'Undo').click();
  await expectQueens(other, THREE);
  await expectMarks(other, ['a1']);
});

test('a link with the queens that stand there changes nothing, marks and steps included', async ({
  page,
  context,
}) => {
  await playThreeAndMark(page);
  const link = page.url();
  await changeSizes(page, 8, ']');
  // The size played last is another one here.
  const other = await context.newPage();
  await other.goto(link);
  await expectQueens(other, THREE);
  await expectMarks(other, ['a1']);
  await tool(other, 'Undo').click();
  await expectMarks(other, []);
  await expectQueens(other, THREE);
});

/** Holds back events about changes of the address until `tellOfNavigation`, from the next page on. */
async function delayNavigationEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isLate = true;
    const waiting: Event[] = [];
    window.tellOfNavigation = () => {
      isLate = false;
      for (const event of waiting) dispatchEvent(event);
    };
    // Added before the game's listeners, they can stop events from reaching them.
    addEventListener('popstate', (event) => {
      if (!isLate) return;
      event.stopImmediatePropagation();
      waiting.push(new PopStateEvent('popstate', { state: event.state as unknown }));
    });
    addEventListener('hashchange', (event) => {
      if (!isLate) return;
      event.stopImmediatePropagation();
      const { oldURL, newURL } = event;
      waiting.push(new HashChangeEvent('hashchange', { oldURL, newURL }));
    });
  });
}

test('a board that opens late does not take the address from the Collection', async ({
  page,
  context,
}) => {
  await openBoard(page);
  await click(page, 'a8');
  await page.goto('about:blank');

  const other = await context.newPage();
  await holdFromStart(other, BOARDS);
  await delayNavigationEvents(other);
  await openBoard(other);
  await other.getByRole('link', { name: 'Collection', exact: true }).click();
  const address = other.url();
  expect(address).toContain('#/collection');
  // The board opens after the address has become the Collection's and before the event about that.
  await letThrough(other, BOARDS);
  await other.evaluate(() => window.tellOfNavigation());
  const collection = other.getByRole('heading', { name: '92 solutions to find' });
  await expect(collection).toBeVisible();
  expect(other.url()).toBe(address);
  // The database is held from the start of this page as well.
  holding(other, 'disk');
  await other.reload();
  await expect(collection).toBeVisible();
  await expect(other.getByRole('grid')).toHaveCount(0);
});
