import type { Page } from '@playwright/test';

/** Ends the process of a page at once, as the system does that needs its memory: nothing runs before. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}
