import type { Page } from '@playwright/test';
import { DAY_ORDER } from '../../src/core/days/day-puzzles.ts';
import { friendQuery } from '../../src/core/routes/friend-day.ts';
import { dayAnswer, expectDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { copyWhatIsShared, openPuzzles } from '../helpers/puzzle-steps.ts';
import { watch } from '../helpers/settled.ts';
import { notice, result, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const TODAY = '2026-11-21';

/** The rows of the player and of friends. */
const rows = (page: Page) => page.locator('.standings tr');

/** Lets a page copy what it shares, and sets its clock. */
async function prepare(page: Page): Promise<void> {
  await copyWhatIsShared(page);
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
}

/**
 * Solves the three of today, from the button of the day on.
 * @param isNew True if the guide of each kind comes first.
 */
async function solveDay(page: Page, isNew: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Start: Regions' }).tap();
  for (const [at, kind] of DAY_ORDER.entries()) {
    if (isNew) {
      const guide = page.getByRole('dialog', { name: /: how to play$/ });
      await guide.getByRole('button', { name: 'Skip' }).tap();
      await expect(guide).toHaveCount(0);
    }
    await expectDayPuzzle(page, TODAY, kind);
    await tap(page, ...dayAnswer(TODAY, kind).rest);
    if (at < 2) {
      await result(page)
        .getByRole('link', { name: /^Next: / })
        .tap();
    }
  }
  await expect(result(page).getByRole('heading')).toHaveText('All three solved');
}

/** Sends the day to a friend under a name, and returns the link. */
async function send(page: Page, name: string): Promise<string> {
  await result(page).getByRole('button', { name: 'Share the day' }).tap();
  const field = page.getByRole('textbox', { name: 'Your name, if you like' });
  await field.fill(`  ${name}\u202e `);
  await field.press('Tab');
  await expect(field).toHaveValue(name);
  await page.getByRole('button', { name: 'As text' }).tap();
  await expect(notice(page)).toHaveText('Text and link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  return copied.slice(copied.lastIndexOf('\n') + 1);
}

test('two players send each other a day, and each stands in the list of the other', async ({
  page,
  browser,
}) => {
  await prepare(page);
  await openPuzzles(page);
  await solveDay(page, false);
  // Alone, the day ends with its three puzzles.
  await expect(result(page).locator('.times a')).toHaveCount(3);
  await expect(rows(page)).toHaveCount(0);
  const fromAnna = await send(page, 'Anna');
  await test.step('the notice leaves the title of the sheet free', async () => {
    const [told, title] = await Promise.all([
      notice(page).boundingBox(),
      result(page).getByRole('heading').boundingBox(),
    ]);
    expect(told!.y + told!.height).toBeLessThan(title!.y);
  });

  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await watch(context);
  const there = await context.newPage();
  const asked: string[] = [];
  there.on('request', (request) => asked.push(request.url()));
  await prepare(there);
  await there.goto(fromAnna);
  await expect(
    there.getByRole('heading', { name: /Anna.* sent you today’s puzzles/ }),
  ).toBeVisible();
  await expect(there.locator('.greeting')).toContainText(
    /Ninety-Two · To beat: \d+:\d\d · no help/,
  );
  await expect(rows(there)).toHaveText([/^\s*1\s*Anna\s*\d+:\d\d\s*$/]);
  await solveDay(there, true);
  await expect(rows(there)).toHaveCount(2);
  await expect(rows(there).filter({ hasText: 'You' })).toHaveText(/^\s*\d\s*You\s*\d+:\d\d\s*$/);
  const fromBen = await send(there, 'Ben');
  // Browsers do not send the part of an address behind the #.
  expect(asked.filter((url) => url.includes('from='))).toEqual([]);
  await context.close();

  await page.goto(fromBen);
  await expect(page.getByRole('heading', { name: /Ben.* sent you today’s puzzles/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Ben' })).toBeVisible();
  // Nothing is left to beat, and there is one button to share.
  await expect(page.locator('.greeting')).toContainText(/Ninety-Two · \d+:\d\d · no help/);
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveText(['Share the day']);
  await expect(page.getByText('Names and times come from your friends’ links.')).toBeVisible();
  await test.step('the row is there without the link, and the name is known the next time', async () => {
    await openPuzzles(page, TODAY);
    await expect(rows(page).filter({ hasText: 'Ben' })).toBeVisible();
    await expect(page.locator('.greeting')).toHaveCount(0);
    await page.getByRole('button', { name: 'Share the day' }).tap();
    await expect(page.getByRole('textbox')).toHaveValue('Anna');
  });
  await test.step('the rows are on the start page too, with the time until the next three', async () => {
    await openPuzzles(page);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: 'Ben' })).toBeVisible();
    await expect(page.locator('.wait')).toHaveText(/^Next puzzles in 1[12] h/);
  });
});

test('a friend’s link opens its day, and a damaged one says so', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00`));
  const results = [{ seconds: 70, help: [1] }, undefined, { seconds: 20, help: [0] }];
  const query = friendQuery({ results, name: '<b>Eva</b>' });
  await openPuzzles(page, `2026-11-18${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('18 November');
  await expect(page.locator('.greeting')).toContainText('<b>Eva</b>');
  await expect(page.locator('.greeting')).toContainText('sent you the puzzles of 18 November');
  await expect(rows(page)).toHaveText([/–\s*<b>Eva<\/b>\s*2 of 3\s*1:30/]);

  await openPuzzles(page, `2026-11-19${query.replace('70', '10')}`);
  await expect(notice(page)).toHaveText(
    'Part of this link is missing or wrong, so your friend’s times can’t be shown.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('19 November');
  await expect(page.getByRole('link', { name: 'Start: Regions' })).toBeVisible();
  await expect(page.locator('.greeting')).toHaveCount(0);
});
