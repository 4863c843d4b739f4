import { expect, test } from '../helpers/fixtures.ts';
import {
  click,
  expectFound,
  expectQueens,
  openBoard,
  result,
  SOLUTION,
  tap,
} from '../helpers/steps.ts';

test('a person solves 8 × 8 by mouse, and the same solution again is known and not counted twice', async ({
  page,
}) => {
  await openBoard(page);
  await expectFound(page, '0 of 92');
  await click(page, ...SOLUTION);
  await expectQueens(page, SOLUTION);
  await expect(result(page).getByRole('heading')).toHaveText(/New\s+1 of 92/);
  await expectFound(page, '1 of 92');
  await result(page).getByRole('button', { name: 'Find another' }).click();
  await expectQueens(page, []);
  await click(page, ...SOLUTION);
  await expect(result(page).getByRole('heading')).toHaveText('Already found');
  await expectFound(page, '1 of 92');
});

test('a person solves 8 × 8 from an empty board by keyboard alone', async ({ page }) => {
  await openBoard(page);
  const focused = page.locator('nt-board [role=gridcell]:focus');
  while ((await focused.count()) === 0) await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-label', 'a8, free');

  let column = 0;
  for (const queen of SOLUTION) {
    const target = queen.charCodeAt(0) - 'a'.charCodeAt(0);
    const key = target > column ? 'ArrowRight' : 'ArrowLeft';
    for (; column !== target; column += Math.sign(target - column)) await page.keyboard.press(key);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await expectQueens(page, SOLUTION);
  await expectFound(page, '1 of 92');

  // On to the next board, without leaving the keyboard.
  await page.keyboard.press('n');
  await expectQueens(page, []);
  await expect(result(page)).toHaveCount(0);
});

test('a turned board starts from two queens and its end is a find of the same family', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION);
  await page.getByRole('button', { name: 'Turn or mirror it' }).click();
  // The board shows the first one that is still to be found.
  await expect(page.getByRole('button', { name: 'Play this one' })).toBeFocused();
  await expectQueens(page, ['h8', 'b7', 'd6', 'a5', 'g4', 'e3', 'c2', 'f1']);
  for (let turn = 0; turn < 3; turn++) {
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
  }
  await expectQueens(page, SOLUTION);
  await expect(page.getByRole('button', { name: 'Already found' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Turn or mirror it' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 3; turn++) {
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Mirror', exact: true }).click();
  await page.getByRole('button', { name: 'Play this one' }).click();
  await expectQueens(page, ['h8', 'd7']);
  await click(page, 'a6', 'c5', 'f4', 'b3', 'g2', 'e1');
  await expect(result(page)).toContainText('2 of 8 found');
  await expectFound(page, '2 of 92');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a person solves 8 × 8, and the tap that finishes it does not press the sheet that rises under it', async ({
    page,
  }) => {
    await openBoard(page);
    await tap(page, ...SOLUTION);
    const next = result(page).getByRole('button', { name: 'Find another' });
    await expect(next).toBeVisible();
    await expectFound(page, '1 of 92');
    // The click of a slow tap, whose finger came down on the board.
    await next.dispatchEvent('click', { detail: 1 });
    await expectQueens(page, SOLUTION);
    await next.tap();
    await expectQueens(page, []);
  });
});

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the count goes up when the celebration has come to its end', async ({ page }) => {
    await openBoard(page);
    await click(page, ...SOLUTION);
    await expect(result(page)).toBeVisible();
    await expectFound(page, '1 of 92');
  });
});
