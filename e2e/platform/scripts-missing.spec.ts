import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/languages.ts';
import { DIST } from '../../tools/server.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { chooseLanguage, countDocuments, expectQueens, openBoard } from '../helpers/steps.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const PART = 'Part of the game couldn’t be loaded.';

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

/** The script with the words of a language. */
const LANGUAGE = 'words-zh-Hans';

/** The scripts of the other languages, which are loaded the same way. */
const LANGUAGES = LOCALES.map((locale) => `words-${locale}`).filter((name) => name !== 'words-en');

/**
 * Scripts tested elsewhere: nothing runs without the first, Collection and Lab load QR codes with their own scripts, and
 * workers may also die later.
 */
const ELSEWHERE = [
  'index',
  'qr-code',
  'rolldown-runtime',
  'worker-free-play',
  'worker-puzzles',
  'worker-lab',
  'worker-counting',
];

const script = (name: string): string => `**/assets/${name}-*.js`;

/** The visible sentence about a missing part, not its announcement. */
const missing = (page: Page) => page.locator('p', { hasText: PART });

const stores = (page: Page) => page.getByText('Saved only on this device. Export makes a copy.');

/** Opens an address that misses a script, and waits for the one time that the page reloads itself. */
async function openAndReload(page: Page, hash: string): Promise<void> {
  const documents = countDocuments(page);
  await page.goto(`./${hash}`);
  // Any look at the page before that would count as a tap, after which the page does not reload.
  await expect.poll(documents).toBe(2);
}

test('every script of the build is looked at', () => {
  const names = readdirSync(join(DIST, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace(/-.{8}\.js$/, ''));
  const known = new Set<string>(['settings', ...LANGUAGES, ...ELSEWHERE]);
  for (const [name] of PAGES) known.add(name);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name === 'view')).toHaveLength(EXHIBITS.length);
});

test('a script of a screen that fails once is there without a word', async ({ page }) => {
  let asked = 0;
  await page.route(script('settings'), (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  await openAndReload(page, '#/settings');
  await expect(stores(page)).toBeVisible();
  expect(asked).toBeGreaterThan(1);
  await expect(missing(page)).toHaveCount(0);
});

test('each page whose script does not come says so in its place, after one reload and not another, and is there after Try again', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await openBoard(page);
  const again = page.locator('nt-missing-page').getByRole('button', { name: 'Try again' });
  let hasReloaded = false;
  for (const [name, hash, sign] of PAGES) {
    await test.step(name, async () => {
      const before = documents();
      await page.route(script(name), (route) => route.abort());
      await page.evaluate((to) => (location.hash = to), hash);
      await expect(again).toBeVisible();
      await expect(missing(page)).toHaveCount(1);
      expect(documents() - before).toBe(hasReloaded ? 0 : 1);
      hasReloaded = true;
      await page.unroute(script(name));
      await again.click();
      await expect(page.locator(sign).first()).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  }
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
  const documents = countDocuments(page);
  await page.goto(`${site.url}#/play/8/15000000`);
  await expectQueens(page, ['a8', 'e7']);
  await site.stop();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(missing(page)).toBeVisible();
  await page.goBack();
  await expectQueens(page, ['a8', 'e7']);
  expect(documents()).toBe(1);
});

test('a language whose words do not come leaves the game as it is, is told once, and comes when it is chosen again', async ({
  page,
}) => {
  await page.route(script(LANGUAGE), (route) => route.abort());
  await page.goto('./#/settings');
  await expect(stores(page)).toBeVisible();
  await chooseLanguage(page, '简体中文');
  await expect(missing(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute(script(LANGUAGE));
  await chooseLanguage(page, 'English');
  await chooseLanguage(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
