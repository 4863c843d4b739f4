import type { Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzle, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import { result, setLanguage, tap } from '../helpers/steps.ts';
import { latinWords } from '../access/latin-words.ts';

test.use({ hasTouch: true });

const WRONG = 'c8';

/** Solves a puzzle with one wrong turn by Undo. */
async function solve(page: Page): Promise<void> {
  await openPuzzle(page, REGIONS);
  await tap(page, WRONG);
  await page.keyboard.press('u');
  await tap(page, ...REGIONS_ANSWER);
  await expect(result(page)).toBeVisible();
}

/** Opens Look back from the result of the solved puzzle. */
async function lookBack(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await openPuzzle(page, REGIONS);
  await result(page).getByRole('button', { name: 'Look back' }).click();
}

const MOVES = REGIONS_ANSWER.length + 2;

test('a solved puzzle is looked back on', async ({ page, step }) => {
  await solve(page);
  await step('keys go through its moves, and Escape leads back to its result', async () => {
    await lookBack(page);
    const dialog = page.getByRole('dialog', { name: 'Look back' });
    const slider = dialog.getByRole('slider');
    await expect(slider).toBeFocused();
    const reads = (words: string | RegExp): Promise<void> =>
      expect(slider).toHaveAttribute('aria-valuetext', words);
    await reads(
      new RegExp(`^Move 1 of ${MOVES} · ${WRONG} · A guess · taken back at move 2 · at 0:`),
    );
    await page.keyboard.press('ArrowRight');
    await reads(new RegExp(`^Move 2 of ${MOVES} · ${WRONG} · Taken back · at 0:`));
    await expectSaid(page, 'You placed it at move 1.');
    await page.keyboard.press('End');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/^Hardest used: /);
    await expectSaid(page, /Move 1 was a guess, where/);
    await page.keyboard.press('[');
    await page.keyboard.press('Home');
    await page.keyboard.press(']');
    await page.keyboard.press('ArrowLeft');
    await reads(/^Move 1 /);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(result(page)).toContainText('Regions solved');
  });

  await step('Try it opens a move as a drill by keys, and Escape leads back to it', async () => {
    await lookBack(page);
    const slider = page.getByRole('slider');
    const drill = page.getByRole('dialog', { name: `Move 1 · ${WRONG}` });
    const said = drill.locator('.said');
    await page.keyboard.press('Enter');
    await expect(drill.getByRole('heading', { level: 1 })).toHaveText(`Move 1 · ${WRONG}`);
    await expect(drill.getByRole('button', { name: 'Show me' })).toBeEnabled();
    await page.keyboard.press('h');
    await expect(drill.getByRole('button', { name: 'Look back' })).toBeFocused();
    await expect(said).toContainText(/\w/);
    await page.keyboard.press('n');
    await expect(drill).toHaveCount(0);
    await expect(slider).toHaveAttribute('aria-valuetext', /^Move 1 /);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Try move 1' }).click();
    await expect(said).toContainText('Choose');
    await page.keyboard.press('Escape');
    await expect(drill).toHaveCount(0);
    await expect(slider).toHaveAttribute('aria-valuetext', /^Hardest used/);
    await page.goto('./#/puzzles/learn');
    await expect(page.locator('nt-learn h1')).toContainText('0 of 80');
  });

  await step('its keys lead the way of its line, also where a page runs rtl', async () => {
    await lookBack(page);
    const dialog = page.getByRole('dialog', { name: 'Look back' });
    await expect(dialog.getByRole('slider')).toBeFocused();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const place = async (name: string): Promise<number> =>
      (await dialog.getByRole('button', { name }).boundingBox())!.x;
    expect(await place('Previous move')).toBeLessThan(await place('Next move'));
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });

  await step('after a reload its moves are in the menu, the undone ones too', async () => {
    await openPuzzle(page, REGIONS);
    await page.reload();
    await result(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: 'Look back' }).click();
    const slider = page.getByRole('dialog', { name: 'Look back' }).getByRole('slider');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^Move 1 of ${MOVES} · ${WRONG} · A guess`),
    );
  });

  await step('an unsolved puzzle has nothing to look back on', async () => {
    await openPuzzle(page, COMPLETE);
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('button', { name: 'Start over', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look back' })).toHaveCount(0);
  });

  await step('it and its drill are in another language at once', async () => {
    await lookBack(page);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: /^Try/ }).click();
    await expect(page.getByRole('dialog', { name: /^Move / })).toBeVisible();
    await expectSaid(page, /^Move .* Regions, 8 by 8\./);
    await setLanguage(page, 'ru');
    await expect.poll(() => latinWords(page)).toEqual([]);
    await setLanguage(page, 'en');
  });

  await step('it is accessible and fits in every window', async () => {
    await lookBack(page);
    const dialog = page.getByRole('dialog', { name: 'Look back' });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [shown, whole] = await dialog.evaluate((it) => [it.clientWidth, it.scrollWidth]);
      expect(whole).toBe(shown);
      await expectNoViolations(page, 'Look back');
    }
  });
});
