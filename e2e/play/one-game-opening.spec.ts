import { expect, test } from '../helpers/fixtures.ts';
import { BOARDS, changeSizes, hold, letThrough, storedFind } from '../helpers/one-game.ts';
import { expectRung } from '../helpers/solver-steps.ts';
import { click, expectFound, expectQueens, openBoard, SOLUTION, tool } from '../helpers/steps.ts';

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
