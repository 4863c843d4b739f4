import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { choose, click, openBoard } from '../helpers/steps.ts';

test.use({ colorScheme: 'dark', contrast: 'more' });

test('what is printed is dark on white, and what is chosen as light stays light', async ({
  page,
  step,
}) => {
  await step('every screen is printed in the light, whatever its theme', async () => {
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const { color } = getComputedStyle(document.querySelector('nt-app')!);
        const style = getComputedStyle(document.querySelector('nt-app')!);
        const tokens = ['--ink', '--surface', '--sq-a', '--queen', '--rg-1'];
        return [backgroundColor, color, ...tokens.map((token) => style.getPropertyValue(token))];
      });
    await openPuzzle(page, REGIONS);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const light = await colours();
    expect(light[0]).toBe('rgb(255, 255, 255)');
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme: 'dark', contrast, media: 'print' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await colours()).toEqual(light);
    }
  });

  await step(
    'dots and marks are printed in colours that can be told from light squares',
    async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark', contrast: 'no-preference' });
      await openBoard(page);
      await click(page, 'e4');
      await page.emulateMedia({ media: 'print' });
      const darkest = () =>
        page
          .locator('nt-board canvas')
          .first()
          .evaluate((canvas: HTMLCanvasElement) => {
            const { data } = canvas
              .getContext('2d')!
              .getImageData(0, 0, canvas.width, canvas.height);
            let least = 255;
            for (let at = 0; at < data.length; at += 4) {
              if (data[at + 3] === 255) least = Math.min(least, data[at]!);
            }
            return least;
          });
      // Red of #46605a, the light theme's; the dark one's is 0xa9.
      await expect.poll(darkest).toBe(0x46);
    },
  );

  await step('a browser that darkens pages by itself leaves a chosen Light alone', async () => {
    await page.emulateMedia({ media: 'screen' });
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.goto('./#/settings');
    await choose(page, 'Light');
    await expect.poll(scheme).toMatch(/only/);
    await page.reload();
    await expect.poll(scheme).toMatch(/only/);
    await choose(page, 'Dark');
    await expect.poll(scheme).toBe('dark');
  });
});
