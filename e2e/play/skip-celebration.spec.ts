import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  openPuzzle,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import { slowAnimations } from '../helpers/slow-animations.ts';
import { click, expectQueens, openBoard, result } from '../helpers/steps.ts';

const SMALL = ['b4', 'd3', 'a2', 'c1'] as const;

/** Finds a solution of 7 × 7 by mouse, one of 28, and waits for its celebration. Returns its queens. */
async function celebrate(page: Page, number: number): Promise<string[]> {
  const [step, first] = [2 + Math.floor(number / 7), number % 7];
  const queens = Array.from(
    { length: 7 },
    (_, row) => `${'abcdefg'[(row * step + first) % 7]}${7 - row}`,
  );
  await openBoard(page, '7/0000000');
  await click(page, ...queens);
  await expect(page.locator('nt-board .thread')).toBeAttached();
  await expect(result(page)).toHaveCount(0);
  return queens;
}

/** Finishes the 4 × 4 board by Space, and keeps it pressed. */
async function placeLastByKey(page: Page): Promise<void> {
  await openBoard(page, '4');
  await click(page, ...SMALL.slice(0, 3));
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.down('Space');
}

/** Waits for the sheet over a board on which nothing has changed. */
async function expectOnlySkipped(page: Page, queens: readonly string[]): Promise<void> {
  await expect(result(page)).toBeVisible();
  await expectQueens(page, queens);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('a key that skips the celebration does nothing else', async ({ page }) => {
  await slowAnimations(page);
  const keys = ['c', ']', '2', '?', 'Enter', 'Shift'];
  for (const [number, key] of keys.entries()) {
    await test.step(key, async () => {
      const queens = await celebrate(page, number);
      const before = page.url();
      await page.keyboard.press(key);
      await expectOnlySkipped(page, queens);
      expect(page.url()).toBe(before);
    });
  }
});

test('a key that skips the celebration does nothing else while it is held, and works when pressed again', async ({
  page,
}) => {
  await slowAnimations(page);
  for (const [number, key] of ['Space', 'u'].entries()) {
    await test.step(key, async () => {
      const queens = await celebrate(page, number);
      await page.keyboard.down(key);
      await expect(result(page)).toBeVisible();
      await page.keyboard.down(key);
      await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expectOnlySkipped(page, queens);
    });
  }
  await page.keyboard.press('u');
  await expect(result(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: 'queen' })).toHaveCount(6);
});

test('the key that places the last queen does not skip the celebration while it is held', async ({
  page,
}) => {
  await slowAnimations(page);
  await placeLastByKey(page);
  await expect(page.locator('nt-board .thread')).toBeAttached();
  await page.keyboard.down('Space');
  await expect(result(page)).toHaveCount(0);
  await page.keyboard.up('Space');
  await page.keyboard.press('Space');
  await expectOnlySkipped(page, SMALL);
});

test.describe('without movement', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the key that places the last queen does not close the sheet while it is held', async ({
    page,
  }) => {
    await placeLastByKey(page);
    await expect(result(page)).toBeVisible();
    await page.keyboard.down('Space');
    await expectOnlySkipped(page, SMALL);
  });
});

test('a key or a tap that skips the celebration of a puzzle does nothing else', async ({
  page,
}) => {
  await slowAnimations(page);
  await openPuzzle(page, COMPLETE);
  await click(page, ...COMPLETE_REST);
  await expect(page.locator('nt-board .thread')).toBeAttached();
  await page.keyboard.press('c');
  await expectOnlySkipped(page, COMPLETE_REST);
  await openPuzzle(page, REGIONS);
  await click(page, ...REGIONS_ANSWER);
  await expect(page.locator('nt-board .thread')).toBeAttached();
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
  await expectOnlySkipped(page, REGIONS_ANSWER);
});

test('a tap on a button below the board that skips the celebration does nothing else', async ({
  page,
}) => {
  await slowAnimations(page);
  for (const [number, name] of ['Turn or mirror', 'Find another'].entries()) {
    await test.step(name, async () => {
      const queens = await celebrate(page, number);
      await page.getByRole('button', { name }).click();
      await expectOnlySkipped(page, queens);
    });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find another' }).click();
  await expectQueens(page, []);
});
