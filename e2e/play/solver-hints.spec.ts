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

/** Takes hints from the nudge to their last rung until the board is solved. Returns the number of hints. */
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

test('hints lead on from any board', async ({ page, step }) => {
  await step('each rung says more and can be gone back to, and only Place places', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
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

  await step('2 × 2 and 3 × 3 have no solution, and the hint draws why', async () => {
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
});

test('where every completion is found, the hint leads to a new solution, and its find remembers the hints', async ({
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
  const hints = await followHints(page, 4);
  await expectFound(page, '2 of 2');
  await expect(page.locator('nt-last-find-sheet dl')).toHaveText(new RegExp(`Hints\\s*${hints}`));

  // All solutions are found: the hint gives a reason and no queen to take back.
  await page.keyboard.press('n');
  await expectQueens(page, []);
  await askWhy(page);
  await expect(hint(page)).toContainText('You have found every solution of this size.');
  await expect(hint(page).getByRole('button', { name: /Take back|Place/ })).toHaveCount(0);
});
