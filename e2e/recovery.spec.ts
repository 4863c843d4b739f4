import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixtures.ts';

// Without a service worker, as all tests are that do not ask for one, the page depends on the host alone, which is when parts go missing.
test.use({ expectedMessages: /Failed to load resource/ });

/** The notice, as it is seen; it is also announced. */
const missing = (page: Page) =>
  page.locator('p', { hasText: 'A part of the game could not be loaded.' });

test('a page whose parts have gone with its version reloads once and has them', async ({
  page,
  site,
  nextBuild,
}) => {
  await page.goto(`${site.url}#/play/8/15000000`);
  await expect(page.getByRole('gridcell', { name: 'a8, queen' })).toBeVisible();
  // What is loaded while the page is idle is there: it would reload for that, and lose the address that follows.
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
  // What tells is fetched when the page is idle: without it nothing can be told.
  await page.waitForFunction(() => customElements.get('nt-notice') !== undefined);
  await site.stop();
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(missing(page)).toBeVisible();
  await expect(page.locator('body.stamped')).toBeVisible();
});
