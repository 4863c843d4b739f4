import type { Page } from '@playwright/test';
import { allOf, backupOf, drop, storedCodes } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold, letThrough } from '../helpers/one-game.ts';
import { expectFound, notice, openBoard } from '../helpers/steps.ts';

const [FIRST] = allOf(8) as [string, ...string[]];

/** The database of the solutions of 8 × 8. */
const SOLUTIONS = 'ninety-two-solutions-8';

const dialog = (page: Page) => page.getByRole('dialog');

test('a merge goes on after Escape, and its end is told in a notice', async ({ page }) => {
  await openBoard(page);
  await drop(page, backupOf([FIRST]));
  await expect(dialog(page)).toContainText('8 × 8: 1 new solution');
  await hold(page, SOLUTIONS);
  await dialog(page).getByRole('button', { name: 'Add them' }).click();
  await expect(dialog(page)).not.toContainText('1 new solution');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await letThrough(page, SOLUTIONS);
  expect(await storedCodes(page, 8)).toEqual([FIRST]);
  await expectFound(page, '1 of 92');
  await expect(notice(page)).toContainText('1 solution added');
});
