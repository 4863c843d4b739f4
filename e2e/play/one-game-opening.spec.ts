import { expect, test } from '../helpers/fixtures.ts';
import { BOARDS, changeSizes, hold, letThrough, settle, storedFind } from '../helpers/one-game.ts';
import { expectRung } from '../helpers/solver-steps.ts';
import {
  chooseMore,
  click,
  expectFound,
  expectQueens,
  menuItem,
  openBoard,
  SOLUTION,
  tool,
} from '../helpers/steps.ts';

test('] [ ] [ on a slow disk leaves the queens, the steps and Redo as they were', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 3));
  await tool(page, 'Undo').click();
  await expectQueens(page, ['a8', 'e7']);
  await hold(page, BOARDS);
  await changeSizes(page, 8, '][][');
  await letThrough(page, BOARDS);
  await expectQueens(page, ['a8', 'e7']);
  await chooseMore(page, 'Redo');
  await expectQueens(page, SOLUTION.slice(0, 3));
  await expect(menuItem(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  for (const left of [2, 1, 0]) {
    await tool(page, 'Undo').click();
    await expectQueens(page, SOLUTION.slice(0, left));
  }
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('queens placed while a size is loading are kept when it is left before it has loaded', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, 'a8');
  await hold(page, BOARDS);
  await changeSizes(page, 8, ']');
  await click(page, 'a9', 'c8');
  await expectQueens(page, ['a9', 'c8']);
  await changeSizes(page, 9, '[');
  await letThrough(page, BOARDS);
  await expectQueens(page, ['a8']);
  await changeSizes(page, 8, ']');
  await settle(page, BOARDS);
  await expectQueens(page, ['a9', 'c8']);
  await page.reload();
  await expectQueens(page, ['a9', 'c8']);
});

test('the help of a board is not forgotten by quick changes of size, nor by a queen placed meanwhile', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 3));
  await tool(page, 'Hint').click();
  await expectRung(page, 'Nudge');
  await page.keyboard.press('Escape');
  await hold(page, BOARDS);
  await changeSizes(page, 8, '][');
  await click(page, SOLUTION[3]);
  await letThrough(page, BOARDS);
  // The queen placed while the board was loading is one step after those of the stored board.
  await tool(page, 'Undo').click();
  await expectQueens(page, SOLUTION.slice(0, 3));
  await click(page, ...SOLUTION.slice(3));
  await expectFound(page, '1 of 92');
  expect(await storedFind(page, '15863724')).toMatchObject({ help: { nudge: 1 } });
});
