import { store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { slowAnimations } from '../helpers/slow-animations.ts';
import { click, expectFound, openBoard, SOLUTION } from '../helpers/steps.ts';

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

  await click(page, ...SOLUTION.slice(0, 7));
  // The thread is drawn so slowly that the other tab is in time.
  await slowAnimations(page);
  await click(page, SOLUTION[7]);
  await page.locator('nt-board .thread').waitFor({ state: 'attached' });
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectFound(page, '0 of 92');
  expect(await drawn()).toBe(nought);
});
