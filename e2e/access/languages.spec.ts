import type { Page } from '@playwright/test';
import { LANGUAGES, LOCALES } from '../../src/i18n/languages.ts';
import { NOT_STARTED } from '../../tools/build/shell-words.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { withhold } from '../helpers/withhold.ts';

const GOAL = 'Place 4 queens so that none attacks another.';

/** The sentence of the shell about a game that has not started. */
const late = (page: Page) => page.locator('.shell-late');

const html = (page: Page) => page.locator('html');

for (const locale of LOCALES) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale, newcomer: true, expectedMessages: /net::ERR_FAILED/ });

    test('reads the first sentence in its language and direction before any script has come, and after ten seconds that nothing has begun', async ({
      page,
    }) => {
      await page.clock.install();
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('./');
      await expect(html(page)).toHaveAttribute('lang', locale);
      await expect(html(page)).toHaveAttribute('dir', LANGUAGES[locale].direction);
      const words = page.locator('.shell-words');
      await expect(words).toBeVisible();
      if (locale === 'en') await expect(words).toHaveText(GOAL);
      else await expect(words).not.toHaveText(GOAL);
      await page.clock.runFor(10_000);
      await expect(late(page)).toHaveText(NOT_STARTED[locale]);
      await expect(late(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('an engine', () => {
  test.use({ locale: 'ru', expectedMessages: /SyntaxError/ });

  test('that cannot read the main script says so', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'syntax of tomorrow' }),
    );
    await page.goto('./');
    await page.clock.runFor(10_000);
    await expect(late(page)).toHaveText(NOT_STARTED.ru);
  });
});

test('a game that starts late takes back that nothing has begun', async ({ page }) => {
  await page.clock.install();
  const { release } = await withhold(page, 'index-*');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(late(page)).toBeInViewport({ ratio: 1 });
  release();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(late(page)).toBeHidden();
});

test.describe('kept without a network', () => {
  test.use({ serviceWorkers: 'allow', locale: 'ar' });

  /** Waits until the words of a language are kept, of this version or of the next. */
  const expectKept = (page: Page, name: RegExp): Promise<void> =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const cache = await caches.open(names.find((one) => one.startsWith('words'))!);
          return (await cache.keys()).map(({ url }) => url);
        }),
      )
      .toEqual([expect.stringMatching(name)]);

  test('a language is there after one visit, and no other was fetched', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expectKept(page, /words-ar-/);
    await page.close();
    await site.stop();
    const later = await context.newPage();
    await later.goto(site.url);
    await expect(html(later)).toHaveAttribute('lang', 'ar');
    await expect(later.getByRole('navigation')).toHaveText(/\p{Script=Arabic}/u);
  });

  test('a new version has fetched the words in use before it opens', async ({
    page,
    site,
    nextBuild,
  }) => {
    await page.goto(site.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expectKept(page, /words-ar-/);
    site.deploy(nextBuild);
    await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
    });
    const open = page.locator('nt-notice button').first();
    await expect(open).toBeVisible();
    await site.stop();
    await open.click();
    await expect(page.locator('script[src*="-next.js"]')).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveText(/\p{Script=Arabic}/u);
    await expectKept(page, /words-ar-.*-next\.js/);
  });
});
