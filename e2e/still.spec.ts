import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixtures.ts';
import { passFrames } from './helpers/steps.ts';

/** Where boards are opened, and what is there when the last of them has come. */
const PLAY = ['#/play/8', '[role=gridcell]'] as const;
const COMPLETE = ['#/puzzles/c/8/60040700', '[role=gridcell]'] as const;
const GUARD = ['#/puzzles/guard-table/3x4', '[role=gridcell]'] as const;
const DRAWING = ['#/puzzles/own/regions', '[role=gridcell]'] as const;

/** How far things have moved that nobody had touched, by what Chromium has seen; 0 for not at all. */
function moved(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

for (const [where, viewport, screens] of [
  ['on a phone', { width: 390, height: 844 }, [PLAY, COMPLETE, GUARD, DRAWING]],
  ['on a desktop', { width: 1280, height: 800 }, [COMPLETE, GUARD]],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });
    for (const [address, last] of screens) {
      test(`nothing moves while ${address} opens`, async ({ page }) => {
        await page.goto('./#/settings');
        await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
        await page.evaluate((to) => (location.hash = to), address);
        await expect(page.locator(last).first()).toBeAttached();
        await passFrames(page);
        expect(await moved(page)).toBeLessThan(0.004);
      });
    }
  });
}
