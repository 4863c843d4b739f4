import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../tools/server.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import { expectRung } from '../helpers/solver-steps.ts';
import {
  choose,
  click,
  expectFound,
  expectMarks,
  expectQueens,
  notice,
  openBoard,
  SOLUTION,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const PART = 'Part of the game couldn’t be loaded.';
const STORAGE = 'Nothing is saved yet: part of the game hasn’t loaded.';

const EXHIBITS = readdirSync('src/lab/exhibits', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Scripts of pages by their file names up to the hash, each with an address that needs it, and a sign that it is there.
 * None is loaded by those before it.
 */
const PAGES = [
  ['shared', '#/settings', 'nt-settings h1'],
  ['puzzles', '#/puzzles/guard-table', 'nt-guard-table h1'],
  ['editor', '#/puzzles/own/regions', 'nt-editor nt-board'],
  ['collection', '#/collection/statistics', 'nt-statistics h1'],
  ['lab', '#/lab/story', 'nt-lab-story h1'],
  ['algorithm', '#/lab/backtracking', 'nt-transport'],
  ['view', `#/lab/${EXHIBITS.find((name) => name !== 'backtracking')!}`, 'nt-transport'],
] as const;

/** The scripts of storage. */
const STORAGE_SCRIPTS = ['rolldown-runtime', 'records', 'progress'];

/** The script with the words of a language. */
const LANGUAGE = 'zh-Hans';

/** Scripts tested elsewhere: nothing runs without the first, and workers may also die later. */
const ELSEWHERE = ['index', 'worker-free-play', 'worker-puzzles', 'worker-lab', 'worker-counting'];

const script = (name: string): string => `**/assets/${name}-*.js`;

/** The visible sentence about a missing part, not its announcement. */
const missing = (page: Page) => page.locator('p', { hasText: PART });

const unsaved = (page: Page) => page.locator('p', { hasText: STORAGE });

const stores = (page: Page) => page.getByText(/are saved only on this device/);

/** Opens an address that misses a script, and waits for the one time that the page reloads itself. */
async function openAndReload(page: Page, hash: string): Promise<void> {
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`./${hash}`);
  // Any look at the page before that would count as a tap, after which the page does not reload.
  await expect.poll(() => loads).toBe(2);
}

test('every script of the build is looked at', () => {
  const names = readdirSync(join(DIST, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace(/-.{8}\.js$/, ''));
  const known = new Set<string>(['extras', 'settings', ...STORAGE_SCRIPTS, LANGUAGE, ...ELSEWHERE]);
  for (const [name] of PAGES) known.add(name);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name === 'view')).toHaveLength(EXHIBITS.length);
});

for (const [name, hash, said, works] of [
  ['extras', '#/play/8', missing, (page) => expect(notice(page)).toHaveCount(0)],
  ['progress', '#/settings', unsaved, (page) => expect(stores(page)).toBeVisible()],
  ['settings', '#/settings', missing, (page) => expect(stores(page)).toBeVisible()],
] as const satisfies readonly (readonly [string, string, object, (page: Page) => unknown])[]) {
  test(`${name} for ${hash}, which fails once, is there without a word`, async ({ page }) => {
    let asked = 0;
    await page.route(script(name), (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await openAndReload(page, hash);
    await works(page);
    expect(asked).toBeGreaterThan(1);
    await expect(said(page)).toHaveCount(0);
  });
}

test('each page whose script does not come says so in its place, after one reload and not another, and is there after Try again', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await openBoard(page);
  const again = page.locator('nt-missing-page').getByRole('button', { name: 'Try again' });
  for (const [name, hash, sign] of PAGES) {
    await test.step(name, async () => {
      await page.route(script(name), (route) => route.abort());
      await page.evaluate((to) => (location.hash = to), hash);
      await expect(again).toBeVisible();
      await expect(missing(page)).toHaveCount(1);
      await page.unroute(script(name));
      await again.click();
      await expect(page.locator(sign).first()).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  }
  expect(loads).toBe(2);
});

test('without the extras the board and its tools work, which is told once, and they are there after Try again', async ({
  page,
}) => {
  await page.route(script('extras'), (route) => route.abort());
  await openAndReload(page, '#/play/8');
  await click(page, 'c7');
  await expectQueens(page, ['c7']);
  // Simulates a second missing part.
  await page.evaluate(() => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(Object.assign(event, { payload: new Error('missing') }));
  });
  await expect(missing(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await click(page, 'a1');
  await expectMarks(page, ['a1']);

  await page.unroute(script('extras'));
  // Until the button is pressed nothing else may load the code, as work of an idle page would.
  const code = await withhold(page, 'extras-*');
  await missing(page).getByRole('button', { name: 'Try again' }).click();
  code.release();
  await expect(missing(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
});

for (const name of STORAGE_SCRIPTS.slice(0, -1)) {
  test(`${name}, without which nothing is stored, is told while it is missing, and comes with the network`, async ({
    page,
  }) => {
    await page.route(script(name), (route) => route.abort());
    await openAndReload(page, '#/settings');
    await expect(unsaved(page)).toHaveCount(1);
    await page.unroute(script(name));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(unsaved(page)).toHaveCount(0);
    // The page may have missed it too.
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(stores(page)).toBeVisible();
  });
}

test('storage whose code does not come is told once until it is there, and then stores the moves made meanwhile', async ({
  page,
}) => {
  const code = script('progress');
  await page.route(code, (route) => route.abort());
  await openBoard(page);
  await expect(notice(page)).toContainText(STORAGE);
  await click(page, ...SOLUTION);
  await expectQueens(page, SOLUTION);
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.getByText('Nothing is saved yet. Keep this page open')).toBeVisible();
  await expect(notice(page)).toContainText(STORAGE);

  // The notice appears once, however many requests fail.
  await page.getByRole('button', { name: 'Close' }).click();
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await failed;
  await expect(notice(page)).toHaveCount(0);
  await page.unroute(code);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(stores(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expectQueens(page, SOLUTION);
  await expectFound(page, '1 of 92');
  await page.reload();
  await expectQueens(page, SOLUTION);
  await expectFound(page, '1 of 92');
});

test('a page on which something was played is not reloaded because the code of storage does not come', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  holding(page, 'scripts');
  await page.route(script('progress'), async (route) => {
    await failing;
    await route.abort();
  });
  await openBoard(page);
  await click(page, 'a8');
  fail();
  holding(page, 'scripts', false);
  await expect(notice(page)).toContainText(STORAGE);
  await expectQueens(page, ['a8']);
  expect(loads).toBe(1);
});

test('a page whose parts have gone with its version reloads once and has them', async ({
  page,
  site,
  nextBuild,
}) => {
  await page.goto(`${site.url}#/play/8/15000000`);
  await expectQueens(page, ['a8', 'e7']);
  site.deploy(nextBuild);
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('script[src*="-next.js"]')).toHaveCount(1);
});

test('without a network a missing part is told and the board stays', async ({ page, site }) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`${site.url}#/play/8/15000000`);
  await expectQueens(page, ['a8', 'e7']);
  await site.stop();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(missing(page)).toBeVisible();
  await page.goBack();
  await expectQueens(page, ['a8', 'e7']);
  expect(loads).toBe(1);
});

test('a language whose words do not come leaves the game as it is, is told once, and comes when it is chosen again', async ({
  page,
}) => {
  await page.route(script(LANGUAGE), (route) => route.abort());
  await page.goto('./#/settings');
  await expect(stores(page)).toBeVisible();
  await choose(page, '简体中文');
  await expect(missing(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute(script(LANGUAGE));
  await choose(page, 'English');
  await choose(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
