import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openPuzzle, REGIONS, REGIONS_12, REGIONS_ANSWER } from './puzzle-steps.ts';
import type { Stage } from './stages.ts';
import { click, result } from './steps.ts';

/** Puzzles in play, each in a state with much to show. */
export const PUZZLE_STAGES: readonly Stage[] = [
  {
    name: 'a puzzle of Regions with queens that touch',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS);
      await click(page, 'e8', 'd5', 'e4');
    },
  },
  {
    name: 'a puzzle of Regions at Why of a hint',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS);
      await click(page, 'e8', 'g7');
      await askWhyByButton(page);
    },
  },
  {
    name: 'Regions 12 × 12 at Why of a hint',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS_12);
      await askWhyByButton(page);
    },
  },
  {
    name: 'Complete 5 × 5 at Why of a hint',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, 'c/5/13000');
      await askWhyByButton(page);
    },
  },
  {
    name: 'Complete 14 × 14',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, 'c/14/b50c3d0000001a');
      await click(page, 'b8');
    },
  },
  {
    name: 'Guard 3 × 12 at Why of a hint',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, 'g/3x12/4');
      await askWhyByButton(page);
    },
  },
  {
    name: 'Guard 12 × 3 at Why of a hint',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, 'g/12x3/4');
      await click(page, 'b2');
      await askWhyByButton(page);
    },
  },
  {
    name: 'the rule of a puzzle',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS);
      // In wide windows it stands beside the board.
      await page.locator('nt-puzzle-play .rule').click();
      await expect(page.getByRole('dialog', { name: 'The rule' })).toBeVisible();
    },
  },
  {
    name: 'More of a puzzle',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS);
      await page.getByRole('button', { name: /^More/ }).click();
      await expect(page.getByRole('button', { name: 'Start over', exact: true })).toBeVisible();
    },
  },
  {
    name: 'the question before an answer is shown',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS);
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a solved puzzle',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, REGIONS);
      await click(page, ...REGIONS_ANSWER);
      await expect(result(page)).toBeVisible();
    },
  },
  {
    name: 'a board of the Guard table with more than the least',
    async open(page: Page): Promise<void> {
      await openPuzzle(page, 'guard-table/3x4');
      await click(page, 'a1', 'b2', 'd1');
      await expect(result(page)).toBeVisible();
    },
  },
];

async function askWhyByButton(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: 'Hint' });
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  for (const rung of ['Where', 'Why']) {
    await sheet.getByRole('button', { name: rung }).last().click();
  }
  await expect(sheet.locator('[aria-current=step]')).toHaveText('Why');
}
