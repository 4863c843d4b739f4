import { expect, test } from './helpers/fixtures.ts';
import { click, expectQueens, openBoard, tool } from './helpers/steps.ts';

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
