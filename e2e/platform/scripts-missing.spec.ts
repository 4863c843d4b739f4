import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../tools/server.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { expectRung } from '../helpers/solver-steps.ts';
import { choose, click, expectQueens, expectSize } from '../helpers/steps.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const PART = 'Part of the game couldn’t be loaded.';
const STORAGE = 'Nothing is saved yet: part of the game hasn’t loaded.';

/** Scripts of the build that one address needs. */
interface Row {
  /** Their file name in the build, up to the hash. */
  readonly name: string;
  readonly hash: string;
  /** The sentence that a player reads while they are missing. */
  readonly said: string;
  /** True if the game asks for them again by itself when the network is back. */
  readonly returns?: boolean;
  /** Passes when they are there. */
  readonly works: (page: Page) => Promise<void>;
}

/** Returns a row for a page that shows a message in its own place while it is missing. */
const pageRow = (name: string, hash: string, sign: string): Row => ({
  name,
  hash,
  said: PART,
  works: (page) => expect(page.locator(sign).first()).toBeVisible(),
});

async function hints(page: Page): Promise<void> {
  // Presses a key: the notice covers the tools.
  await page.keyboard.press('h');
  await expectRung(page, 'Nudge');
}

async function stores(page: Page): Promise<void> {
  await expect(page.getByText(/are saved only on this device/)).toBeVisible();
}

/** Opens an address that misses a script, and waits for the one time that the page reloads itself. */
async function openAndReload(page: Page, hash: string): Promise<void> {
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`./${hash}`);
  // `page.evaluate` before that would count as a tap, after which the page does not reload.
  await expect.poll(() => loads).toBe(2);
}

const EXHIBITS = readdirSync('src/lab/exhibits', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const ROWS: readonly Row[] = [
  { name: 'extras', hash: '#/play/8', said: PART, works: hints },
  { name: 'rolldown-runtime', hash: '#/settings', said: STORAGE, returns: true, works: stores },
  { name: 'records', hash: '#/settings', said: STORAGE, returns: true, works: stores },
  { name: 'progress', hash: '#/settings', said: STORAGE, returns: true, works: stores },
  pageRow('shared', '#/puzzles', 'nt-puzzles h1'),
  pageRow('puzzles', '#/puzzles/guard-table', 'nt-guard-table h1'),
  pageRow('editor', '#/puzzles/own/regions', 'nt-own-puzzle nt-board'),
  pageRow('collection', '#/collection/statistics', 'nt-statistics h1'),
  pageRow('settings', '#/settings', 'nt-settings h1'),
  pageRow('lab', '#/lab/story', 'nt-lab-story h1'),
  pageRow('algorithm', '#/lab/backtracking', 'nt-transport'),
  ...EXHIBITS.map((exhibit) => pageRow('view', `#/lab/${exhibit}`, 'nt-transport')),
];

/** The script with the words of a language. */
const LANGUAGE = 'zh-Hans';

/** Scripts tested elsewhere: nothing runs without the first, and workers may also die later. */
const ELSEWHERE = ['index', 'worker-free-play', 'worker-puzzles', 'worker-lab', 'worker-counting'];

test('every script of the build is looked at', () => {
  const names = readdirSync(join(DIST, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace(/-.{8}\.js$/, ''));
  const known = new Set([...ROWS.map(({ name }) => name), LANGUAGE, ...ELSEWHERE]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name === 'view')).toHaveLength(EXHIBITS.length);
});

for (const { name, hash, said, returns, works } of ROWS) {
  const isPage = !hash.startsWith('#/play') && name !== 'progress';
  const script = `**/assets/${name}-*.js`;

  test(`${name} for ${hash}, which fails once, is there without a word`, async ({ page }) => {
    let asked = 0;
    await page.route(script, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await openAndReload(page, hash);
    await works(page);
    expect(asked).toBeGreaterThan(1);
    await expect(page.getByText(said)).toHaveCount(0);
  });

  test(`${name} for ${hash}, which does not come, is told once, and heals when it comes`, async ({
    page,
  }) => {
    await page.route(script, (route) => route.abort());
    await openAndReload(page, hash);
    await expect(page.locator('p', { hasText: said })).toHaveCount(1);
    // Simulates a second missing part.
    await page.evaluate(() => {
      const event = new Event('vite:preloadError', { cancelable: true });
      dispatchEvent(Object.assign(event, { payload: new Error('missing') }));
    });
    if (hash.startsWith('#/play')) {
      await click(page, 'a8');
      await expectQueens(page, ['a8']);
    } else {
      // The board is there all the same.
      await page.getByRole('link', { name: 'Play' }).click();
      await expectSize(page, 8);
      await page.goBack();
    }
    const again = page.getByRole('button', { name: 'Try again' });
    const inPlace = page.locator('nt-missing-page').getByRole('button', { name: 'Try again' });
    if (isPage) await expect(inPlace).toBeVisible();
    await expect(page.locator('p', { hasText: said })).toHaveCount(1);
    await page.unroute(script);
    if (returns) {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.locator('p', { hasText: said })).toHaveCount(0);
    }
    // A missing page waits for Try again; other parts are requested by the next action.
    if (isPage) await inPlace.click();
    await works(page);
    await expect(again).toHaveCount(0);
  });
}

test('a language whose words do not come leaves the game as it is, is told once, and comes when it is chosen again', async ({
  page,
}) => {
  const script = `**/assets/${LANGUAGE}-*.js`;
  await page.route(script, (route) => route.abort());
  await page.goto('./#/settings');
  await stores(page);
  await choose(page, '简体中文');
  await expect(page.locator('p', { hasText: PART })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute(script);
  await choose(page, 'English');
  await choose(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
