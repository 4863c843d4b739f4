import { expectSaid } from '../helpers/settled.ts';
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
  await expect(result(page).getByRole('heading')).toHaveText('Solution 1 of 92');
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

/** The solution of `SOLUTION` turned a quarter to the right, and mirrored from left to right. */
const TURNED = ['h8', 'b7', 'd6', 'a5', 'g4', 'e3', 'c2', 'f1'] as const;
const MIRRORED = ['h8', 'd7', 'a6', 'c5', 'f4', 'b3', 'g2', 'e1'] as const;

test('a solution is turned in the mind, onto an empty board, and is a find of the same family', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION);
  await result(page).getByRole('button', { name: 'Turn or mirror' }).click();
  await expectSaid(
    page,
    'Turn this a quarter to the right. Picture the board turned, and put each queen where it ends up.',
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Turn this a quarter to the right',
  );
  await expect(page.getByRole('img', { name: 'The solution you found:' })).toHaveAttribute(
    'aria-label',
    /a8 e7 h6 f5 c4 g3 b2 d1$/,
  );
  await test.step('the arrow stands beside the solution and covers none of it', async () => {
    const solution = page.getByRole('img', { name: 'The solution you found:' });
    const [board, arrow, words] = await Promise.all([
      solution.boundingBox(),
      page.locator('.original .badge').boundingBox(),
      page.getByRole('heading', { level: 2 }).boundingBox(),
    ]);
    expect(arrow!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
    expect(arrow!.x + arrow!.width).toBeLessThanOrEqual(words!.x);
  });
  await expectQueens(page, []);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await click(page, 'a1');
  await expectQueens(page, ['a1']);
  await undo.click();
  await expectQueens(page, []);

  await click(page, ...TURNED);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 2 of 92');
  await expect(result(page)).toContainText('2 of 8 found');

  // The next task is about the board that was found last. Back leads to it.
  await result(page).getByRole('button', { name: 'Turn or mirror' }).click();
  await page.getByRole('button', { name: 'Mirror instead' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Mirror this from left to right',
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQueens(page, TURNED);
  await expectFound(page, '2 of 92');
});

test('a turned solution that the game places is found, and the Collection says how', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION);
  await result(page).getByRole('button', { name: 'Turn or mirror' }).click();
  await page.getByRole('button', { name: 'Mirror instead' }).click();
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await expectQueens(page, MIRRORED);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 2 of 92');
  await expectFound(page, '2 of 92');
  await result(page).getByRole('link', { name: 'This family: 2 of 8 found' }).click();
  await expect(page.locator('nt-family-view .selected')).toContainText(
    'Turned or mirrored, and placed by the game',
  );
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
