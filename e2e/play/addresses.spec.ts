import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  BOARDS,
  changeSizes,
  expectLinkNotice,
  fromLink,
  hold,
  holdFromStart,
  letThrough,
  settle,
} from '../helpers/one-game.ts';
import { holding } from '../helpers/settled.ts';
import {
  chooseMore,
  click,
  expectFound,
  expectMarks,
  expectQueens,
  expectSize,
  insight,
  menuItem,
  notice,
  openBoard,
  result,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a board' });

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Board .*, change$/ }).click();
  await page.getByText('Open a position').click();
  await page.getByLabel('Type or paste a position').fill(text);
  await page.keyboard.press('Enter');
}

test('a position comes by link, or is typed or pasted', async ({ page, step }) => {
  await step('a whole solution by link is shown, says so and is not found', async () => {
    await openBoard(page, '8/15800000');
    await expectQueens(page, ['a8', 'e7', 'h6']);
    await openBoard(page, '8/15863724');
    await expectQueens(page, SOLUTION);
    await expect(insight(page)).toContainText('Opened from a link.');
    await expect(result(page)).toHaveCount(0);
    await page.reload();
    // Nor is it by its last queen.
    for (const queens of [SOLUTION, SOLUTION.slice(1), SOLUTION]) {
      await expectQueens(page, queens);
      await click(page, 'a8');
    }
    await expect(result(page)).toHaveCount(0);
    await expectFound(page, '0 of 92');
  });

  await step('a position or a link of the game is typed, whatever stands behind it', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await openBoard(page, '6');
    await type(page, '[0, 4, 7, 5, 2, 6, 1, 3]');
    await expectQueens(page, SOLUTION);
    await expect(notice(page)).toContainText('count from 0');
    await expect(dialog(page)).toHaveCount(0);
    await expectFound(page, '0 of 92');
    await type(page, '0000B0000009');
    await expectSize(page, 12);
    await expectQueens(page, ['k8', 'i1']);
    await type(page, 'Look: https://example.org/#/play/8/15863724?utm_source=chat).');
    await expectSize(page, 8);
    await expectQueens(page, SOLUTION);
    await type(page, 'https://example.org/#/play/9.');
    await expectSize(page, 9);
    await expect(dialog(page)).toHaveCount(0);
    await type(page, 'https://example.org/#/puzzles/g/3x4/2');
    await expect(page.locator('nt-puzzle-play nt-board [role=gridcell]')).toHaveCount(12);
  });

  await step('typed text that is no position is refused, and leaves the board', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'b7', 'e3');
    const text = '<img src=x onerror=alert(1)>';
    await type(page, text);
    await expect(dialog(page).getByRole('alert')).toContainText('is not part of a position');
    await expect(page.getByLabel('Type or paste a position')).toBeFocused();
    await expect(page.getByLabel('Type or paste a position')).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectQueens(page, ['b7', 'e3']);
  });
});

test('the address follows the board without entries to go back through, and opens the same board elsewhere', async ({
  page,
  context,
}) => {
  await openBoard(page, '6');
  await openBoard(page);
  await click(page, 'a8', 'e7');
  await expect(page).toHaveURL(/#\/play\/8\/x15000000-jcj$/);
  await tool(page, 'Undo').click();
  await expect(page).toHaveURL(/#\/play\/8\/x10000000-tnn$/);
  await tool(page, 'Clear').click();
  await expect(page).toHaveURL(/#\/play\/8$/);

  await tool(page, 'Undo').click();
  await click(page, 'c7');
  await expect(page).toHaveURL(/#\/play\/8\/x13000000-cmt$/);
  const copied = page.url();
  const other = await context.newPage();
  await other.goto(copied);
  await expectQueens(other, ['a8', 'c7']);
  await page.goBack();
  await expectSize(page, 6);
});

test('a wrong link gets its sentence and leaves the board as it was, opened later or first', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'b7', 'e3');
  await page.goto('./#/play/8/1586372');
  await expect(notice(page)).toHaveText(
    'A position of 8 × 8 has one symbol a row, this one has 7 in all.',
  );
  await expectQueens(page, ['b7', 'e3']);
  await expect(menuItem(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  for (const [path, sentence] of [
    [
      'play/33',
      'Boards here go from 1 × 1 to 32 × 32. A newer version may have the one in this link.',
    ],
    [`play/8/${'.'.repeat(60_000)}a`, 'This link doesn’t lead anywhere. Here is your board.'],
  ] as const) {
    // Opens another document: the same one would only follow a link.
    await page.goto('about:blank');
    await page.goto(`./#/${path}`);
    await expect(notice(page), path.slice(0, 20)).toHaveText(sentence);
    await expectQueens(page, ['b7', 'e3']);
  }
});

test('Share copies the link of the position where there is no system sheet, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBoard(page);
  await click(page, 'a8', 'e7');
  await chooseMore(page, 'Share this position');
  await expect(notice(page)).toHaveText('Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test('Share hands the board that a link brings to the sheet of the system, once it is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      window.name = data!.url!;
      return Promise.resolve();
    };
  });
  await openBoard(page);
  await settle(page, BOARDS);
  await hold(page, BOARDS);
  await page.evaluate(() => (location.hash = '#/play/9/150000000'));
  await expectSize(page, 9);
  await chooseMore(page, 'Share this position');
  await letThrough(page, BOARDS);
  await expect
    .poll(() => page.evaluate(() => window.name))
    .toMatch(/#\/play\/9\/x150000000-[a-z]{3}$/);
  expect(await page.evaluate(() => window.name)).toBe(page.url());
});

test('a size is chosen in a dialog, the common ones at a glance and the rest one step further', async ({
  page,
}) => {
  await openBoard(page);
  const change = page.getByRole('button', { name: 'Board 8 by 8, change' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Choose a board' });
  await expect(dialog.getByRole('link', { name: /^8 by 8/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(dialog.getByRole('link')).toHaveCount(9);
  await dialog.getByRole('link', { name: '6 by 6 · 0 of 4' }).click();
  await expect(dialog).toHaveCount(0);
  await expectSize(page, 6);

  await page.getByRole('button', { name: 'Board 6 by 6, change' }).click();
  await dialog.getByText('More sizes').click();
  await expect(dialog.getByRole('link')).toHaveCount(32);
  await dialog.getByRole('link', { name: /^14 by 14/ }).click();
  await expectSize(page, 14);
});

test('brackets lead to smaller and larger boards and end at 1 and 32, of which each says what is known', async ({
  page,
}) => {
  await openBoard(page, '3');
  await click(page, 'a3', 'c2');
  await expect(insight(page)).toContainText('3 queens on 3 × 3 always attack each other');
  await page.keyboard.press('[');
  await expect(insight(page)).toContainText('2 queens on 2 × 2 always attack each other');
  await page.keyboard.press('[');
  await expectSize(page, 1);
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expectSize(page, 2);
  // Counting on the largest boards takes seconds.
  holding(page, 'answers');
  await openBoard(page, '31');
  await page.keyboard.press(']');
  await expectSize(page, 32);
  await page.keyboard.press(']');
  // By mouse the whole of 32 × 32 is in view and can be clicked.
  await click(page, 'af32');
  await expectQueens(page, ['af32']);
  await expect(page.getByRole('button', { name: 'Larger squares' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '0 found, nobody knows the total' })).toBeVisible();

  // The game opens with the size that was played last.
  await page.keyboard.press('[');
  await expectSize(page, 31);
  await page.goto('about:blank');
  await page.goto('./');
  await expectSize(page, 31);
});

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
  await expectSize(page, 8);
  await expectQueens(page, THREE);
  await expectMarks(page, ['a1']);
  await expect(fromLink(page)).toHaveCount(0);
  await expect(page.locator('nt-notice')).toHaveCount(0);
  await click(page, ...SOLUTION.slice(3));
  await expect(result(page)).toBeVisible();
  await expectFound(page, '1 of 92');
});

test('a link lays its queens out, says so, and Undo brings the own board back, also in a new tab', async ({
  page,
  context,
}) => {
  await playThreeAndMark(page);
  // The link is the first address of the other tab.
  for (const tab of [page, await context.newPage()]) {
    await openBoard(tab, '8/00000005');
    await expectQueens(tab, ['e1']);
    await expectLinkNotice(tab);
    await tool(tab, 'Undo').click();
    await expectQueens(tab, THREE);
    await expectMarks(tab, ['a1']);
  }

  // The notice goes once Undo would take back something else.
  await openBoard(page, '8/00000006');
  await expectLinkNotice(page);
  await click(page, 'a8');
  await expect(page.locator('nt-notice')).toHaveCount(0);
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
  // The tap waits for the board, and the browser tells of the new address in its own time.
  await expect(other).toHaveURL(/#\/collection/);
  const address = other.url();
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
