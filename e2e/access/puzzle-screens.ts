import type { Locator, Page } from '@playwright/test';
import { challengeQuery } from '../../src/core/routes/challenge.ts';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expect } from '../helpers/fixtures.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  openPuzzle,
  openPuzzles,
  REGIONS,
  REGIONS_12,
  REGIONS_ANSWER,
  REGIONS_WITH_TWO_ANSWERS,
} from '../helpers/puzzle-steps.ts';
import { keepDays } from '../helpers/solved-days.ts';
import { once, type Screens } from './screens.ts';
import { click, expectQueens, result, square } from '../helpers/steps.ts';

/** Opens the puzzle of Regions without queens, whatever the screen before has left on it. */
async function openRegions(page: Page): Promise<void> {
  await openPuzzle(page, REGIONS);
  await page.keyboard.press('c');
  await expectQueens(page, []);
}

/** Puzzles in play and in the editor, each in a state with much to show. */
export const PUZZLES_IN_PLAY: Screens = {
  'a puzzle of Regions with queens that touch': async (page) => {
    await openRegions(page);
    await click(page, 'e8', 'd5', 'e4');
  },
  'a puzzle of Regions at Why of a hint': async (page) => {
    await openRegions(page);
    await click(page, 'e8', 'g7');
    await askWhyByButton(page);
  },
  'Regions 12 × 12 at Why of a hint': async (page) => {
    await openPuzzle(page, REGIONS_12);
    await askWhyByButton(page);
  },
  'Complete 5 × 5 at Why of a hint': async (page) => {
    await openPuzzle(page, 'c/5/13000');
    await askWhyByButton(page);
  },
  'Complete 14 × 14': async (page) => {
    await openPuzzle(page, 'c/14/b50c3d0000001a');
    await click(page, 'b8');
  },
  'Guard 3 × 12 at Why of a hint': async (page) => {
    await openPuzzle(page, 'g/3x12/4');
    await askWhyByButton(page);
  },
  'Guard 12 × 3 at Why of a hint': async (page) => {
    await openPuzzle(page, 'g/12x3/4');
    await click(page, 'b2');
    await askWhyByButton(page);
  },
  'the rule of a puzzle': async (page) => {
    await openRegions(page);
    // In wide windows it stands beside the board.
    await page.locator('nt-puzzle-play .rule').click();
    await expect(page.getByRole('dialog', { name: 'The rule' })).toBeVisible();
  },
  'More of a puzzle': async (page) => {
    await openPuzzle(page, COMPLETE);
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('button', { name: 'Start over', exact: true })).toBeVisible();
  },
  'the question before an answer is shown': async (page) => {
    await openRegions(page);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a solved puzzle': async (page) => {
    await openRegions(page);
    await click(page, ...REGIONS_ANSWER);
    await expect(result(page)).toBeVisible();
  },
  'Look back': async (page) => {
    await openRegions(page);
    await click(page, ...REGIONS_ANSWER);
    await result(page).getByRole('button', { name: 'Look back' }).click();
    await expect(page.getByRole('dialog', { name: 'Look back' })).toBeVisible();
  },
  Learn: async (page) => {
    await openPuzzles(page, 'learn');
    await expect(page.getByRole('link', { name: /^Region in one line/ })).toBeVisible();
  },
  'a drill': async (page) => {
    await openPuzzles(page, 'learn/regions/shared-2/1');
    await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
  },
  'a drill that was shown': async (page) => {
    await openPuzzles(page, 'learn/regions/shared-2/1');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  },
  'a day before there were any': async (page) => {
    await openPuzzles(page, '2025-12-24');
    await expect(page.getByRole('link', { name: 'Go to today' })).toBeVisible();
  },
  'the sheet of a day that is printed': async (page) => {
    await openPuzzles(page, '2026-01-01');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }),
    ).toBeVisible();
  },
  'Your own of Regions with two answers': async (page) => {
    await openPuzzles(page, REGIONS_WITH_TWO_ANSWERS);
    await page.getByRole('button', { name: 'Fix it' }).click();
    await expect(verdict(page)).toContainText('Two solutions.');
  },
  'Your own of Complete': async (page) => {
    await page.goto('./#/puzzles/own/complete');
    await expect(verdict(page)).toContainText('More than one solution.');
  },
  'Your own of Guard': async (page) => {
    await page.goto('./#/puzzles/own/guard');
    await expect(verdict(page)).toContainText('5 queens are enough');
  },
  'Regions with a supposed queen that leaves a region without a square': async (page) => {
    await openRegions(page);
    await square(page, 'd7').focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('toolbar', { name: 'Tried queens' })).toBeVisible();
  },
};

/** Puzzles of days on one day in late November, when some are solved. */
export const DAYS: Screens = {
  'past days': async (page) => {
    await once(page, keepSomeDays);
    await openPuzzles(page, 'past');
    await expect(page.getByRole('link', { name: '19 November, day off' })).toBeVisible();
  },
  figures: async (page) => {
    await once(page, keepSomeDays);
    await openPuzzles(page, 'past');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByText('As a table').click();
    await expect(page.getByRole('table')).toBeVisible();
  },
  'today with a week of days': async (page) => {
    await once(page, keepSomeDays);
    await openPuzzles(page);
    await expect(page.getByRole('link', { name: '20 November, 2 of 3' })).toBeVisible();
  },
  'a challenge that is won, with a new best time': async (page) => {
    await once(page, keepSomeDays);
    await openPuzzle(page, COMPLETE + challengeQuery({ seconds: 364, help: [2] }));
    await click(page, ...COMPLETE_REST);
    await expect(result(page)).toContainText('You were 6 minutes');
  },
  'a solved puzzle of a day': solveForToday,
  'what is shared of a day': async (page) => {
    await solveForToday(page);
    await result(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect(page.getByRole('dialog').locator('pre')).toContainText('2 of 3 · ');
  },
};

const verdict = (page: Page): Locator => page.locator('nt-editor .verdict');

async function solveForToday(page: Page): Promise<void> {
  await once(page, keepSomeDays);
  await openDayPuzzle(page, '2026-11-21', 'guard');
  if ((await result(page).count()) === 0) {
    await click(page, ...dayAnswer('2026-11-21', 'guard').rest);
  }
  await expect(result(page)).toContainText('2 of 3 today');
}

/** Sets the clock to late November, with some days solved. */
async function keepSomeDays(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await keepDays(page, SOME_DAYS);
}

/** Days in every state: solved, with an answer shown, day off, begun. */
const SOME_DAYS = {
  '2026-11-17': 'ccc',
  '2026-11-18': 'c.x',
  '2026-11-20': '.cc',
  '2026-11-21': 'c..',
};

async function askWhyByButton(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: 'Hint' });
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  for (const rung of ['Where', 'Why']) {
    await sheet.getByRole('button', { name: rung }).last().click();
  }
  await expect(sheet.locator('[aria-current=step]')).toHaveText('Why');
}
