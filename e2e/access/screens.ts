import type { Page } from '@playwright/test';
import { expect } from '../helpers/fixtures.ts';
import { holding } from '../helpers/settled.ts';
import {
  chooseMore,
  click,
  expectQueens,
  notice,
  openBoard,
  result,
  SOLUTION,
  square,
  tool,
} from '../helpers/steps.ts';

/** States of the game's screen by their names, with the steps that lead to each from anywhere. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Screens in which long words in large text have hardly any room. */
export const TIGHT: readonly string[] = ['a hint', 'a find turned', 'a solved puzzle'];

const prepared = new WeakSet<Page>();

/** Prepares a page that screens share: only the first of them does it. */
export async function once(page: Page, prepare: (page: Page) => Promise<void>): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  await prepare(page);
}

/** Opens a board without queens, whatever the screen before has left on it. */
async function openEmpty(page: Page, size = 8): Promise<void> {
  await openBoard(page, String(size));
  await page.keyboard.press('c');
  await expectQueens(page, []);
}

/** Every screen, dialog and sheet of Play and Settings, each in a state with much to show. */
export const PLAY: Screens = {
  'a board with conflicts': async (page) => {
    await openEmpty(page);
    await click(page, 'g6', 'c2', 'c5');
    await expect(square(page, 'c5')).toHaveAttribute('aria-label', 'c5, queen, in conflict');
  },
  'a board that cannot be finished': async (page) => {
    await openEmpty(page, 4);
    await click(page, 'a4');
    await click(page, 'b2', 'd3');
    await page.getByRole('button', { name: 'Which one?' }).click();
    await expect(page.getByRole('button', { name: /^Take (it|them) back/ })).toBeVisible();
  },
  'a large board': async (page) => {
    await openBoard(page, '17');
    // The number of solutions left may take long to be known.
    holding(page, 'answers');
    await click(page, 'c15');
  },
  'a board without a solution': (page) => openBoard(page, '3'),
  'a hint': async (page) => {
    await openEmpty(page);
    await click(page, 'a8', 'e7', 'h6');
    const sheet = page.getByRole('region', { name: 'Hint' });
    await tool(page, 'Hint').click();
    for (const rung of ['Where', 'Why']) {
      await sheet.getByRole('button', { name: rung }).last().click();
    }
    await expect(sheet.locator('[aria-current=step]')).toHaveText(/Why/);
  },
  'the question before Reveal': async (page) => {
    await openEmpty(page);
    await chooseMore(page, 'Reveal solution');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a revealed solution': async (page) => {
    await openBoard(page, '6');
    await chooseMore(page, 'Reveal solution');
    await page.getByRole('button', { name: 'Reveal it' }).click();
    await expect(page.locator('nt-board [aria-label*="revealed queen"]')).toHaveCount(6);
  },
  'a new find': async (page) => {
    await openEmpty(page);
    await click(page, ...SOLUTION);
    await expect(result(page)).toBeVisible();
  },
  'a find turned': async (page) => {
    await openEmpty(page, 5);
    await click(page, 'a5', 'c4', 'e3', 'b2', 'd1');
    await page.getByRole('button', { name: 'Turn or mirror' }).click();
    await expect(page.getByRole('button', { name: 'Place it for me' })).toBeVisible();
  },
  'a find that was known': async (page) => {
    await openEmpty(page, 4);
    await click(page, 'b4', 'd3', 'a2', 'c1');
    await expect(result(page)).toBeVisible();
    await page.keyboard.press('c');
    await expectQueens(page, []);
    await click(page, 'b4', 'd3', 'a2', 'c1');
    await expect(result(page)).toBeVisible();
    await expect(result(page)).toContainText('Already found');
  },
  'the choice of boards with a wrong position': async (page) => {
    await openEmpty(page);
    await page.getByRole('button', { name: /^Board .*, change$/ }).click();
    await page.getByText('More sizes').click();
    await page.getByText('Open a position').click();
    await page.getByLabel('Type or paste a position').fill('15863729');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
  'all keys': async (page) => {
    await openEmpty(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  },
  'a board with queens, stars and marks': async (page) => {
    await openEmpty(page);
    await click(page, 'b7', 'e3');
    await tool(page, 'Mark').click();
    await click(page, 'h1', 'g1');
  },
  'a notice': async (page) => {
    await openEmpty(page);
    await page.goto('./#/play/33');
    await expect(notice(page)).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('./#/settings');
    await page.locator('nt-settings .more summary').click();
  },
  'supposed queens, from which a row without a square follows': async (page) => {
    await openEmpty(page);
    await click(page, 'a5', 'b2', 'd1');
    await square(page, 'c4').focus();
    for (const key of ['s', '.', '.']) await page.keyboard.press(key);
    await expect(page.locator('nt-board .thought')).toHaveCount(3);
  },
};
