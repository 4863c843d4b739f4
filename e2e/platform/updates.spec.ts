import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { notice } from '../helpers/steps.ts';

test.use({ serviceWorkers: 'allow' });

const queens = ['a8', 'e7'];

/** Opens the game on a position and waits until it would open without a network. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/play/8`);
  for (const square of queens) {
    await page.getByRole('gridcell', { name: `${square}, free` }).click();
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function expectGame(page: Page): Promise<void> {
  for (const square of queens) {
    await expect(page.getByRole('gridcell', { name: `${square}, queen` })).toBeVisible();
  }
}

const openNow = (page: Page) => page.getByRole('button', { name: 'Open now' });

/** Marks the document, so that `isStamped` can tell whether the page was reloaded since. */
const stamp = (page: Page) =>
  page.evaluate(() => {
    document.body.classList.add('stamped');
  });
const isStamped = (page: Page) => page.evaluate(() => document.body.classList.contains('stamped'));

/** Waits until the page is the next version. */
const expectNext = (page: Page) => expect(page.locator('script[src*="-next.js"]')).toHaveCount(1);

/** Waits until the page is the version before. */
const expectOld = (page: Page) => expect(page.locator('script[src*="-next.js"]')).toHaveCount(0);

test('a new version waits in every window until the player opens it there, and the game is kept', async ({
  page,
  site,
  nextBuild,
  context,
}) => {
  await openKept(page, site.url);
  await stamp(page);
  site.deploy(nextBuild);
  // Opening another window makes the browser look for a new version.
  const other = await context.newPage();
  await other.goto(site.url);
  await expectGame(other);
  await stamp(other);

  await expect(openNow(page)).toBeVisible();
  await expectGame(page);
  expect(await isStamped(page)).toBe(true);

  await openNow(page).click();
  await expectNext(page);
  await expectGame(other);
  expect(await isStamped(other)).toBe(true);

  await openNow(other).click();
  await expectNext(other);
  await expectGame(other);
});

test('a new version opens once all windows of the game are closed, by no reload before, and the game says so', async ({
  page,
  site,
  nextBuild,
  context,
}) => {
  await openKept(page, site.url);
  const other = await context.newPage();
  await other.goto(site.url);
  await expectGame(other);
  site.deploy(nextBuild);
  for (let reloads = 0; reloads < 2; reloads++) {
    await page.reload();
    await expect(notice(page)).toHaveText(
      'New version ready. It opens after you close all windows of the game.',
    );
    await expectOld(page);
  }
  await other.close();
  await page.reload();
  await expect(openNow(page)).toBeVisible();
  await expectOld(page);
  await page.close();

  const later = await context.newPage();
  await later.goto(site.url);
  await expectNext(later);
  await expectGame(later);
});

test('coming back after an hour asks the host for a new version', async ({
  page,
  site,
  nextBuild,
}) => {
  await page.clock.install();
  await openKept(page, site.url);
  site.deploy(nextBuild);
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(openNow(page)).toBeVisible();
});

test('a look for a new version ends if the host falls silent while it is fetched, and finds it later', async ({
  page,
  site,
  nextBuild,
  context,
}) => {
  await page.clock.install();
  await openKept(page, site.url);
  const held: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/-next\.js$/, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  site.deploy(nextBuild);
  await page.goto(`${site.url}#/settings`);
  const check = page.getByRole('button', { name: 'Check for a new version' });
  await check.click();
  await expect(check).toContainText('Checking…');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(check).toContainText('Couldn’t check for a new version. Try again online.');

  release();
  await expect(openNow(page).first()).toBeVisible();
});
