import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/languages.ts';
import { DIST } from '../../tools/server.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { countDocuments, expectQueens, openBoard, setSettings, square } from '../helpers/steps.ts';

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
  ['puzzles', '#/puzzles/past', 'nt-past-days h1'],
  ['editor', '#/puzzles/own/regions', 'nt-editor nt-board'],
  ['collection', '#/collection/statistics', 'nt-statistics h1'],
  ['lab', '#/lab/story', 'nt-lab-story h1'],
  ['algorithm', '#/lab/backtracking', 'nt-transport'],
  ['view', `#/lab/${EXHIBITS.find((name) => name !== 'backtracking')!}`, 'nt-transport'],
] as const;

/** The scripts of languages; versions.spec.ts tests one that does not come. */
const LANGUAGES = LOCALES.map((locale) => `words-${locale}`).filter((name) => name !== 'words-en');

/**
 * Scripts tested elsewhere: nothing runs without the first, two belong beside a board, Collection and Lab
 * load QR codes with their own scripts, and workers may also die later.
 */
const ELSEWHERE = [
  'index',
  'board-in-words',
  'kept-puzzles',
  'qr-code',
  'rolldown-runtime',
  'worker-free-play',
  'worker-puzzles',
  'worker-lab',
  'worker-counting',
  'worker-picture',
];

const script = (name: string): string => `**/assets/${name}-*.js`;

/** The visible sentence about a missing part, not its announcement. */
const missing = (page: Page) => page.locator('p', { hasText: PART });

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
      await expect(missing(page)).toHaveCount(0);
    });
  }
});

test('what is kept of puzzles and does not come is told of without a reload, and no longer once Puzzles has it; the board is played', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.route(script('kept-puzzles'), (route) => route.abort());
  await openBoard(page);
  await expect(missing(page)).toHaveCount(1);
  expect(documents()).toBe(1);
  await square(page, 'a8').click();
  await expectQueens(page, ['a8']);
  await page.unroute(script('kept-puzzles'));
  await page.evaluate(() => (location.hash = '#/lab'));
  await expect(page.locator('nt-lab h1')).toBeVisible();
  await expect(missing(page)).toHaveCount(1);
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await expect(page.locator('nt-puzzles-hub h1')).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  await setSettings(page, { taught: true });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Puzzles' })).toHaveAttribute(
    'aria-description',
    'Today’s puzzles are waiting',
  );
});

test('a board in words whose script does not come is told of, the board is played, and it comes once it is switched on again', async ({
  page,
}) => {
  await page.route(script('board-in-words'), (route) => route.abort());
  await openBoard(page);
  await setSettings(page, { inWords: true });
  await expect(missing(page)).toHaveCount(1);
  await square(page, 'a8').click();
  await expectQueens(page, ['a8']);
  await page.unroute(script('board-in-words'));
  for (const inWords of [false, true]) await setSettings(page, { inWords });
  await expect(page.locator('nt-play nt-board-in-words').getByRole('button').first()).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
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
