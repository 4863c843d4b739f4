import type { Page, Route } from '@playwright/test';
import { drop } from '../helpers/collection-data.ts';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openElsewhere } from '../helpers/one-game.ts';
import { openPuzzles } from '../helpers/puzzle-steps.ts';
import { backupOfDays, keepDays } from '../helpers/solved-days.ts';
import { setLanguage, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const DATABASE = 'ninety-two-puzzles';
const TODAY = '2026-11-21';

const board = (page: Page, name: string) =>
  page.locator('.day-card li a').filter({ hasText: name });
/** The one button of the day. */
const next = (page: Page) => page.locator('.day-card .button');
const row = (page: Page) => page.locator('nt-puzzles-hub .row');
const day = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function at(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
}

/** Opens today and waits for its boards and for the stored progress. */
async function openToday(page: Page): Promise<void> {
  await openPuzzles(page);
  await expectToday(page);
}

async function expectToday(page: Page): Promise<void> {
  await expect(page.locator('.day-card .puzzle-thumbnail')).toHaveCount(3);
  await expect(row(page).locator('[aria-current=date]')).toBeVisible();
}

test('a day is solved from its card, whose one button starts it and goes on with it, and the streak grows', async ({
  page,
}) => {
  await at(page, `${TODAY}T09:00`);
  await keepDays(page, { '2026-11-20': 'c..' });
  await openToday(page);
  await expect(row(page)).toContainText('1-day streak');
  // Kinds keep their places, whatever their difficulties.
  await expect(page.locator('.day-card b')).toHaveText(['Regions', 'Fill in', 'Guard']);
  await expect(page.locator('.day-card small')).toHaveText(['Medium', 'Gentle', 'Tricky']);
  await expect(next(page)).toHaveText('Start: Regions');
  await next(page).tap();
  await expect(page).toHaveURL(new RegExp(`${TODAY}/regions$`));
  const { rest } = dayAnswer(TODAY, 'regions');
  await tap(page, rest[0]!);
  await openToday(page);
  await expect(next(page)).toHaveText('Go on: Regions');
  // The puzzle is on the card, so it is not in the list of unfinished ones.
  await expect(page.getByRole('heading', { name: 'Unfinished' })).toHaveCount(0);
  await board(page, 'Regions').tap();
  await tap(page, ...rest.slice(1));
  await openToday(page);
  await expect(board(page, 'Regions').getByRole('img', { name: 'Solved' })).toBeVisible();
  await expect(board(page, 'Regions')).toContainText(/Medium · \d+:\d\d/);
  // The board as it stands: every queen.
  await expect(board(page, 'Regions').locator('.puzzle-thumbnail svg')).toHaveCount(rest.length);
  await expect(next(page)).toHaveText('Go on: Fill in');
  await expect(row(page)).toContainText('2-day streak');
  await expect(day(page, '21 November, 1 of 3')).toBeVisible();
});

test('the button of a day that is over shares it', async ({ page }) => {
  await at(page, `${TODAY}T09:00`);
  await keepDays(page, { [TODAY]: 'cxc' });
  await openToday(page);
  await expect(
    board(page, 'Regions').getByRole('img', { name: 'Solution revealed' }),
  ).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole('dialog', { name: 'Share the day' })).toBeVisible();
});

test('the week begins with the first day that counts, and ends today', async ({ page }) => {
  const week = row(page).getByRole('listitem');
  await at(page, `${TODAY}T09:00`);
  await openToday(page);
  await expect(week).toHaveText(['Today']);
  await keepDays(page, { '2026-11-19': 'c..' });
  await openToday(page);
  await expect(week).toHaveText(['T', 'F', 'Today']);
  await keepDays(page, { '2026-11-03': 'c..' });
  await openToday(page);
  await expect(week).toHaveCount(7);
});

test('a day off is said, and the end of a streak once', async ({ page }) => {
  await at(page, `${TODAY}T09:00`);
  await keepDays(page, { '2026-11-18': 'c..', '2026-11-19': '.c.', '2026-11-21': 'c..' });
  await openToday(page);
  await expect(row(page)).toContainText('3-day streak');
  await expect(row(page)).toContainText(
    'Yesterday was your day off. One in seven doesn’t end a streak.',
  );
  await expect(day(page, '20 November, day off')).toBeVisible();

  await at(page, '2026-11-25T09:00');
  await page.reload();
  const ended = 'Your longest streak is 3 days. You can still play earlier days.';
  await expect(row(page)).toContainText('Solve one puzzle to start a streak.');
  await expect(row(page)).toContainText(ended);
  await page.reload();
  await expectToday(page);
  await expect(row(page)).not.toContainText(ended);
});

test('at midnight today turns under the player’s eyes, and was made ahead', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:50:00') });
  await openToday(page);
  await expect(page.locator('header p')).toContainText('Sat 21 November');
  await expect.poll(() => madeDays(page)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  await page.clock.runFor('11:00');
  await expect(page.locator('header p')).toContainText('Sun 22 November');
  await expectToday(page);
  await expect(day(page, '22 November, 0 of 3')).toHaveAttribute('aria-current', 'date');
});

test('a puzzle solved in another tab is shown on its card, and counts once', async ({
  page,
  context,
}) => {
  await at(page, `${TODAY}T09:00`);
  await openToday(page);
  const other = await openElsewhere(context);
  await at(other, `${TODAY}T09:00`);
  await openDayPuzzle(other, TODAY, 'complete');
  const { rest } = dayAnswer(TODAY, 'complete');
  await tap(other, ...rest.slice(0, -1));
  await expect(next(page)).toHaveText('Go on: Fill in');
  await tap(other, rest.at(-1)!);
  await expect(board(page, 'Fill in').getByRole('img', { name: 'Solved' })).toBeVisible();
  await expect(row(page)).toContainText('1-day streak');
});

test('arrows lead over boards, days and rows, and letters to the pages', async ({ page }) => {
  await at(page, `${TODAY}T09:00`);
  await keepDays(page, { '2026-11-20': 'c..' });
  await openToday(page);
  await board(page, 'Regions').focus();
  await page.keyboard.press('ArrowDown');
  await expect(board(page, 'Fill in')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(day(page, '20 November, 1 of 3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 November');
  await openToday(page);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/#\/puzzles\/past$/);
  await openToday(page);
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/#\/puzzles\/own$/);
});

test('side by side, the boards of the day are of one width, and all there is to begin is in view', async ({
  page,
}) => {
  await at(page, '2026-11-23T09:00');
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await openToday(page);
    await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeVisible();
    const boxes = await page
      .locator('.day-card .frame')
      .evaluateAll((frames) =>
        frames.map((frame) =>
          [frame, frame.firstElementChild!].map((one) => one.getBoundingClientRect()),
        ),
      );
    for (const [frame, board] of boxes) {
      expect(frame!.width).toBeCloseTo(frame!.height, 0);
      expect(Math.max(board!.width, board!.height)).toBeCloseTo(frame!.width, 0);
    }
    await expect(next(page)).toBeInViewport({ ratio: 1 });
    if (viewport.height >= 800) await expect(page.locator('.more')).toBeInViewport({ ratio: 1 });
  }
});

test('a day that is past, one to come and one before the first each say what they are', async ({
  page,
}) => {
  await at(page, `${TODAY}T09:00`);
  await openPuzzles(page, '2026-11-18');
  await expect(page.locator('.day-card .puzzle-thumbnail')).toHaveCount(3);
  await expect(page.locator('header p')).toHaveText('Wednesday · 0 of 3');
  await board(page, 'Guard').tap();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '#/puzzles/2026-11-18',
  );
  await page.goBack();
  await page.getByRole('link', { name: 'Earlier: 17 November' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('17 November');
  await openPuzzles(page, '2026-11-24');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('24 November isn’t here yet');
  await expect(page.locator('.day-card')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to today' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await openPuzzles(page, '2025-12-31');
  await expect(page.locator('.closed')).toContainText(
    'The first puzzles are those of 1 January 2026.',
  );
});

test('days of a backup are on the calendar and in the row, once, in another tab too', async ({
  page,
  context,
}) => {
  await at(page, `${TODAY}T09:00`);
  await keepDays(page, { '2026-11-19': 'c..' });
  const other = await openElsewhere(context);
  await at(other, `${TODAY}T09:00`);
  await openToday(other);
  await expect(row(other)).toContainText('1-day streak');
  const dialog = page.getByRole('dialog');
  await drop(page, backupOfDays({ '2026-11-19': 'cc.', '2026-11-20': 'c..', '2026-11-12': '.s.' }));
  await expect(dialog).toContainText('3 new results · 1 here already');
  await dialog.getByRole('button', { name: 'Add them' }).click();
  await expect(dialog).toContainText('3 puzzles added');
  await page.keyboard.press('Escape');
  for (const name of ['19 November, 2 of 3', '20 November, 1 of 3']) {
    await expect(day(page, name)).toBeVisible();
  }
  await expect(row(other)).toContainText('2-day streak');
  await expect(day(other, '19 November, 2 of 3')).toBeVisible();
  await openPuzzles(page, 'figures');
  // Each puzzle once: three of days that count, and one that was solved later.
  await expect(page.locator('.facts dd').first()).toHaveText('4');
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  for (const [part, place, words] of [
    ['assets/puzzles-', 'nt-missing-page', 'This page couldn’t be loaded.'],
    ['worker-puzzles', '.missing', 'If you’re offline, connect once'],
  ] as const) {
    test(`today’s puzzles are missing without ${part}, and there when asked for with it`, async ({
      page,
    }) => {
      await at(page, `${TODAY}T09:00`);
      await page.goto('./#/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const abort = (route: Route): Promise<void> => route.abort('internetdisconnected');
      const isMissing = (url: URL): boolean => url.pathname.includes(part);
      await page.route(isMissing, abort);
      // The host stays out of reach: where it answers, the game fetches what is missing by loading the page anew.
      await page.route('**/sw.js', abort);
      await page.evaluate(() => (location.hash = '#/puzzles'));
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(page.locator(place)).toContainText(words);
      await page.unrouteAll();
      await again.tap();
      await expectToday(page);
      await expect(again).toHaveCount(0);
    });
  }
});

test.describe('after the first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('today opens without a network, and is made then', async ({ page, site, context }) => {
    await page.goto(site.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.close();
    await site.stop();
    const later = await context.newPage();
    await at(later, '2027-02-28T08:00');
    await later.goto(`${site.url}#/puzzles`);
    await expectToday(later);
    await expect(later.locator('header p')).toHaveText('Sun 28 February');
  });
});

/** Returns the days whose puzzles are cached. */
function madeDays(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('made').objectStore('made').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result);
          };
        };
      }),
    DATABASE,
  );
}

test('the longest date of Today moves nothing below it, in either language and a wide font', async ({
  page,
}) => {
  // A Wednesday in September is the longest in English; in Chinese all are of one length but for their numbers.
  const days = [new Date(2026, 4, 1, 12), new Date(2026, 8, 30, 12), new Date(2026, 11, 30, 12)];
  const tops: number[] = [];
  for (const day of days) {
    await page.clock.setFixedTime(day);
    await page.goto('about:blank');
    await page.goto('./#/puzzles');
    await expect(page.locator('nt-puzzles-hub header p')).toHaveText(/\d/);
    for (const font of ['', 'monospace']) {
      await page.evaluate((name) => {
        document.documentElement.style.setProperty('--font-ui', name);
      }, font);
      for (const language of ['zh-Hans', 'en'] as const) {
        await setLanguage(page, language);
        const cards = page.locator('nt-puzzles-hub .day-card');
        tops.push(await cards.evaluate((list) => list.getBoundingClientRect().top));
      }
    }
  }
  expect(new Set(tops).size, tops.join()).toBe(1);
});

test('a clock set before the first day is told in place of the cards, and nothing that is not there is promised', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const [moment, date] of [
    ['1970-01-02T09:00', '2 January 1970'],
    ['2016-11-26T09:00', '26 November 2016'],
    ['2024-02-29T09:00', '29 February 2024'],
  ] as const) {
    await at(page, moment);
    await page.reload();
    await openPuzzles(page);
    await expect(page.locator('nt-puzzles-hub [role=status]')).toHaveText(
      `Your device’s clock says ${date}. Puzzles of the day begin on 1 January 2026.`,
    );
    await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeVisible();
    await expect(page.locator('.day-card')).toHaveCount(0);
    await expect(row(page)).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
