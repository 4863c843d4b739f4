import type { Page } from '@playwright/test';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  GUARD,
  GUARD_ANSWER,
  openPuzzle,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import { keepDays } from '../helpers/solved-days.ts';
import { click, expectSize, openBoard, result, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const DAY = '2026-11-21';

/** First inputs after a celebration. Each of them makes the sheet go. */
const INPUTS = {
  tap: (page: Page) => result(page).getByRole('button', { name: 'Find another' }).tap(),
  click: (page: Page) => result(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Enter: (page: Page) => page.keyboard.press('Enter'),
  n: (page: Page) => page.keyboard.press('n'),
} as const;

/** Waits until the celebration has ended by itself, and gives the sheet its first input. */
async function expectFirstInputWorks(
  page: Page,
  input: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(result(page)).toBeVisible();
  await input(page);
  await expect(result(page)).toHaveCount(0);
}

test('the first tap, click or key after a celebration of Play is not lost', async ({ page }) => {
  for (const [number, [name, input]] of Object.entries(INPUTS).entries()) {
    await test.step(name, async () => {
      await openBoard(page, '7/0000000');
      const rows = [7, 6, 5, 4, 3, 2, 1];
      await click(page, ...rows.map((row, y) => `${'abcdefg'[(2 * y + number) % 7]}${row}`));
      await expectFirstInputWorks(page, input);
    });
  }
});

test('the first click or key after a celebration of a puzzle is not lost', async ({ page }) => {
  for (const [code, answer, input] of [
    [COMPLETE, COMPLETE_REST, INPUTS.click],
    [REGIONS, REGIONS_ANSWER, INPUTS.Escape],
    [GUARD, GUARD_ANSWER, INPUTS.n],
  ] as const) {
    await openPuzzle(page, code);
    await click(page, ...answer);
    await expectFirstInputWorks(page, input);
  }
});

test('the first key after the end of a day is not lost', async ({ page }) => {
  await page.clock.install({ time: new Date(`${DAY}T12:00:00`) });
  await keepDays(page, { [DAY]: 'cc.' });
  await openDayPuzzle(page, DAY, 'guard');
  await click(page, ...dayAnswer(DAY, 'guard').rest);
  await expect(result(page).getByRole('heading')).toHaveText('All three solved');
  await expectFirstInputWorks(page, INPUTS.Enter);
});

test.describe('somebody new', () => {
  test.use({ newcomer: true });

  test('the first tap after the lesson is not lost', async ({ page }) => {
    await page.goto('./');
    await expectSize(page, 4);
    await tap(page, 'b4', 'd3', 'a2', 'c1');
    await expect(result(page)).toBeVisible();
    await result(page).getByRole('link', { name: 'Next: 5 × 5' }).tap();
    await expectSize(page, 5);
  });
});
