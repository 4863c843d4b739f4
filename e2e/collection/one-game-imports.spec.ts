import type { Page } from '@playwright/test';
import { allOf, backupOf, drop, exampleFind, storedCodes } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold, letThrough } from '../helpers/one-game.ts';
import { expectFound, notice, openBoard } from '../helpers/steps.ts';

const [FIRST, SECOND] = allOf(8) as [string, string, ...string[]];

/** The database of the solutions of 8 × 8. */
const SOLUTIONS = 'ninety-two-solutions-8';

/** A moment of September 2026 in microseconds, as some programs write one. */
const MICROSECONDS = 1_790_000_000_000_000;

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the board, and answers the question about a file up to the merge, which does not end. */
async function beginMerge(page: Page): Promise<void> {
  await openBoard(page);
  await drop(page, backupOf([FIRST]));
  await expect(dialog(page)).toContainText('8 × 8: 1 new solution');
  await hold(page, SOLUTIONS);
  await dialog(page).getByRole('button', { name: 'Add them' }).click();
  await expect(dialog(page)).not.toContainText('1 new solution');
}

/** Waits until Statistics say how many solutions are found in all. */
async function expectStatistics(page: Page, found: number): Promise<void> {
  await page.goto('./#/collection/statistics');
  await expect(page.locator('dl.all div').first()).toContainText(`Found ${found}`, {
    useInnerText: true,
  });
}

test('a find dated in microseconds is imported with an unknown date, and Statistics stay usable', async ({
  page,
}) => {
  await openBoard(page);
  const { foundAt } = exampleFind(FIRST);
  const backup = backupOf([FIRST, SECOND]).replace(
    `"foundAt":${foundAt}`,
    `"foundAt":${MICROSECONDS}`,
  );
  await drop(page, backup);
  await expect(dialog(page)).toContainText('8 × 8: 2 new solutions');
  await dialog(page).getByRole('button', { name: 'Add them' }).click();
  await expect(dialog(page).getByRole('heading', { name: '2 solutions added' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStatistics(page, 2);
  await page.goto(`./#/collection/8/family/1/${FIRST}`);
  await expect(page.getByRole('heading', { name: 'Found, date unknown' })).toBeVisible();
  await expect(page.getByText(/\d{5}/).filter({ hasNotText: FIRST })).toHaveCount(0);
});

test('a merge goes on after Escape, and its end is told in a notice', async ({ page }) => {
  await beginMerge(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await letThrough(page, SOLUTIONS);
  expect(await storedCodes(page, 8)).toEqual([FIRST]);
  await expectFound(page, '1 of 92');
  await expect(notice(page)).toContainText('1 solution added');
});
