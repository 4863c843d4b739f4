import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { click, expectPlaced } from '../helpers/steps.ts';

// Time of play counts only while nothing covers the board. The page's clock moves only when a test moves it.

/** Presses a button by its name, or the beginning of it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Returns the seconds on the clock of a puzzle. */
async function seconds(page: Page): Promise<number> {
  const text = await page.getByRole('button', { name: /^Time \d/ }).innerText();
  const [minutes, rest] = text.split(':').map(Number);
  return minutes! * 60 + rest!;
}

const COVERS = [
  [(page) => page.locator('button.rule').click(), (page) => press(page, 'Close')],
  [(page) => press(page, /^More/), (page) => page.keyboard.press('Escape')],
  [
    async (page) => {
      await press(page, /^More/);
      await page.getByRole('button', { name: 'Reveal solution', exact: true }).click();
    },
    (page) => press(page, 'Not now'),
  ],
] satisfies [(page: Page) => Promise<void>, (page: Page) => Promise<void>][];

test('the clock of a puzzle stands still while the rule, the menu or a question is over the board', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  await openPuzzle(page, REGIONS);
  await click(page, 'e8');
  await expectPlaced(page, '1 of 8');
  // A menu is a popover, the rest are dialogs.
  const over = page.locator('nt-puzzle-play :is(dialog[open], :popover-open)');
  for (const [open, close] of COVERS) {
    const before = await seconds(page);
    await open(page);
    await expect(over).toBeVisible();
    await page.clock.runFor(100_000);
    await close(page);
    await expect(over).toHaveCount(0);
    await page.clock.runFor(1000);
    expect(await seconds(page)).toBeLessThan(before + 10);
    // It goes on by itself.
    await page.clock.runFor(20_000);
    expect(await seconds(page)).toBeGreaterThanOrEqual(before + 20);
  }
});
