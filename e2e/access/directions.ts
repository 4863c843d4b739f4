import type { Page } from '@playwright/test';

/** The directions in which languages are written. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Lets the page run in a direction, as it does in a language that is written so. */
export async function setDirection(
  page: Page,
  direction: (typeof DIRECTIONS)[number],
): Promise<void> {
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
}
