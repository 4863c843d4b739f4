import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, COMPLETE_REST, openPuzzle, openPuzzles } from '../helpers/puzzle-steps.ts';
import { keepDays } from '../helpers/solved-days.ts';
import { click, result } from '../helpers/steps.ts';

const NOON = new Date(2026, 10, 21, 12);

/** Three days that count and a free one between them; one answer shown; one solved much later. */
const DAYS = {
  '2026-11-17': 'ccc',
  '2026-11-18': 'c.x',
  '2026-11-20': '.cc',
  '2026-08-05': 's..',
};

const months = (page: Page) => page.locator('nt-past-calendar').getByRole('grid');
const day = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

test('past days are on a calendar', async ({ page, step }) => {
  await step('one puzzle that was solved after its day is counted, and is no streak', async () => {
    await page.clock.setFixedTime(NOON);
    await keepDays(page, { '2026-08-05': 's..' });
    await expect(page.locator('nt-puzzles h1 small')).toHaveText('1 solved');
  });

  await step('it shows the outcomes of each day, and each that has begun is a link', async () => {
    await page.clock.setFixedTime(NOON);
    await keepDays(page, DAYS);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '7 solved · longest streak 3 days',
    );
    for (const name of [
      '17 November, 3 of 3',
      '18 November, 1 of 3',
      '19 November, day off',
      '20 November, 2 of 3',
      '1 November, 0 of 3',
    ]) {
      await expect(day(page, name)).toBeVisible();
    }
    await expect(day(page, '21 November')).toHaveAttribute('aria-current', 'date');
    await expect(page.getByRole('img', { name: '22 November, to come' })).toBeVisible();
    await expect(day(page, '22 November')).toHaveCount(0);
    await expect(page.locator('[data-month="2026-11"]')).toContainText('6 solved');
    await expect(page.locator('[data-month="2026-11"]')).toContainText(
      'You solved nothing on 19 November. One day off in seven doesn’t end a streak.',
    );
    await expect(page.locator('[data-month="2026-10"]')).not.toContainText('solved');
  });

  await step('keys lead from day to day and month to month, to a day and home', async () => {
    await page.clock.setFixedTime(NOON);
    await openPuzzles(page, 'past');
    await expect(day(page, '21 November')).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).focus();
    await page.keyboard.press('Tab');
    await expect(day(page, '21 November')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(day(page, '21 November')).toBeFocused();
    for (let week = 0; week < 4; week++) await page.keyboard.press('ArrowUp');
    await expect(day(page, '24 October')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/puzzles\/2026-10-23$/);
    await page.goBack();
    await expect(day(page, '23 October')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('23 October');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/puzzles\/past$/);

    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(/#\/puzzles\/figures$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/puzzles$/);
  });

  await step('of two years only the months that were scrolled to are drawn', async () => {
    await page.clock.setFixedTime(new Date(2028, 0, 15, 12));
    await openPuzzles(page, 'past');
    await expect(page.getByRole('heading', { name: 'January', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'December 2027' })).toBeVisible();
    expect(await months(page).count()).toBeLessThan(12);

    await test.step('by a button, which leads on to them', async () => {
      await page.getByRole('button', { name: 'Earlier' }).focus();
      // Nothing more comes by itself while it has the focus.
      const before = await months(page).count();
      await page.keyboard.press('Enter');
      await expect(months(page).nth(before).getByRole('link').last()).toBeFocused();
    });

    await test.step('by scrolling', async () => {
      // Scrolls one frame at a time, as a finger does, to the earliest month.
      await page.locator('nt-past-calendar').evaluate(async ({ shadowRoot }) => {
        const main = document.querySelector('nt-app')!.shadowRoot!.querySelector('main')!;
        while (shadowRoot!.querySelector('button')) {
          main.scrollTo(0, main.scrollHeight);
          await new Promise(requestAnimationFrame);
        }
        main.scrollTo(0, main.scrollHeight);
      });
      await expect(page.locator('[data-day="2026-01-01"]')).toBeInViewport();
      await expect(page.locator('[data-month]')).toHaveCount(25);
    });
  });
});

test('figures are bars and a table, and follow a best of another tab', async ({
  page,
  context,
}) => {
  await openPuzzles(page, 'figures');
  await expect(page.getByText('Nothing solved yet. Puzzles you solve')).toBeVisible();
  await page.clock.setFixedTime(NOON);
  await keepDays(page, DAYS);
  await openPuzzles(page, 'figures');
  const other = await context.newPage();
  await openPuzzle(other, COMPLETE);
  await click(other, ...COMPLETE_REST);
  await expect(result(other)).toContainText('New best');
  await expect(page.locator('.facts dd')).toHaveText(['8', '4', '1']);
  await expect(page.locator('.facts + .card')).not.toContainText('no difficulty');
  const chart = page.getByRole('img', { name: /solved, / });
  const lines = [
    ...(await chart.getAttribute('aria-label'))!.matchAll(/(\w+ · \w+): (\d+) solved/g),
  ];
  await expect(page.locator('.figure')).toHaveCount(lines.length);
  await page.getByText('As a table').click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(lines.length + 1);
  for (const [at, [, name, solved]] of lines.entries()) {
    const row = rows.nth(at + 1);
    await expect(row.getByRole('rowheader')).toContainText(name!);
    await expect(row.getByRole('cell').first()).toHaveText(solved!);
  }
});
