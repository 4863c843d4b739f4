import { crash } from '../helpers/crash.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, openPuzzles, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import { click, expectMarks, expectQueens, result } from '../helpers/steps.ts';

test('a puzzle whose page has crashed is among the unfinished, and goes on as it stood', async ({
  page: before,
  context,
}) => {
  const [first, second, ...rest] = REGIONS_ANSWER;
  await openPuzzle(before, REGIONS);
  await click(before, first!, second!);
  await before.getByRole('button', { name: 'Mark', exact: true }).click();
  await click(before, 'a8');
  await expectMarks(before, ['a8']);
  await crash(before);

  const page = await context.newPage();
  await openPuzzles(page);
  await page.getByRole('link', { name: /^Regions 8 × 8.*2 of 8 placed/ }).click();
  await expectQueens(page, [first!, second!]);
  await expectMarks(page, ['a8']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectMarks(page, []);
  await click(page, ...rest);
  await expect(result(page)).toContainText('Regions solved');
});
