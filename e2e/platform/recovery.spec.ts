import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { BOARDS, settle } from '../helpers/one-game.ts';
import {
  click,
  expectFound,
  expectMarks,
  expectQueens,
  notice,
  openBoard,
  SOLUTION,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

// Without a service worker the page loads its parts from the host alone, so they can be missing.
test.use({ expectedMessages: /Failed to load resource/ });

/** Returns the visible notice, not its announcement. */
const missing = (page: Page) =>
  page.locator('p', { hasText: 'Part of the game couldn’t be loaded.' });

test('a page whose parts have gone with its version reloads once and has them', async ({
  page,
  site,
  nextBuild,
}) => {
  await page.goto(`${site.url}#/play/8/15000000`);
  await expect(page.getByRole('gridcell', { name: 'a8, queen' })).toBeVisible();
  // Waits for the scripts loaded while idle: one missing would reload the page, and lose the address set below.
  await page.waitForLoadState('networkidle');
  site.deploy(nextBuild);
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('script[src*="-next.js"]')).toHaveCount(1);
});

test('a part that cannot be had is said, after one reload and not another', async ({
  page,
  site,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(/assets\/settings/, (route) => route.abort());
  await page.goto(`${site.url}#/play/8/15000000`);
  await expect(page.getByRole('gridcell', { name: 'a8, queen' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(missing(page)).toBeVisible();
  expect(loads).toBe(2);
});

test('without a network a missing part is said and the board stays', async ({ page, site }) => {
  await page.goto(`${site.url}#/play/8/15000000`);
  await expect(page.getByRole('gridcell', { name: 'a8, queen' })).toBeVisible();
  await page.evaluate(() => document.body.classList.add('stamped'));
  // The notice's script is loaded while the page is idle; without it no notice can be shown.
  await page.waitForFunction(() => customElements.get('nt-notice') !== undefined);
  await site.stop();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(missing(page)).toBeVisible();
  await expect(page.locator('body.stamped')).toBeVisible();
});

test.describe('storage whose code does not arrive', () => {
  const unsaved = /^Nothing is saved yet: part of the game hasn’t loaded\./;
  const code = '**/assets/progress-*.js';

  test('is requested again, reported until it is there, and then stores the moves made meanwhile', async ({
    page,
  }) => {
    await page.route(code, (route) => route.abort());
    await openBoard(page);
    await expect(notice(page)).toHaveText(unsaved);
    await click(page, ...SOLUTION);
    await expectQueens(page, SOLUTION);
    await page.evaluate(() => (location.hash = '#/settings'));
    await expect(page.getByText('Nothing is saved yet. Keep this page open')).toBeVisible();
    await expect(notice(page)).toHaveText(unsaved);

    // The notice appears once, however many requests fail.
    await page.getByRole('button', { name: 'Close' }).click();
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await failed;
    await page.unroute(code);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(/are saved only on this device/)).toBeVisible();
    await expect(notice(page)).toBeHidden();

    await page.getByRole('link', { name: 'Back to the board' }).click();
    await expectQueens(page, SOLUTION);
    await expectFound(page, '1 of 92');
    await settle(page, BOARDS);
    await page.reload();
    await expectQueens(page, SOLUTION);
    await expectFound(page, '1 of 92');
  });

  test('does not have the page reloaded once something was played', async ({ page }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem('loads', `${Number(sessionStorage.getItem('loads')) + 1}`),
    );
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route(code, async (route) => {
      await failing;
      await route.abort();
    });
    await openBoard(page);
    await click(page, 'a8');
    fail();
    await expect(notice(page)).toHaveText(unsaved);
    await expectQueens(page, ['a8']);
    expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('1');
  });
});

test('a screen that cannot be had is said once, and is there after Try again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const spoken: string[] = ((window as unknown as { spoken: string[] }).spoken = []);
    setInterval(() => {
      const text = document.querySelector('nt-app')?.shadowRoot?.querySelector('[aria-live]');
      const said = text?.textContent ?? '';
      if (said !== '' && said !== spoken.at(-1)) spoken.push(said);
    }, 100);
  });
  await page.route(/assets\/settings-/, (route) => route.abort());
  let asked = 0;
  await page.goto(`${site.url}#/play/8/15000000`);
  await expect(page.getByRole('gridcell', { name: 'a8, queen' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(missing(page)).toBeVisible();
  page.on('request', (request) => {
    if (request.url().includes('assets/settings-')) asked++;
  });
  for (let second = 0; second < 10; second++) {
    await page.clock.runFor(1000);
    // Waits until the requests made meanwhile are answered.
    await page.evaluate(() => fetch(location.pathname).then((answer) => answer.text()));
  }
  expect(asked).toBe(0);
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken.filter((text) => text.includes('couldn’t be loaded'))).toHaveLength(1);
  await expect(page.getByText('This page couldn’t be loaded.')).toBeVisible();
  await page.unroute(/assets\/settings-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText('This page couldn’t be loaded.')).toHaveCount(0);
});

for (const { name, part, hash, sign } of [
  {
    name: 'a puzzle by its code',
    part: /assets\/puzzles-/,
    hash: '#/puzzles/g/3x4/2',
    sign: 'nt-puzzle-play',
  },
  {
    name: 'the Guard table',
    part: /assets\/puzzles-/,
    hash: '#/puzzles/guard-table',
    sign: 'nt-guard-table h1',
  },
  {
    name: 'the editor',
    part: /assets\/editor-/,
    hash: '#/puzzles/own/regions',
    sign: 'nt-own-puzzle nt-board',
  },
  {
    name: 'a page of the Lab',
    part: /assets\/lab-/,
    hash: '#/lab/story',
    sign: 'nt-lab-story h1',
  },
  {
    name: 'the statistics',
    part: /assets\/collection-/,
    hash: '#/collection/statistics',
    sign: 'nt-statistics h1',
  },
]) {
  test(`${name} that cannot be had says so, and is there after Try again`, async ({
    page,
    site,
  }) => {
    let loads = 0;
    page.on('load', () => loads++);
    await page.route(part, (route) => route.abort());
    await page.goto(`${site.url}${hash}`);
    // The page reloads itself once. `page.evaluate` before that would count as a tap, after which it does not.
    await expect.poll(() => loads).toBe(2);
    await expect(missing(page)).toBeVisible();
    await expect(page.getByText('This page couldn’t be loaded.')).toBeVisible();
    await page.unroute(part);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(sign).first()).toBeVisible();
    await expect(page.getByText('This page couldn’t be loaded.')).toHaveCount(0);
  });
}

test('a message appears although the code for it is missing, and Try again heals it', async ({
  page,
  site,
}) => {
  await openWithoutExtras(page, site.url);
  // Until the button is pressed nothing else may load the code, as work of an idle page would.
  const code = await withhold(page, 'extras-*');
  await missing(page).getByRole('button', { name: 'Try again' }).click();
  code.release();
  await expect(missing(page)).toHaveCount(0);
  await page.getByRole('gridcell', { name: 'e6' }).click();
  await expect(page.locator('nt-app [aria-live=polite]')).toContainText('e6');
});

test('the sentence about missing parts leaves the tools of the board in reach', async ({
  page,
  site,
}) => {
  await openWithoutExtras(page, site.url);
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await page.getByRole('gridcell', { name: 'a1' }).click();
  await expectMarks(page, ['a1']);
});

/** Opens a board whose extras cannot be loaded, and places a queen on c7. */
async function openWithoutExtras(page: Page, url: string): Promise<void> {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(/assets\/extras/, (route) => route.abort());
  await page.goto(`${url}#/play/8`);
  // The page reloads itself once because of the missing part.
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('gridcell', { name: 'c7' }).click();
  await expect(missing(page)).toBeVisible();
  await expectQueens(page, ['c7']);
}
