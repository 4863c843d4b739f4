import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { storedRecord } from '../helpers/one-game.ts';
import { COMPLETE, COMPLETE_REST, openPuzzle } from '../helpers/puzzle-steps.ts';
import { click, expectQueens, notice, openBoard, result, tool } from '../helpers/steps.ts';

test('Check says that a queen is wrong without saying which, and Undo makes that true no more', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'f5', 'b4', 'a1');
  await tool(page, 'Check').click();
  await expect(page.getByText('A queen is wrong.', { exact: true }).first()).toBeVisible();
  await expectQueens(page, ['f5', 'b4', 'a1']);
  await page.keyboard.press('u');
  await expect(page.locator('nt-notices, nt-notice').getByText('A queen is wrong.')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(page.getByText('Nothing is wrong so far.', { exact: true }).first()).toBeVisible();
});

test('mistakes are framed as they are made where the setting is on, after a reload too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('ninety-two-settings', '{"mistakes":true,"lastSize":8}');
  });
  await openBoard(page);
  await click(page, 'f5', 'b4');
  const mistakes = page.locator('nt-board .drawing .mistake');
  await expect(mistakes).toHaveCount(0);
  await click(page, 'a1');
  await expect(mistakes).toHaveCount(1);
  await page.reload();
  await expect(mistakes).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(mistakes).toHaveCount(0);
  await page.keyboard.press('Shift+U');
  await expect(mistakes).toHaveCount(1);
});

test('a check of a puzzle is said in its own tab alone, and both tabs count the checks of both', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPuzzle(page, COMPLETE);
  await openPuzzle(other, COMPLETE);
  await click(page, 'b1');
  await expectQueens(other, ['b1']);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(notice(page)).toHaveText('A queen is wrong.');
  await expect(notice(other)).toHaveCount(0);
  await expectQueens(other, ['b1']);

  // Each tab stores its counts after the sentence, and reads the other's when it stores its next change.
  const stored = async (): Promise<string> =>
    JSON.stringify(await storedRecord(page, ['ninety-two-puzzles', 'games'], COMPLETE));
  await expect.poll(stored).toContain('"checks":1');
  // The other tab undoes the queen that the check was about.
  await other.keyboard.press('u');
  await expectQueens(page, []);
  await expect(notice(page)).toHaveCount(0);
  await other.keyboard.press('k');
  await expect(notice(other)).toHaveText('Nothing is wrong so far.');
  await expect(notice(page)).toHaveCount(0);

  await expect.poll(stored).toContain('"checks":2');
  const [first, ...rest] = COMPLETE_REST;
  await click(page, first!);
  await expect.poll(stored).toContain('"queens":[0,7,14]');
  await click(page, ...rest);
  const checks = (tab: Page) => result(tab).locator('dl > div', { hasText: 'Checks' });
  await expect(checks(page)).toHaveText(/Checks\s*2/);
  await other.reload();
  await expect(checks(other)).toHaveText(/Checks\s*2/);
});
