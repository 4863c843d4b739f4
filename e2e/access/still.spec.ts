import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { passFrames } from '../helpers/steps.ts';

const PLAY = '#/play/8';
const COMPLETE = '#/puzzles/c/8/60040700';
const GUARD = '#/puzzles/g/3x4/2';
const DRAWING = '#/puzzles/own/regions';

/** Returns the layout shift that Chromium has measured without recent input; 0 for none. */
function moved(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

test('nothing moves while a board opens', async ({ page }) => {
  for (const [viewport, addresses] of [
    [{ width: 390, height: 844 }, [PLAY, COMPLETE, GUARD, DRAWING]],
    [{ width: 1280, height: 800 }, [COMPLETE, GUARD]],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      await test.step(`${address} in a window ${viewport.width} px wide`, async () => {
        // Shifts are measured for each document.
        await page.goto('about:blank');
        await page.goto('./#/settings');
        await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
        await page.evaluate((to) => (location.hash = to), address);
        // The squares are the last part of a board to be rendered.
        await expect(page.getByRole('gridcell').first()).toBeAttached();
        await passFrames(page);
        expect(await moved(page)).toBeLessThan(0.004);
      });
    }
  }
});
