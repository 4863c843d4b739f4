import { allOf, backupOf, drop, play, store, storedCodes } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold, letThrough } from '../helpers/one-game.ts';
import { slowAnimations } from '../helpers/slow-animations.ts';
import { click, expectFound, notice, openBoard, SOLUTION as QUEENS } from '../helpers/steps.ts';

/** The database of the solutions of 8 × 8. */
const SOLUTIONS = 'ninety-two-solutions-8';

const [SOLUTION, OTHER] = allOf(8);

test('a database that is deleted under the game is made anew', async ({ page }) => {
  await page.goto('./#/play/8');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('ninety-two-solutions-8');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await play(page, SOLUTION!);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(await storedCodes(page, 8)).toEqual([SOLUTION]);
});

test('another tab imports 724 solutions while this one plays, and nothing is lost', async ({
  page,
  context,
}) => {
  const ten = allOf(10);
  const other = await context.newPage();
  await page.goto('./#/play/8');
  await other.goto('./#/play/10');
  await drop(other, backupOf([...ten, OTHER!]));
  await other.getByRole('button', { name: 'Add it' }).click();
  await page.bringToFront();
  await play(page, SOLUTION!);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(notice(other)).toContainText('Added: solutions (725).');
  expect(await storedCodes(page, 8)).toEqual([SOLUTION, OTHER]);
  expect(await storedCodes(page, 10)).toEqual(ten);
  await page.goto('./#/collection/10');
  await expect(page.getByText('in 92 of 92 families')).toBeVisible();
});

test('a notice says that an import is under way, and then what it added, which Undo takes back on any screen', async ({
  page,
}) => {
  await openBoard(page);
  await drop(page, backupOf([SOLUTION!]));
  await hold(page, SOLUTIONS);
  await page.getByRole('dialog').getByRole('button', { name: 'Add it' }).click();
  await expect(notice(page)).toContainText('Adding …');
  await letThrough(page, SOLUTIONS);
  expect(await storedCodes(page, 8)).toEqual([SOLUTION!]);
  await expectFound(page, '1 of 92');
  await expect(notice(page)).toContainText('Added: solutions (1).');
  await page.goto('./#/puzzles');
  await expect(page.locator('nt-puzzles').getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('nt-notice').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedCodes(page, 8)).toEqual([]);
  await page.goto('./#/play/8');
  await expectFound(page, '0 of 92');
});

test('erasing in another tab during the celebration shows no −1', async ({ page, context }) => {
  const other = await context.newPage();
  const count = page.locator('nt-play .whole-rose .figures');
  await openBoard(page);
  await expectFound(page, '0 of 92');
  // Without the comments of the renderer, which are others after a reload.
  const drawn = async (): Promise<string> => (await count.innerHTML()).replace(/<!--.*?-->/g, '');
  const nought = await drawn();
  await store(page, ['16837425']);
  await page.reload();
  await expectFound(page, '1 of 92');
  await other.goto('./#/collection/8');
  await other.getByRole('button', { name: 'Delete 8 × 8' }).click();

  await click(page, ...QUEENS.slice(0, 7));
  // The thread is drawn so slowly that the other tab is in time.
  await slowAnimations(page);
  await click(page, QUEENS[7]);
  await page.locator('nt-board .thread').waitFor({ state: 'attached' });
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectFound(page, '0 of 92');
  expect(await drawn()).toBe(nought);
});
