import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  click,
  expectFound,
  expectMarks,
  expectQueens,
  expectSize,
  middleOf,
  openBoard,
  SOLUTION,
  square,
  stepsInSilence,
} from '../helpers/steps.ts';

const assertive = (page: Page) => page.locator('nt-app [aria-live=assertive]');
const focused = (page: Page) => page.locator('nt-board [role=gridcell]:focus');

/** Opens 8 × 8 and clears it of what a step before has left. */
async function openEmptyBoard(page: Page): Promise<void> {
  await openBoard(page);
  await page.keyboard.press('c');
  await expectQueens(page, []);
  await expectMarks(page, []);
}

async function focusBoard(page: Page): Promise<void> {
  await page.locator('nt-board [role=gridcell][tabindex="0"]').focus();
}

async function expectFocus(page: Page, name: string): Promise<void> {
  await expect(focused(page)).toHaveAttribute('aria-label', new RegExp(`^${name},`));
}

test('the board is played and heard by keys alone', async ({ page, step: run }) => {
  const step = await stepsInSilence(page, run);

  await step('the board is one grid with rows, named squares and one tab stop', async () => {
    await openEmptyBoard(page);
    await click(page, 'b7', 'g6');
    const grid = page.getByRole('grid', { name: 'Board, 8 by 8, queens placed: 2' });
    await expect(grid.getByRole('row')).toHaveCount(8);
    await expect(grid.getByRole('gridcell')).toHaveCount(64);
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(square(page, 'd8')).toHaveAttribute('aria-label', 'd8, free');
    await expect(square(page, 'e4')).toHaveAttribute('aria-label', 'e4, attacked by b7 and g6');
    await expect(square(page, 'b7')).toHaveAttribute('aria-label', 'b7, queen');
    await click(page, 'c2');
    await expect(square(page, 'g6')).toHaveAttribute('aria-label', 'g6, queen, in conflict');
    await expect(
      page.getByRole('grid', { name: 'Board, 8 by 8, queens placed: 3, conflicts: 1' }),
    ).toBeVisible();
  });

  await step('Tab takes one step through the board, and comes back to its square', async () => {
    await openEmptyBoard(page);
    await focusBoard(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, 'b7');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expectFocus(page, 'b7');
  });

  await step('arrows, Home, End and Page keys move the focus up to the edges', async () => {
    await openEmptyBoard(page);
    await focusBoard(page);
    for (const [key, square] of [
      ['ArrowUp', 'a8'],
      ['ArrowLeft', 'a8'],
      ['End', 'h8'],
      ['ArrowRight', 'h8'],
      ['PageDown', 'h1'],
      ['ArrowDown', 'h1'],
      ['Home', 'a1'],
      ['ArrowRight', 'b1'],
      ['PageUp', 'b8'],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(page, square);
    }
  });

  await step('keys place, take back, mark, undo, redo, clear and find free squares', async () => {
    await openEmptyBoard(page);
    await focusBoard(page);
    await page.keyboard.press('Space');
    await expectQueens(page, ['a8']);
    await page.keyboard.press('f');
    await expectFocus(page, 'c7');
    await page.keyboard.press('Enter');
    await expectQueens(page, ['a8', 'c7']);
    await page.keyboard.press('Delete');
    await expectQueens(page, ['a8']);
    await page.keyboard.press('Delete');
    await page.keyboard.press('x');
    await expectMarks(page, ['c7']);
    await page.keyboard.press('u');
    await expectMarks(page, []);
    await page.keyboard.press('Control+z');
    await expectQueens(page, ['a8', 'c7']);
    await page.keyboard.press('Shift+U');
    await expectQueens(page, ['a8']);
    await page.keyboard.press('Control+y');
    await expectMarks(page, ['c7']);
    await page.keyboard.press('c');
    await expectQueens(page, []);
    await expectMarks(page, []);
  });

  await step('queens are announced politely, and a conflict at once until its end', async () => {
    await openEmptyBoard(page);
    await click(page, 'd8');
    await expectSaid(page, 'Queen on d8. 1 placed.');
    await click(page, 'd8');
    await expectSaid(page, 'd8 taken back. 0 placed.');
    await click(page, 'b7', 'e4');
    const conflict = 'b7 and e4 attack each other on a diagonal.';
    await expect(assertive(page)).toHaveText(`Queen on e4. ${conflict}`);
    await click(page, 'c1');
    await expect(assertive(page)).toHaveText(`Queen on c1. ${conflict}`);
    await click(page, 'c1');
    await expect(assertive(page)).toHaveText(`c1 taken back. ${conflict}`);
    await click(page, 'e4');
    await expectSaid(page, /^Conflict cleared\./);
  });

  await step('a find is announced at once with its family, and a known one too', async () => {
    await openEmptyBoard(page);
    await click(page, ...SOLUTION);
    await expect(assertive(page)).toContainText(/New\. 1 of 92\. Family \d+, 1 of 8 found\./);
    await page.keyboard.press('n');
    await expectQueens(page, []);
    await click(page, ...SOLUTION);
    await expect(assertive(page)).toContainText('Already found.');
    await expectFound(page, '1 of 92');
  });

  await step('a dialog keeps keys from the board, and gives the focus back', async () => {
    await openEmptyBoard(page);
    await focusBoard(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'All keys' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('u');
    await page.keyboard.press(']');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectQueens(page, ['a8']);
    await expectSize(page, 8);
    await expectFocus(page, 'a8');
  });

  await step('Undo keeps the focus when it has nothing left to undo', async () => {
    // No other step has played on this size.
    await openBoard(page, '9');
    await click(page, 'a8');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toBeFocused();
  });

  await step('marks are announced, and a marked square says what attacks it', async () => {
    await openEmptyBoard(page);
    await focusBoard(page);
    await page.keyboard.press('x');
    await expectSaid(page, 'a8 marked empty.');
    await page.keyboard.press('x');
    await expectSaid(page, 'a8 unmarked.');
    await page.keyboard.press('x');
    await expect(square(page, 'a8')).toHaveAttribute('aria-label', 'a8, marked empty');
    await click(page, 'd8');
    await expect(square(page, 'a8')).toHaveAttribute(
      'aria-label',
      'a8, marked empty, attacked by d8',
    );
    await page.getByRole('button', { name: 'Mark' }).click();
    const [from, to] = [await middleOf(page, 'a6'), await middleOf(page, 'd6')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    await expectSaid(page, '4 squares marked empty.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSaid(page, '4 squares unmarked.');
  });
});
