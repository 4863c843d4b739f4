import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  heldAnswers,
  holdAnswers,
  letAnswersBeHeld,
  releaseAnswers,
} from '../helpers/hold-answers.ts';
import { COMPLETE, openPuzzle, openPuzzles } from '../helpers/puzzle-steps.ts';
import { click, expectQueens } from '../helpers/steps.ts';

test.beforeEach(async ({ page }) => {
  await letAnswersBeHeld(page);
  // The animation of a closed dialog outlasts the test.
  await page.addInitScript(() => {
    const never = { finished: new Promise(() => undefined) } as unknown as Animation;
    HTMLDialogElement.prototype.getAnimations = () => [never];
  });
});

const hub = (page: Page) => page.getByRole('heading', { name: 'Today', exact: true });
const make = (page: Page) => page.getByRole('button', { name: 'Make a puzzle' });

/** Chooses an item of the menu More. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Releases the held answers, once there are some. */
async function release(page: Page): Promise<void> {
  await expect.poll(() => heldAnswers(page)).toBeGreaterThan(0);
  await releaseAnswers(page);
}

test('an answer that comes after its page was left changes nothing', async ({ page, step }) => {
  await step('a puzzle of Endless that comes after Back opens nothing', async () => {
    await openPuzzles(page);
    await page.getByRole('link', { name: /^New puzzle/ }).click();
    await expect(make(page)).toBeVisible();
    await holdAnswers(page);
    await make(page).click();
    await expect.poll(() => heldAnswers(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(hub(page)).toBeVisible();
    await release(page);
    await expect(page).toHaveURL(/#\/puzzles$/);
    await expect(page.locator('nt-puzzle-play')).toHaveCount(0);
  });

  await step('an answer that comes after the puzzle was left is not kept', async () => {
    await openPuzzle(page, COMPLETE);
    await click(page, 'e3');
    await choose(page, 'Reveal solution');
    await holdAnswers(page);
    await page.getByRole('button', { name: 'Reveal it' }).click();
    await expect.poll(() => heldAnswers(page)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(hub(page)).toBeVisible();
    await release(page);
    await openPuzzle(page, COMPLETE);
    await expectQueens(page, ['e3']);
  });

  await step('a question over a puzzle closes when another puzzle is opened', async () => {
    await openPuzzle(page, COMPLETE);
    await choose(page, 'Reveal solution');
    const question = page.locator('nt-show-dialog dialog[open]');
    await expect(question).toBeVisible();
    await page.evaluate(() => (location.hash = '#/puzzles/g/3x4/2'));
    await expect(page.locator('nt-board [role=gridcell]')).toHaveCount(12);
    await expect(question).toHaveCount(0);
  });
});
