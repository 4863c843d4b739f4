import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzle } from '../helpers/puzzle-steps.ts';
import {
  click,
  expectMarks,
  expectQueens,
  expectSize,
  middleOf,
  openBoard,
  SOLUTION,
  square,
  tool,
} from '../helpers/steps.ts';

const SEVEN = SOLUTION.slice(0, 7);

/** Holds a key: the first press, and as many more as the keyboard repeats. */
async function holdKey(page: Page, key: string, repeats: number): Promise<void> {
  for (let press = 0; press <= repeats; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('a held key repeats nothing on the board that is not a move of the focus, Undo or Redo', async ({
  page,
}) => {
  await openBoard(page);
  await square(page, 'a8').focus();
  await holdKey(page, 'x', 1);
  await expectMarks(page, ['a8']);
  await holdKey(page, ']', 2);
  await expectSize(page, 9);
});

test('held arrows move the focus on, and held U and Shift+U undo and redo step by step', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SEVEN);
  await square(page, 'd4').focus();
  await holdKey(page, 'ArrowRight', 2);
  await expect(square(page, 'g4')).toBeFocused();
  await holdKey(page, 'u', 3);
  await expectQueens(page, SEVEN.slice(0, 3));
  await page.keyboard.down('Shift');
  await holdKey(page, 'U', 2);
  await page.keyboard.up('Shift');
  await expectQueens(page, SEVEN.slice(0, 6));
});

test('a fast stroke marks every square it crosses', async ({ page }) => {
  await openBoard(page);
  await tool(page, 'Mark').click();
  const stroke = async (from: string, to: string): Promise<void> => {
    const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 1 });
    await page.mouse.up();
  };
  const row = ['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8'];
  await stroke('a8', 'h8');
  await expectMarks(page, row);
  // The stroke is diagonal and crosses no corner of a square.
  await stroke('a1', 'e3');
  await expectMarks(page, [...row, 'a1', 'b1', 'b2', 'c2', 'd2', 'd3', 'e3']);
});

test('in the Lab held keys step on and back, and other held keys act once', async ({ page }) => {
  await page.goto('./#/lab/backtracking/8');
  const step = page.getByRole('slider', { name: 'Step' });
  await expect(step).toHaveAttribute('aria-valuetext', /^Step 0 of [\d,]+ · /);
  await holdKey(page, '.', 3);
  await expect(step).toHaveAttribute('aria-valuenow', '4');
  await holdKey(page, ',', 1);
  await expect(step).toHaveAttribute('aria-valuenow', '2');
  await step.focus();
  await holdKey(page, 'ArrowRight', 2);
  await expect(step).toHaveAttribute('aria-valuenow', '5');

  const speed = page.getByRole('combobox', { name: 'Speed' });
  await expect(speed).toHaveValue('10 steps a second');
  await holdKey(page, '>', 1);
  await expect(speed).toHaveValue('60 steps a second');
  await holdKey(page, 'p', 1);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

for (const { board, open } of [
  { board: 'Play', open: (page: Page) => openBoard(page, '5') },
  { board: 'a puzzle', open: (page: Page) => openPuzzle(page, COMPLETE) },
]) {
  test(`over the open menu of ${board} the keys of the board rest, and ? lists all keys`, async ({
    page,
  }) => {
    await open(page);
    await click(page, 'e3');
    await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
    const menu = page.locator('#more');
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(menu).toBeVisible();
    for (const key of ['c', 'u', '?']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'All keys' })).toBeHidden();
    await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
  });
}

test('a key pressed in the moment a dialog is closed is not lost', async ({ page }) => {
  await openBoard(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'All keys' });
  await expect(keys).toBeVisible();
  // The browser fires `close` in a task of its own: the next key may come before it.
  await keys.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click();
    const press = new KeyboardEvent('keydown', { key: ']', bubbles: true, composed: true });
    document.body.dispatchEvent(press);
  });
  await expectSize(page, 9);
  await page.getByRole('button', { name: 'Board 9 by 9, change' }).click();
  const boards = page.getByRole('dialog', { name: 'Choose a board' });
  await boards.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click();
    const press = new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true });
    document.body.dispatchEvent(press);
  });
  await expect(keys).toBeVisible();
});
