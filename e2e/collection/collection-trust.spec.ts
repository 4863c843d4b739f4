import { allOf, backupOf, drop, play, storedCodes } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';

const [SOLUTION, OTHER] = allOf(8);

test('a database that is deleted under the game is made anew, and finds go on', async ({
  page,
}) => {
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
  await expect(other.getByRole('dialog')).toContainText('10 × 10: 724 new solutions');
  await other.getByRole('button', { name: 'Add them' }).click();
  await page.bringToFront();
  await play(page, SOLUTION!);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '725 solutions added' })).toBeVisible();
  expect(await storedCodes(page, 8)).toEqual([SOLUTION, OTHER]);
  expect(await storedCodes(page, 10)).toEqual(ten);
  await page.goto('./#/collection/10');
  await expect(page.getByText('in 92 of 92 families')).toBeVisible();
});
