import { expect, test } from '../helpers/fixtures.ts';
import { serve } from '../../tools/server.mjs';

test.use({ serviceWorkers: 'allow' });

test('the game works from any path of a host, without a network too', async ({ page }) => {
  const site = await serve({ base: '/sub/path/' });
  await page.goto(`${site.url}#/play/8/15000000`);
  await expect(page.getByRole('gridcell', { name: 'e7, queen' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();
  await page.goto(`${site.url}#/play/8/24000000`);
  await expect(page.getByRole('gridcell', { name: 'd7, queen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'd7, queen' })).toBeVisible();
});

test('files with a hash in their name are cached for good, the page and the worker are revalidated', async ({
  request,
}) => {
  const page = await request.get('./');
  const asset = /assets\/[^"]+\.js/.exec(await page.text())![0];
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('./sw.js')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
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
        // In a task of its own: what evaluate() itself runs is exempt from the policy.
        await new Promise<void>((resolve) => {
          setTimeout(() => {
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
