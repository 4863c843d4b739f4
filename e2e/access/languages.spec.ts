import type { Page } from '@playwright/test';
import { LANGUAGES, LOCALES } from '../../src/i18n/languages.ts';
import { expect, test } from '../helpers/fixtures.ts';

const GOAL = 'Place 4 queens so that none attacks another.';

const html = (page: Page) => page.locator('html');

for (const locale of LOCALES) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale, newcomer: true, expectedMessages: /net::ERR_FAILED/ });

    test('reads the first sentence in its language and direction before any script has come', async ({
      page,
    }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('./');
      await expect(html(page)).toHaveAttribute('lang', locale);
      await expect(html(page)).toHaveAttribute('dir', LANGUAGES[locale].direction);
      const words = page.locator('.shell-words');
      await expect(words).toBeVisible();
      if (locale === 'en') await expect(words).toHaveText(GOAL);
      else await expect(words).not.toHaveText(GOAL);
    });
  });
}

test.describe('kept without a network', () => {
  test.use({ serviceWorkers: 'allow', locale: 'ar' });

  /** Waits until the words of a language are kept, of this version or of the next. */
  const expectKept = (page: Page, name: RegExp): Promise<void> =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const cache = await caches.open(names.find((one) => one.startsWith('languages'))!);
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
