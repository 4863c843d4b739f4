import type { Locator, Page, Route } from '@playwright/test';
import { friendQuery } from '../../src/core/routes/friend-day.ts';
import { drop } from '../helpers/collection-data.ts';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openElsewhere, storedRecord } from '../helpers/one-game.ts';
import { openPuzzles } from '../helpers/puzzle-steps.ts';
import { backupOfDays, keepDays } from '../helpers/solved-days.ts';
import { notice, setLanguage, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

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

/** Counts the words with letters of a page in English that stand in the window. */
function wordsInWindow(part: Locator): Promise<number> {
  return part.evaluate((root) => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    const count = (node: Node): number => {
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, bottom, height } = range.getBoundingClientRect();
        if (height === 0 || bottom <= 0 || top >= innerHeight) return 0;
        const segments = [...segmenter.segment(node.data)];
        return segments.filter(({ segment }) => /\p{L}/u.test(segment)).length;
      }
      const inner = (node as Element).shadowRoot ?? node;
      return [...inner.childNodes].reduce((sum, child) => sum + count(child), 0);
    };
    return count(root.shadowRoot!);
  });
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

test('one button of its card starts a day and goes on, the streak grows', async ({ page }) => {
  await at(page, `${TODAY}T09:00`);
  await keepDays(page, { '2026-11-20': 'c..' });
  await openToday(page);
  await expect(row(page)).toContainText('1-day streak');
  // Kinds keep their places, whatever their difficulties.
  await expect(page.locator('.day-card a > b')).toHaveText(['Regions', 'Fill in', 'Guard']);
  await expect(page.locator('.day-card small:not(.rule)')).toHaveText([
    'Medium',
    'Gentle',
    'Tricky',
  ]);
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

test('today and other days say what they are, and are walked by keys', async ({ page, step }) => {
  await step('arrows lead over boards, days and rows, and letters to the pages', async () => {
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

  await step('days that are past, to come and before the first say what they are', async () => {
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

  await step('side by side, the boards are of one width, and all there is is in view', async () => {
    await at(page, '2026-11-23T09:00');
    await keepDays(page, { '2026-11-23': '.c.' });
    await openDayPuzzle(page, '2026-11-23', 'complete');
    await tap(page, dayAnswer('2026-11-23', 'complete').rest[0]!);
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
      // On a desktop the next puzzle is large, and says its rule.
      const [large, small] = boxes.map(([frame]) => frame!.width);
      if (viewport.height >= 800) expect(large).toBeGreaterThan(3 * small!);
      const isDesktop = viewport.height >= 800;
      await expect(page.locator('.first .rule')).toHaveCount(isDesktop ? 1 : 0);
      const { given, squares } = dayAnswer('2026-11-23', 'complete');
      const placed = `1 of ${Math.sqrt(squares) - given} placed`;
      await expect(page.locator('.first').getByText(placed)).toHaveCount(isDesktop ? 1 : 0);
      // The order of Tab is the order that is seen.
      const names = isDesktop ? ['Fill in', 'Regions', 'Guard'] : ['Regions', 'Fill in', 'Guard'];
      await expect(page.locator('.day-card a > b')).toHaveText(names);
      const seen = await page.locator('.day-card a').evaluateAll((links) =>
        links.map((link) => {
          const { top, left } = link.getBoundingClientRect();
          return top * 10_000 + left;
        }),
      );
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      if (viewport.height >= 800) await expect(page.locator('.more')).toBeInViewport({ ratio: 1 });
    }
    // The name of the large puzzle is never broken within its word.
    await page.setViewportSize({ width: 901, height: 700 });
    const name = page.locator('.day-card .first a > b');
    for (const language of ['es', 'pt-BR', 'fr', 'ru', 'en'] as const) {
      await setLanguage(page, language);
      const lines = await name.evaluate(
        (b) => b.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(b).lineHeight),
      );
      expect(Math.round(lines), language).toBe(1);
    }
    // In large text, too, the next puzzle has the largest board.
    await page.setViewportSize({ width: 901, height: 600 });
    const html = page.locator('html');
    await html.evaluate((root) => (root.style.fontSize = '200%'));
    const [first, ...others] = await page
      .locator('.day-card .frame')
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().width));
    expect(others).toHaveLength(2);
    expect(first).toBeGreaterThan(2 * Math.max(...others));
    await html.evaluate((root) => (root.style.fontSize = ''));
  });

  await step('the button of a day that is over shares it', async () => {
    await at(page, '2026-11-28T09:00');
    await keepDays(page, { '2026-11-28': 'cxc' });
    await openToday(page);
    await expect(
      board(page, 'Regions').getByRole('img', { name: 'Solution revealed' }),
    ).toBeVisible();
    await next(page).tap();
    await expect(page.getByRole('dialog', { name: 'Share the day' })).toBeVisible();
    await page.keyboard.press('Escape');
    // One was revealed, so the petals are not whole.
    await expect(page.locator('.day-end')).toHaveCount(0);
    await expect(page.locator('.wait')).toHaveText('Next puzzles in 15 h');
  });

  await step('the end of a day is the same on its start page and in the calendar', async () => {
    await at(page, '2026-11-28T09:00');
    await page.setViewportSize({ width: 390, height: 844 });
    await keepDays(page, { '2026-11-28': 'ccc' });
    const ends: string[] = [];
    for (const path of ['', '2026-11-28']) {
      await openPuzzles(page, path);
      await expect(page.locator('.day-card')).toHaveCount(0);
      ends.push(await page.locator('.day-end').innerText());
    }
    expect(ends[1]).toBe(ends[0]);
    await expect(page.locator('.day-end')).toContainText('All three solved');
    await expect(page.getByRole('button', { name: 'Share the day' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.wait')).toHaveText('Next puzzles in 15 h');
    await page.locator('.times a').filter({ hasText: 'Guard' }).tap();
    await expect(page).toHaveURL(/#\/puzzles\/2026-11-28\/guard$/);
  });

  await step(
    'a day that runs and one that is over, with friends, have at most 50 words',
    async () => {
      await at(page, '2026-11-14T09:17');
      await page.setViewportSize({ width: 390, height: 844 });
      const week = ['08', '09', '10', '11', '12', '13'].map(
        (day) => [`2026-11-${day}`, 'ccc'] as const,
      );
      for (const name of ['Anna', 'Eva', 'Tom']) {
        const results = [30, 40, 50].map((seconds) => ({ seconds, help: [0] }));
        await openPuzzles(page, `2026-11-14${friendQuery({ results, name })}`);
        await expect(page.locator('.standings').getByText(name)).toBeVisible();
      }
      const counts: Record<string, number> = {};
      for (const letters of ['c..', 'ccc']) {
        await keepDays(page, { ...Object.fromEntries(week), '2026-11-14': letters });
        await openPuzzles(page);
        await expect(page.locator('.standings tr')).toHaveCount(4);
        await expect(row(page).locator('li')).toHaveCount(7);
        await expect(page.locator('.day-end')).toHaveCount(letters === 'ccc' ? 1 : 0);
        counts[letters] = await wordsInWindow(page.locator('nt-puzzles-hub'));
      }
      expect(counts['c..'], JSON.stringify(counts)).toBeLessThanOrEqual(50);
      expect(counts['ccc'], JSON.stringify(counts)).toBeLessThanOrEqual(50);
    },
  );

  await step(
    'a day that runs, and one that is over, take three quarters of a desktop’s window',
    async () => {
      await at(page, '2026-11-15T09:17');
      for (const letters of ['c..', 'ccc']) {
        await keepDays(page, { '2026-11-15': letters });
        await openPuzzles(page);
        await expect(page.locator('.day-end')).toHaveCount(letters === 'ccc' ? 1 : 0);
        for (const [width, height] of [
          [1280, 800],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height });
          const card = page.locator(':is(.day-card:has(.wide), .day-end)');
          const bottom = await card.evaluate((part) => part.getBoundingClientRect().bottom);
          expect(bottom, `${letters}, ${width}`).toBeGreaterThan(0.75 * height);
          expect(bottom, `${letters}, ${width}`).toBeLessThan(height);
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
    },
  );

  await step('the longest date moves nothing, in either language and a wide font', async () => {
    // A Wednesday in September is the longest in English; in Chinese all are of one length but for their numbers.
    const days = [new Date(2026, 4, 1, 12), new Date(2026, 8, 30, 12), new Date(2026, 11, 30, 12)];
    const tops: number[] = [];
    for (const day of days) {
      await page.clock.setFixedTime(day);
      await page.goto('./#/settings');
      await openPuzzles(page);
      await expect(page.locator('nt-puzzles-hub header p')).toHaveText(/\d/);
      for (const font of ['monospace', '']) {
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

  await step('a clock before the first day is told in place of the cards', async () => {
    await at(page, '1970-01-02T09:00');
    await page.reload();
    await openPuzzles(page);
    await expect(page.locator('nt-puzzles-hub [role=status]')).toHaveText(
      'Your device’s clock says 2 January 1970. Puzzles of the day begin on 1 January 2026.',
    );
    await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeVisible();
    await expect(page.locator('.day-card')).toHaveCount(0);
    await expect(row(page)).toHaveCount(0);
  });
});

test('at midnight today turns under the player’s eyes, and was made ahead', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:50:00') });
  await openToday(page);
  await expect(page.locator('header p')).toContainText('Sat 21 November');
  const ahead = () => storedRecord(page, ['ninety-two-puzzles', 'made'], '2026-11-23');
  await expect.poll(ahead).toBeDefined();
  await page.clock.runFor('11:00');
  await expect(page.locator('header p')).toContainText('Sun 22 November');
  await expectToday(page);
  await expect(day(page, '22 November, 0 of 3')).toHaveAttribute('aria-current', 'date');
});

test('what another tab solves or adds is shown on the cards and in the row, once', async ({
  page,
  context,
  step,
}) => {
  const other = await openElsewhere(context);
  await step('days of a backup are on the calendar and in the row, once', async () => {
    await at(page, `${TODAY}T09:00`);
    await keepDays(page, { '2026-11-19': 'c..' });
    await at(other, `${TODAY}T09:00`);
    await openToday(other);
    await expect(row(other)).toContainText('1-day streak');
    const dialog = page.getByRole('dialog');
    await drop(
      page,
      backupOfDays({ '2026-11-19': 'cc.', '2026-11-20': 'c..', '2026-11-12': '.s.' }),
    );
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await expect(notice(page)).toContainText('Added: puzzle results (3).');
    for (const name of ['19 November, 2 of 3', '20 November, 1 of 3']) {
      await expect(day(page, name)).toBeVisible();
    }
    await expect(row(other)).toContainText('2-day streak');
    await expect(day(other, '19 November, 2 of 3')).toBeVisible();
    await openPuzzles(page, 'figures');
    // Each puzzle once: three of days that count, and one that was solved later.
    await expect(page.locator('.facts dd').first()).toHaveText('4');
  });

  await step('a puzzle solved in another tab is shown on its card, and counts once', async () => {
    const later = '2026-12-12';
    await at(page, `${later}T09:00`);
    await openToday(page);
    await at(other, `${later}T09:00`);
    await openDayPuzzle(other, later, 'complete');
    const { rest } = dayAnswer(later, 'complete');
    await tap(other, ...rest.slice(0, -1));
    await expect(next(page)).toHaveText('Go on: Fill in');
    await tap(other, rest.at(-1)!);
    await expect(board(page, 'Fill in').getByRole('img', { name: 'Solved' })).toBeVisible();
    await expect(row(page)).toContainText('1-day streak');
  });
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('today’s puzzles are missing without their worker, and come when asked for', async ({
    page,
  }) => {
    await at(page, `${TODAY}T09:00`);
    await page.goto('./#/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const abort = (route: Route): Promise<void> => route.abort('internetdisconnected');
    await page.route(/worker-puzzles/, abort);
    // The host stays out of reach: where it answers, the game fetches what is missing by loading the page anew.
    await page.route('**/sw.js', abort);
    await page.goto('./#/puzzles');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(page.locator('.missing')).toContainText('If you’re offline, connect once');
    await page.unrouteAll();
    await again.tap();
    await expectToday(page);
    await expect(again).toHaveCount(0);
  });
});
