import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { releaseAnimations, slowAnimations } from '../helpers/slow-animations.ts';
import { click, expectFound, expectQueens, openBoard, result, SOLUTION } from '../helpers/steps.ts';

declare global {
  interface Window {
    /** States shown in frames, recorded at each change. */
    shownInFrames: string[];
  }
}

const thread = (page: Page) => page.locator('nt-board .thread');

test('leaving during the celebration by Back ends it without an error', async ({ page }) => {
  await page.goto('./#/collection');
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 7));
  // The thread outlasts the way out.
  await slowAnimations(page);
  await click(page, SOLUTION[7]);
  await thread(page).waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/collection/);
  await releaseAnimations(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expectQueens(page, SOLUTION);
  await expectFound(page, '1 of 92');
  await expect(thread(page)).toHaveCount(1);
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Find another' }).click();
  await expectQueens(page, []);
});

test('the count, the rose and the sheet of a find change once and together', async ({ page }) => {
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 7));
  await page.locator('nt-play .whole-rose nt-rose .seed').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const play = document.querySelector('nt-app')!.shadowRoot!.querySelector('nt-play')!;
    const root = play.shadowRoot!;
    const figures = (): string => root.querySelector('.whole-rose .figures')!.innerHTML;
    const before = figures();
    window.shownInFrames = [];
    const look = (): void => {
      const words = root.querySelector('.whole-rose')!.getAttribute('aria-label');
      const count = figures() === before ? 'old' : 'new';
      const rose = root.querySelector('.whole-rose nt-rose')!.shadowRoot!;
      const seeds = rose.querySelectorAll('.seed.found, .seed.fresh').length;
      const sheet = root.querySelector('nt-result-sheet') ? 'sheet' : 'no sheet';
      const shown = `${words}: ${count} count, ${seeds} seeds, ${sheet}`;
      if (window.shownInFrames.at(-1) !== shown) window.shownInFrames.push(shown);
      requestAnimationFrame(look);
    };
    look();
  });
  await click(page, SOLUTION[7]);
  await expect(result(page)).toBeVisible();
  expect(await page.evaluate(() => window.shownInFrames)).toEqual([
    '0 of 92 found: old count, 0 seeds, no sheet',
    '1 of 92 found: new count, 1 seeds, sheet',
  ]);
});
