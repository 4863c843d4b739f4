import { expect, test } from '../helpers/fixtures.ts';
import { BOARDS, hold, letThrough, settle } from '../helpers/one-game.ts';
import {
  chooseMore,
  click,
  expectQueens,
  expectSize,
  notice,
  openBoard,
} from '../helpers/steps.ts';

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
  const other = await context.newPage();
  await other.goto(copied);
  await expectQueens(other, ['a8', 'e7']);
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
