import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { askWhy, expectRung, hint, placedCount } from '../helpers/solver-steps.ts';
import { expectSaid } from '../helpers/settled.ts';
import {
  click,
  expectFound,
  expectQueens,
  insight,
  openBoard,
  result,
  tool,
} from '../helpers/steps.ts';

test.use({ ways: 'each-move' });

/** Follows the result sheet to the page of the solution. */
function openFamily(page: Page): Promise<void> {
  return result(page).locator('a[href*=family]').first().click();
}

/** Takes hints from the nudge to their last rung until all queens are placed. Returns the number of hints. */
async function followHints(page: Page, size: number): Promise<number> {
  let hints = 0;
  while ((await placedCount(page)) < size) {
    await askWhy(page);
    await page.keyboard.press('h');
    await expect(hint(page)).toHaveCount(0);
    hints++;
  }
  return hints;
}

test('hints climbed rung by rung lead to a solution of 8 × 8, which remembers them', async ({
  page,
}) => {
  await openBoard(page);
  const hints = await followHints(page, 8);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 1 of 92');

  await openFamily(page);
  await expect(page.getByText(`${hints} hints`)).toBeVisible();
});

test('each rung says more, is announced, can be chosen or gone back to, and only Place places', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'a4', 'b2', 'c7', 'd5');
  await tool(page, 'Hint').click();
  await expectRung(page, 'Nudge');
  await expectSaid(page, /^Nudge\. Look at the rows\. One of them/);
  await hint(page).getByRole('button', { name: 'Where' }).last().click();
  await expectRung(page, 'Where');
  await expectSaid(page, /^Where\. Row 8 has one free square\./);
  await hint(page).getByRole('button', { name: 'Why' }).last().click();
  await expectRung(page, 'Why');
  await expectSaid(page, /^Why\. Row 8 has one free square\. 4 squares .* Only f8 is/);
  await page.keyboard.press('Shift+H');
  await expectRung(page, 'Where');
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expectRung(page, 'Where');
  const ladder = hint(page).getByRole('list', { name: 'Hint strength' });
  await ladder.getByRole('button', { name: 'Nudge' }).click();
  await expectRung(page, 'Nudge');
  await expectQueens(page, ['a4', 'b2', 'c7', 'd5']);
  await ladder.getByRole('button', { name: 'Place' }).click();
  await expectQueens(page, ['a4', 'b2', 'c7', 'd5', 'f8']);
  await expect(hint(page)).toHaveCount(0);
});

test('a conflict comes first, then the queen to take back, and Take back cures both', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'f5', 'b4', 'a1', 'a8');
  await page.keyboard.press('h');
  await expect(hint(page)).toContainText('One queen has to go first');
  await page.keyboard.press('h');
  await expect(hint(page)).toContainText('a8 and a1 attack each other (column a)');
  await page.keyboard.press('h');
  await hint(page).getByRole('button', { name: 'Take back a8' }).click();
  await expectQueens(page, ['f5', 'b4', 'a1']);

  await expect(insight(page)).toHaveText('Dead end');
  await askWhy(page);
  await expect(hint(page).getByRole('heading')).toHaveText('a1 is wrong');
  await expect(hint(page)).toContainText('Take back a1, and 1 new solution is possible.');
  await hint(page).getByRole('button', { name: 'Take back a1' }).click();
  await expectQueens(page, ['f5', 'b4']);
  await expect(insight(page)).toHaveText('1 solution from here');
});

test('where every completion is found, the hint says so and which queen to take back for a new one', async ({
  page,
}) => {
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expectFound(page, '1 of 2');
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(insight(page)).toHaveText('1 solution from here · found before');
  await askWhy(page);
  await expect(hint(page).getByRole('heading')).toHaveText('Already found');
  await hint(page)
    .getByRole('button', { name: /^Take back \w/ })
    .click();
  // Hints lead to the other solution from here, whichever queen was taken back.
  await followHintsUntilSolved(page);
  await expectFound(page, '2 of 2');

  // All solutions are found: the hint gives a reason and no queen to take back.
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('n');
  await expectQueens(page, []);
  await page.keyboard.press('h');
  await expect(hint(page)).toContainText('You have found every solution of this size.');
  await expect(hint(page).getByRole('button', { name: /Take back|Place/ })).toHaveCount(0);
});

async function followHintsUntilSolved(page: Page): Promise<void> {
  while ((await result(page).count()) === 0) {
    await askWhy(page);
    await page.keyboard.press('h');
    await expect(hint(page)).toHaveCount(0);
  }
}

test('2 × 2 and 3 × 3 have no solution, and the hint draws why', async ({ page }) => {
  for (const [size, proof, left] of [
    [2, 'A queen on 2 × 2 attacks every other square', 0],
    [3, 'A third queen never fits', 2],
  ] as const) {
    await openBoard(page, String(size));
    await askWhy(page);
    await expect(hint(page).getByRole('heading')).toHaveText('No solution exists');
    await expect(hint(page)).toContainText(proof);
    await expect(page.locator('nt-board .drawing .supposed-queen')).toHaveCount(1);
    await expect(page.locator('nt-board .drawing .choice')).toHaveCount(left);
    await expect(hint(page).getByRole('button', { name: /Take back|Place/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the sheet leaves the whole board in view', async ({ page }) => {
    for (const path of ['8/00000102', '12/500003100007']) {
      await openBoard(page, path);
      await askWhy(page);
      const board = (await page.getByRole('grid').boundingBox())!;
      const sheet = (await page.locator('nt-hint-sheet').boundingBox())!;
      expect(board.y).toBeGreaterThanOrEqual(0);
      expect(board.y + board.height).toBeLessThanOrEqual(sheet.y);
    }
  });
});
