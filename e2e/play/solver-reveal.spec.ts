import type { Page } from '@playwright/test';
import { allOf, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  chooseMore,
  click,
  expectFound,
  expectQueens,
  insight,
  menuItem,
  notice,
  openBoard,
  result,
  revealedSquares,
} from '../helpers/steps.ts';

test.use({ ways: 'each-move' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reveal a solution?' });

async function reveal(page: Page): Promise<void> {
  await chooseMore(page, 'Reveal solution');
  await dialog(page).getByRole('button', { name: 'Reveal it' }).click();
}

/** The hollow queens, as they are drawn. */
const hollow = (page: Page) => page.locator('nt-board .queens use[href="#hollow-queen"]');

test('Reveal asks first, and finishes the board with hollow queens, which one undo takes back', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'f5', 'b4');
  await page.keyboard.press('r');
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectQueens(page, ['f5', 'b4']);
  await expect(insight(page)).toHaveText('1 solution from here');

  await reveal(page);
  await expect(hollow(page)).toHaveCount(6);
  await expect(insight(page)).toContainText('Revealed.');
  await expect(page.getByRole('button', { name: '0 of 92 found · 1 revealed' })).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQueens(page, ['f5', 'b4']);
  await expect(hollow(page)).toHaveCount(0);

  // The solution is stored as revealed.
  await page.reload();
  await expect(page.getByRole('button', { name: '0 of 92 found · 1 revealed' })).toBeVisible();
});

test('a revealed solution is found when it is built from an empty board, not when a queen is put back', async ({
  page,
}) => {
  await openBoard(page, '4');
  await reveal(page);
  await expect(hollow(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: '0 of 2 found · 1 revealed' })).toBeVisible();
  const squares = await revealedSquares(page, 4);
  await click(page, squares[0]!, squares[0]!);
  await expect(insight(page)).toContainText('Solve it yourself');
  await expectFound(page, '0 of 2');
  await page.getByRole('button', { name: 'Find another' }).click();
  await click(page, ...squares);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 1 of 2');
  await expectFound(page, '1 of 2');
  await expect(page.getByRole('button', { name: 'revealed' })).toHaveCount(0);
});

test('where Reveal has nothing to show, it says so at once instead of asking', async ({ page }) => {
  const refused = async (sentence: string): Promise<void> => {
    await page.keyboard.press('r');
    await expect(notice(page)).toHaveText(sentence);
    await expect(dialog(page)).toHaveCount(0);
  };
  await openBoard(page);
  await click(page, 'f5', 'f4');
  await refused('Two queens attack each other. Take one of them back first.');
  // The notice goes when the board changes.
  await click(page, 'f4');
  await expect(notice(page)).toHaveCount(0);
  await click(page, 'b4', 'a1', 'd8');
  await expect(menuItem(page, 'Reveal solution')).toBeDisabled();
  await refused('This board can’t be completed. Take a queen back first.');
  await page.locator('nt-notice').getByRole('button', { name: 'Which one?' }).click();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await expectQueens(page, ['f5', 'b4']);
  await expect(notice(page)).toHaveCount(0);

  await openBoard(page, '3');
  await refused('Nothing to reveal: 3 × 3 has no solution.');
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expect(result(page)).toBeVisible();
  await refused('Nothing to reveal: this board is finished.');
  await page.keyboard.press('n');
  await click(page, 'b4');
  await refused('Nothing to reveal: you have found every solution from here.');
});

test('the last solution that is not found is the one shown, and where all are found Reveal says so', async ({
  page,
}) => {
  const [last, ...others] = allOf(8);
  await openBoard(page);
  await store(page, others);
  await page.reload();
  await expectFound(page, '91 of 92');
  await reveal(page);
  await expect(page).toHaveURL(new RegExp(`/8/x${last}-[a-z]{3}$`));
  await page.getByRole('button', { name: 'Find another' }).click();
  await store(page, [last!]);
  await page.reload();
  await expectFound(page, '92 of 92');
  await expect(insight(page)).toHaveText('You found all 92!');
  await page.keyboard.press('r');
  await expect(notice(page)).toContainText('you have found every solution of this size');
  await expectQueens(page, []);
});
