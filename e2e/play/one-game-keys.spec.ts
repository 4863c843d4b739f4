import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, openPuzzle } from '../helpers/puzzle-steps.ts';
import {
  click,
  expectMarks,
  expectQueens,
  expectSize,
  openBoard,
  SOLUTION,
  square,
} from '../helpers/steps.ts';

const SEVEN = SOLUTION.slice(0, 7);

/** Holds a key: the first press, and as many more as the keyboard repeats. */
async function holdKey(page: Page, key: string, repeats: number): Promise<void> {
  for (let press = 0; press <= repeats; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('held keys and keys between dialogs do what they should', async ({ page, step }) => {
  const keys = page.getByRole('dialog', { name: 'All keys' });

  await step('a held key repeats nothing on the board but moves of the focus', async () => {
    await openBoard(page);
    await square(page, 'a8').focus();
    await holdKey(page, 'x', 1);
    await expectMarks(page, ['a8']);
    await holdKey(page, ']', 2);
    await expectSize(page, 9);
  });

  await step('held arrows move on, and held U and Shift+U undo and redo step by step', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
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

  for (const { board, open } of [
    { board: 'Play', open: () => openBoard(page, '5/00000') },
    { board: 'a puzzle', open: () => openPuzzle(page, COMPLETE) },
  ]) {
    await step(`over the open menu of ${board} the keys of the board rest`, async () => {
      await open();
      await click(page, 'e3');
      await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
      const menu = page.locator('#more');
      await page.getByRole('button', { name: /^More/ }).click();
      await expect(menu).toBeVisible();
      // The last lists all keys.
      for (const key of ['c', 'u', '?']) await page.keyboard.press(key);
      await expect(keys).toBeVisible();
      await expect(menu).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await expect(square(page, 'e3')).toHaveAttribute('aria-label', /queen/);
    });
  }

  await step('a key pressed in the moment a dialog is closed is not lost', async () => {
    await openBoard(page);
    const boards = page.getByRole('dialog', { name: 'Choose a board' });
    for (const { open, dialog, next } of [
      { open: () => page.keyboard.press('?'), dialog: keys, next: ']' },
      {
        open: () => page.getByRole('button', { name: 'Board 9 by 9, change' }).click(),
        dialog: boards,
        next: '?',
      },
    ]) {
      await open();
      // The browser fires `close` in a task of its own: the next key may come before it.
      const close = dialog.getByRole('button', { name: 'Close' });
      await close.evaluate((button: HTMLElement, key) => {
        button.click();
        const press = new KeyboardEvent('keydown', { key, bubbles: true, composed: true });
        document.body.dispatchEvent(press);
      }, next);
      await expectSize(page, 9);
    }
    await expect(keys).toBeVisible();
  });
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
