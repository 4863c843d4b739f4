import { expect, test } from '../helpers/fixtures.ts';
import { click, expectQueens } from '../helpers/steps.ts';
import manifest from '../../package.json' with { type: 'json' };
import { serve } from '../../tools/server.mjs';

test.use({ serviceWorkers: 'allow' });

for (const as of ['pages', 'github', 'nginx'] as const) {
  test.describe(`on a host like ${as}`, () => {
    // Without a network the browser reports that no worker could be fetched.
    test.use({ expectedMessages: /Failed to load resource|sw\.js/ });

    test('Settings find a new version and open it, and then the game starts without a network', async ({
      page,
      context,
      nextBuild,
    }) => {
      const site = await serve({ as, base: '/game/' });
      await page.goto(`${site.url}#/play/8`);
      await click(page, 'a8', 'e7');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(`${site.url}#/settings`);
      const check = page.getByRole('button', { name: 'Check for a new version' });
      await check.click();
      await expect(check).toContainText('You have the newest version.');

      site.deploy(nextBuild);
      await check.click();
      await page.locator('nt-settings').getByRole('button', { name: 'Open now' }).click();
      await expect(page.locator('script[src*="-next.js"]')).toHaveCount(1);

      await page.close();
      await site.stop();
      const later = await context.newPage();
      await later.goto(`${site.url}#/play/8`);
      await later.reload();
      await expect(later.locator('script[src*="-next.js"]')).toHaveCount(1);
      await expectQueens(later, ['a8', 'e7']);
      await later.goto(`${site.url}#/settings`);
      const again = later.getByRole('button', { name: 'Check for a new version' });
      await again.click();
      await expect(again).toContainText('Couldn’t check for a new version. Try again online.');
    });
  });
}

test('Settings end with the version and the licences of all packages', async ({ page }) => {
  await page.goto('./#/settings');
  const section = page.getByRole('region', { name: 'Version' });
  await expect(section).toContainText(/Version of \d+ [A-Z][a-z]+ 20\d\d\s· \S+\s·\s+Licences/);
  await section.getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { name: 'Licences' })).toBeVisible();
  const packages = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(packages.map((text) => text.split(' ')[0])).toEqual(
    expect.arrayContaining(Object.keys(manifest.dependencies)),
  );
});

test('files with a hash in their name are cached for good, the page and the worker are revalidated, and an unknown address is not answered with the game', async ({
  request,
}) => {
  const page = await request.get('./');
  const asset = /assets\/[^"]+\.js/.exec(await page.text())![0];
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('./sw.js')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('./assets/gone.js')).status()).toBe(404);
});

test('the host sends the policy that the page carries', async ({ page }) => {
  const response = await page.goto('./');
  const carried = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(response!.headers()['content-security-policy']).toBe(`${carried}; frame-ancestors 'none'`);
});

test.describe('a script from elsewhere', () => {
  test.use({ expectedMessages: /Content Security Policy|TrustedHTML|TrustedScript/ });

  test('does not run, however it gets into the page', async ({ page }) => {
    await page.goto('./');
    const errors = await page.evaluate(async () => {
      const attempts = [
        () => (document.body.innerHTML = '<img src="none" onerror="document.title = 1">'),
        () => void window.eval('document.title = 1'),
        () => document.body.setAttribute('onclick', 'document.title = 1'),
        () => (document.createElement('script').text = 'document.title = 1'),
      ];
      const errors: string[] = [];
      for (const attempt of attempts) {
        // In a frame of its own: what evaluate() itself runs is exempt from the policy.
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            try {
              attempt();
            } catch (error) {
              errors.push((error as Error).name);
            }
            resolve();
          });
        });
      }
      return errors;
    });
    expect(errors).toEqual(['TypeError', 'EvalError', 'TypeError', 'TypeError']);
    await expect(page).toHaveTitle(/Ninety-Two$/);
  });
});
